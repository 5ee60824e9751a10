"""Run a module of `tests/support` as a program: `python tests support.documents.rulebook_cases classic`."""

import runpy
import sys
from pathlib import Path

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.path.append(str(Path(__file__).parents[1]))
    sys.argv.pop(0)
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
