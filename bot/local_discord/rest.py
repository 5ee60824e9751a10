"""The REST API of the loopback Discord, answered by SimCord's routes."""

import base64
import io
import json
import logging
import re
import time
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local_discord.gateway import gateway_at
from bot.local_discord.simcord_private import CDN_BASE, BackendError, router
from bot.local_discord.world import FILE_LIMIT, World
from bot.local_discord.world_file import Nonce

log = logging.getLogger(__name__)

API = "/api/v10"
MOST_FILES = 10
MOST_CHOICES = 25
EMOJI_LIMIT = 256 * 1024
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
NONCE_SECONDS = 5 * 60
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What reading a request raises that no client of Discord sends."""
INVALID_JSON, INVALID_FORM = 50109, 50035
"""Discord's error codes for a body that is no JSON, and for one with fields that it does not take."""
# These carry their own secret in the path, as on Discord; discord.py sends them without the bot's token.
_OPEN = ("/interactions/", "/webhooks/")


@dataclass
class Upload:
    """A file of a multipart request, in the form that SimCord's routes read."""

    fp: io.BytesIO
    filename: str
    description: str | None = None
    spoiler: bool = False


@dataclass
class Call:
    """One request of the bot, with its parsed body."""

    method: str
    path: str
    body: Any
    uploads: list[Upload]
    params: dict[str, str]
    reason: str | None


class Rest:
    """Answers the bot's requests. `nonces` are those of messages sent in the last `NONCE_SECONDS`."""

    def __init__(self, world: World, token: str, nonces: list[Nonce]) -> None:
        self.world, self.token, self.nonces = world, token, nonces
        self.cdn = ""

    async def answer(self, request: web.Request) -> web.Response:
        """Answer any request under `/api/v10`."""
        path = "/" + request.match_info["path"]
        if "Origin" in request.headers:
            return _reply({"code": 0, "message": "A web page may not speak as the bot."}, 403)
        if not path.startswith(_OPEN) and request.headers.get("Authorization") != f"Bot {self.token}":
            return _reply({"code": 0, "message": "401: Unauthorized"}, 401)
        try:
            data = _gateway(request.host) if path == "/gateway/bot" else self._perform(await self._read(request, path))
            return web.Response(status=204) if data is None else _reply(data, rename=(CDN_BASE, self.cdn))
        except BackendError as error:
            refused = error
        except MALFORMED as error:
            refused = BackendError(400, INVALID_FORM, f"Invalid Form Body ({type(error).__name__})")
        _note(request.method, path, refused)
        return _reply(refused.to_json(), refused.status)

    def _perform(self, call: Call) -> Any:
        if call.path == "/applications/@me":
            call.path = "/oauth2/applications/@me"
        _check(call)
        if _is_send(call):
            return self._send(call)
        data = self._dispatch(call)
        if _is_emoji(call):
            self.world.cdn.store_emoji(int(data["id"]), _image_of(call))
        if call.path.startswith("/interactions/"):
            self.world.note_answer(int(call.path.split("/")[2]))
        return data

    def _dispatch(self, call: Call) -> Any:
        return router.dispatch(
            self.world,
            call.method,
            call.path,
            json=call.body,
            params=call.params,
            files=call.uploads,
            reason=call.reason,
            message_content_access=False,
        )

    # -- a message's nonce

    def _send(self, call: Call) -> Any:
        channel = int(call.path.split("/")[2])
        nonce = str(call.body.get("nonce", "")) if isinstance(call.body, dict) else ""
        enforced = bool(nonce and call.body.get("enforce_nonce"))
        first = self._first_with(nonce, channel) if enforced else None
        if first is not None:
            get = Call("GET", f"/channels/{channel}/messages/{first.message}", None, [], {}, None)
            return self._dispatch(get) | {"nonce": nonce}
        data = self._dispatch(call)
        if enforced:
            self.nonces.append(Nonce(nonce, channel, int(data["id"]), time.time()))
        return data | {"nonce": nonce or None}

    def _first_with(self, value: str, channel: int) -> Nonce | None:
        """The nonce of a message in this channel that was sent with the same value; None if there is none."""
        self.nonces[:] = [nonce for nonce in self.nonces if time.time() - nonce.at < NONCE_SECONDS]
        messages = self.world.messages.get(channel, {})
        same = (nonce for nonce in self.nonces if (nonce.value, nonce.channel) == (value, channel))
        return next((nonce for nonce in same if nonce.message in messages), None)

    # -- reading a request

    async def _read(self, request: web.Request, path: str) -> Call:
        body, uploads = None, list[Upload]()
        if request.content_type.startswith("multipart/"):
            body, uploads = await _read_form(request)
        elif request.can_read_body:
            body = _read_json(await request.read())
        reason = request.headers.get("X-Audit-Log-Reason")
        return Call(request.method, path, self._as_stored(body), uploads, dict(request.query), reason)

    def _as_stored(self, body: Any) -> Any:
        """A body with this machine's address of pictures as the world keeps it.

        Raises ValueError for what no file of JSON can hold: half a character, a number without a value.
        """
        text = json.dumps(body, ensure_ascii=False, allow_nan=False)
        text.encode()
        return json.loads(text.replace(self.cdn, CDN_BASE) if self.cdn else text)


def _read_json(text: bytes) -> Any:
    """A request's body; raises BackendError where it is no JSON."""
    try:
        return json.loads(text or b"null")
    except (ValueError, RecursionError) as error:
        raise BackendError(400, INVALID_JSON, "The request body contains invalid JSON.") from error


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    form, uploads = [], dict[str, Upload]()
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        if part.filename:
            uploads[part.name or ""] = Upload(io.BytesIO(await part.read()), part.filename)
        else:
            form.append({"name": part.name, "value": await part.text()})
    body, files = router.parse_form(form, list(uploads.values()))
    for attachment in _attachments(body):
        upload = uploads.get(f"files[{attachment.get('id')}]")
        if upload is not None:
            upload.description = attachment.get("description")
    return body, files


def _attachments(body: Any) -> list[dict[str, Any]]:
    if not isinstance(body, dict):
        return []
    inner = body.get("data") if isinstance(body.get("data"), dict) else body
    return list((inner or {}).get("attachments") or [])


def _is_send(call: Call) -> bool:
    parts = call.path.split("/")
    return call.method == "POST" and len(parts) == 4 and parts[1] == "channels" and parts[3] == "messages"


def _is_emoji(call: Call) -> bool:
    return call.method == "POST" and call.path.endswith("/emojis")


def _image_of(call: Call) -> bytes:
    """The picture of a new emoji, which comes as a data URI."""
    return base64.b64decode(call.body["image"].partition(",")[2])


def _check(call: Call) -> None:
    """Refuse requests that Discord refuses and SimCord does not; raises BackendError."""
    if len(call.uploads) > MOST_FILES:
        raise BackendError(400, 50035, f"Invalid Form Body: at most {MOST_FILES} files a message")
    if any(upload.fp.getbuffer().nbytes > FILE_LIMIT for upload in call.uploads):
        raise BackendError(413, 40005, "Request entity too large")
    if _is_emoji(call):
        _check_emoji(call)
    data = call.body.get("data") if isinstance(call.body, dict) else None
    if isinstance(data, dict) and len(data.get("choices") or []) > MOST_CHOICES:
        raise BackendError(400, 50035, f"Invalid Form Body: at most {MOST_CHOICES} choices")


def _check_emoji(call: Call) -> None:
    """Refuse an emoji as Discord does: by its name, or as too large; raises BackendError."""
    if not _EMOJI_NAME.fullmatch(str(call.body.get("name"))):
        raise BackendError(400, 50035, "Invalid Form Body: an emoji's name has 2 to 32 letters, digits and underscores")
    if len(_image_of(call)) > EMOJI_LIMIT:
        raise BackendError(400, 50138, "Failed to resize asset below the maximum size: 262144")


def _gateway(host: str) -> dict[str, Any]:
    """Where the gateway is, for who reached this host: by the same way, which may lead over another port."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return {"url": gateway_at(host), "shards": 1, "session_start_limit": limit}


def _note(method: str, path: str, error: BackendError) -> None:
    """Log a refusal in one line, without the secrets in the path of a webhook."""
    shown = "/".join(path.split("/")[:3])
    level = logging.WARNING if error.status == 501 else logging.INFO
    log.log(level, "%s %s: %s %s %s", method, shown, error.status, error.code, error.message)


def _reply(data: Any, status: int = 200, rename: tuple[str, str] | None = None) -> web.Response:
    text = json.dumps(data)
    if rename:
        text = text.replace(*rename)
    # discord.py compares the header with exactly this value; with a charset it would read the body as text
    return web.Response(body=text.encode(), status=status, headers={"Content-Type": "application/json"})
