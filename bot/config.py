"""Settings from the environment; every one has a default but the token.

FIELDPOST_TOKEN      the bot's token (``fieldpost run`` only)
FIELDPOST_HOME       folder of the database and the sandbox; default: the user's data folder
FIELDPOST_DATABASE   database URL; default: SQLite in the home folder
FIELDPOST_DATA       folder of the rules content; default: the one beside the package
FIELDPOST_LOG        log level; default INFO
FIELDPOST_SHARDS     the shards that this process serves, such as ``0-3/16``; default: all
FIELDPOST_API        where Discord's REST API is reached; default: at Discord
FIELDPOST_HEALTH     port at which ``/healthz`` and ``/metrics`` are answered, such as ``8080`` for
                     this machine alone or ``0.0.0.0:8080``; default: none
FIELDPOST_LOG_FORMAT text or json: how a line of the log is written; default: text
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from bot.errors import KnownError
from bot.service.ports.serving import Shards

API_PATH = "/api/v10"
"""What a proxy adds to its address, where the setting names the address alone."""
SHARDS = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})")
FORMATS = ("text", "json")
LOCAL = "127.0.0.1"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class ConfigError(KnownError):
    """A setting that cannot be used: one line for the person who set it."""


class Config(msgspec.Struct, frozen=True):
    """The settings of one process. The token is never shown or logged."""

    home: Path
    database: str
    data: Path
    log_level: str
    token: str | None = None
    api: str | None = None
    health: tuple[str, int] | None = None
    shards: Shards | None = None
    log_json: bool = False

    def __repr__(self) -> str:
        """Show everything but the token and a password in the database URL."""
        where = self.database.rsplit("@", 1)[-1]
        return f"Config(home={str(self.home)!r}, database={where!r}, data={str(self.data)!r})"


def load(environ: Mapping[str, str] | None = None) -> Config:
    """Read the settings; raises ``ConfigError``."""
    env = os.environ if environ is None else environ
    home = Path(env.get("FIELDPOST_HOME") or platformdirs.user_data_path("fieldpost"))
    level = env.get("FIELDPOST_LOG", "INFO").upper()
    if level not in LEVELS:
        raise ConfigError(f"FIELDPOST_LOG is {level!r}; use one of {', '.join(LEVELS)}")
    data = Path(env.get("FIELDPOST_DATA") or Path(__file__).parent.parent / "data")
    if not data.is_dir():
        raise ConfigError(f"the data folder {data} does not exist; set FIELDPOST_DATA")
    database = env.get("FIELDPOST_DATABASE") or f"sqlite+aiosqlite:///{home / 'fieldpost.db'}"
    token = (env.get("FIELDPOST_TOKEN") or "").strip() or None
    api = _api(env.get("FIELDPOST_API") or "")
    health = _address(env.get("FIELDPOST_HEALTH") or "")
    form = env.get("FIELDPOST_LOG_FORMAT", "text").lower()
    if form not in FORMATS:
        raise ConfigError(f"FIELDPOST_LOG_FORMAT is {form!r}; use one of {', '.join(FORMATS)}")
    shards = read_shards(env.get("FIELDPOST_SHARDS") or "")
    return Config(home, database, data, level, token, api, health, shards, form == "json")


def read_shards(named: str) -> Shards | None:
    """Read which shards to serve, as ``0-3/16`` or ``5/16``; raises ``ConfigError``."""
    if not named.strip():
        return None
    found = SHARDS.fullmatch(named.replace(" ", ""))
    first, last, total = (int(one or found[1]) for one in found.groups()) if found else (1, 0, 0)
    if not first <= last < total:
        raise ConfigError(f"the shards {named!r} are none; they should look like 0-3/16")
    return Shards(tuple(range(first, last + 1)), total)


def _address(named: str) -> tuple[str, int] | None:
    """Return an address, that of this machine alone for a port; raises ``ConfigError``."""
    host, _, port = named.strip().rpartition(":")
    if not named.strip():
        return None
    if not port.isdecimal() or not 0 < int(port) < 2**16:
        raise ConfigError("FIELDPOST_HEALTH is no port; it should look like 8080 or 0.0.0.0:8080")
    return host.strip("[]") or LOCAL, int(port)


def _api(named: str) -> str | None:
    """Return what stands before the paths of Discord's REST API; raises ``ConfigError``."""
    if not named.strip():
        return None
    found = urlsplit(named.strip())
    if found.scheme not in ("http", "https") or not found.hostname or found.query:
        raise ConfigError("FIELDPOST_API is no address; it should look like http://127.0.0.1:3000")
    path = found.path.rstrip("/") or API_PATH
    return f"{found.scheme}://{found.netloc}{path}"


def make_home(config: Config) -> None:
    """Create the home folder; raises ``ConfigError`` where that is impossible."""
    try:
        config.home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"cannot make the folder {config.home}: {error.strerror}") from error
