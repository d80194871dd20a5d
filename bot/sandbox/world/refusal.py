"""The one way in which the sandbox says no: an error body as Discord would send it."""

from __future__ import annotations

from typing import Any


class DiscordRefusal(Exception):
    """An HTTP status, Discord's error code and message, and for form errors the tree of causes."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """Give the JSON body of the error answer."""
        out: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            out["errors"] = self.errors
        return out


def form_error(path: str, code: str, message: str) -> DiscordRefusal:
    """Build a 50035 "Invalid Form Body"; `path` names the field, parts joined by dots."""
    node: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(path.split(".") if path else []):
        node = {part: node}
    return DiscordRefusal(400, 50035, "Invalid Form Body", node)


def check_length(path: str, value: object, least: int, most: int) -> int:
    """Refuse a text or list whose length is outside least..most; return its length (None: 0)."""
    size = len(value) if isinstance(value, (str, list)) else 0
    if size > most:
        raise form_error(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    if size < least:
        if size == 0 and least == 1:
            raise form_error(path, "BASE_TYPE_REQUIRED", "This field is required")
        text = f"Must be between {least} and {most} in length."
        raise form_error(path, "BASE_TYPE_BAD_LENGTH", text)
    return size


def check_range(path: str, value: Any, least: int, most: int) -> None:
    """Refuse a number outside least..most, or something that is no whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise form_error(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    if value > most:
        text = f"int value should be less than or equal to {most}."
        raise form_error(path, "NUMBER_TYPE_MAX", text)
    if value < least:
        text = f"int value should be greater than or equal to {least}."
        raise form_error(path, "NUMBER_TYPE_MIN", text)
