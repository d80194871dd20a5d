"""Check requests and answers against Discord's published OpenAPI 3.1 document.

Needs `jsonschema-rs`, which only developers have; it is imported when the strict mode is asked for.
Two tolerances, where discord.py and the document differ and Discord is known to agree with
discord.py: ids may be integers, and a 429 body may lack `code`.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import quote

from bot.sandbox.server.capture import Exchange
from bot.sandbox.world.refusal import form_error

DOCUMENT = "urn:discord"
METHODS = ("get", "put", "post", "patch", "delete")


@lru_cache(maxsize=1)
def described(path: Path) -> OpenApi:
    """Read a document once for all sandboxes of a process; the file does not change meanwhile."""
    return OpenApi(path)


class OpenApi:
    """The document, with a validator for each schema that was used."""

    def __init__(self, path: Path) -> None:
        self._library: Any = import_module("jsonschema_rs")
        self._document: dict[str, Any] = json.loads(path.read_text())
        schemas = self._document["components"]["schemas"]
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
        schemas["RatelimitedResponse"]["allOf"][0] = {"type": "object"}
        draft = self._library.Draft202012
        self._registry: Any = self._library.Registry([(DOCUMENT, self._document)], draft=draft)
        self._validators: dict[str, Any] = {}
        self._operations: list[tuple[int, str, str]] = sorted(
            (
                (template.count("{"), method.upper(), template)
                for template, methods in self._document["paths"].items()
                for method in methods
                if method in METHODS
            ),
        )

    def check(self, exchange: Exchange) -> None:
        """Refuse a request (50035) that the document does not allow."""
        fault = self.request_fault(exchange)
        if fault:
            raise form_error("openapi", "OPENAPI", fault)

    def request_fault(self, exchange: Exchange) -> str | None:
        """Tell what is wrong with a request, or None."""
        template = self._template(exchange)
        if template is None:
            return "the document has no such operation"
        if exchange.request is None:
            return None
        where = ("paths", template, exchange.method.lower())
        content = self._at(where).get("requestBody", {}).get("content", {})
        wanted = "multipart/form-data" if exchange.multipart else "application/json"
        kind = wanted if wanted in content else "application/json"
        if kind not in content:
            return "the document has no body here"
        return self._fault((*where, "requestBody", "content", kind, "schema"), exchange.request)

    def response_fault(self, exchange: Exchange) -> str | None:
        """Tell what is wrong with an answer below 500, or None."""
        template = self._template(exchange)
        if template is None:
            return "the document has no such operation"
        where: tuple[str, ...] = ("paths", template, exchange.method.lower(), "responses")
        known, status = self._at(where), str(exchange.status)
        code = status if status in known else f"{status[0]}XX"
        if code not in known:
            return f"status {status} is not in the document"
        where = (*where, code)
        if "$ref" in known[code]:
            where = tuple(known[code]["$ref"].removeprefix("#/").split("/"))
        if "content" not in self._at(where):
            return None if exchange.response is None else "the document has no body here"
        return self._fault((*where, "content", "application/json", "schema"), exchange.response)

    def _template(self, exchange: Exchange) -> str | None:
        for _, method, template in self._operations:
            pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template))
            if method == exchange.method and re.fullmatch(pattern, exchange.path):
                return template
        return None

    def _at(self, where: tuple[str, ...]) -> Any:
        node: Any = self._document
        for part in where:
            node = node[part]
        return node

    def _fault(self, where: tuple[str, ...], instance: Any) -> str | None:
        escaped = (part.replace("~", "~0").replace("/", "~1") for part in where)
        pointer = "/" + "/".join(escaped)
        if pointer not in self._validators:
            schema = {"$ref": f"{DOCUMENT}#{quote(pointer)}"}
            self._validators[pointer] = self._library.Draft202012Validator(
                schema, registry=self._registry
            )
        validator = self._validators[pointer]
        if validator.is_valid(instance):
            return None
        error = max(map(deepest, validator.iter_errors(instance)), key=depth)
        path = "/".join(map(str, error.instance_path))
        return f"{path}: {str(error.message)[:300]}"


def depth(error: Any) -> int:
    """Count the steps from the root to the fault."""
    return len(error.instance_path)


def deepest(error: Any) -> Any:
    """Find, in a union that failed, the branch that got furthest; the others are off the mark."""
    branches = getattr(error.kind, "context", ())
    candidates = [error, *map(deepest, chain.from_iterable(branches))]
    return max(candidates, key=depth)
