"""The page's modules of JavaScript, joined into one script."""

import re

import pytest

from renders.page.document import page
from renders.page.joiner import CannotJoin, join, page_modules, page_script


def test_a_module_comes_after_what_it_needs() -> None:
    modules = {
        "main.js": 'import { b } from "./b.js";\nconst main = b;\n',
        "b.js": 'import { a } from "./a.js";\nexport const b = a;\n',
        "a.js": "export function a() {}\n",
    }
    script = join(modules, "main.js")
    assert re.findall(r"function a|const b|const main", script) == ["function a", "const b", "const main"]
    assert "import" not in script
    assert "export" not in script


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        (
            {"main.js": 'import { a } from "./a.js";\nconst b = 1;\n', "a.js": "export const a = 1;\nconst b = 2;\n"},
            "b is declared in a.js and in main.js",
        ),
        (
            {"main.js": 'import { a } from "./a.js";\n', "a.js": "const a = 1;\n"},
            "main.js imports a, which a.js does not export",
        ),
        ({"main.js": 'import { a } from "./a.js";\n'}, "main.js imports a.js, which is not there"),
        (
            {
                "main.js": 'import { a } from "./a.js";\nexport const m = 1;\n',
                "a.js": 'import { m } from "./main.js";\nexport const a = 1;\n',
            },
            "in a circle",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(modules: dict[str, str], why: str) -> None:
    with pytest.raises(CannotJoin, match=re.escape(why)):
        join(modules, "main.js")


def test_every_module_of_the_page_is_in_its_script() -> None:
    script = page_script()
    for name, text in page_modules().items():
        declared = re.findall(r"^(?:export )?(?:class|function) (\w+)", text, re.MULTILINE)
        assert all(re.search(rf"\b{found}\b", script) for found in declared), name
    assert "innerHTML" not in script
    assert "</script" not in script


def test_a_title_is_text() -> None:
    html = page("</title><script>x</script>", "en", "", {}, {})
    assert "<script>x" not in html
    assert "&lt;/title&gt;&lt;script&gt;x" in html
