"""A PostgreSQL server of a test's own, which may be stopped under those who use it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
IDLE = ("shared_buffers=16MB", "fsync=off", "max_connections=60")
"""A server of a test is small, and its machine loses no power."""


def is_there():
    """Tell whether a server can be started: its programs are here, and a user to run them."""
    users = subprocess.run(["id", "postgres"], capture_output=True, check=False)
    return bool(PROGRAMS) and os.getuid() == 0 and users.returncode == 0


class OwnPostgres:
    """A running server; ``url`` names its database, ``restart`` leaves its clients no time."""

    def __init__(self, folder: Path):
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def start(self):
        shutil.chown(self._folder, "postgres")
        self._run("initdb", "-A", "trust", "--no-sync", "-D", self._data)
        settings = " ".join(f"-c {one}" for one in IDLE)
        words = f"-p {self._port} -k {self._folder} -h 127.0.0.1 {settings}"
        self._run(
            "pg_ctl", "-w", "-D", self._data, "-l", f"{self._folder}/log", "-o", words, "start"
        )

    def restart(self, how="immediate"):
        self._run(
            "pg_ctl", "-w", "-D", self._data, "-m", how, "-l", f"{self._folder}/log", "restart"
        )

    def stop(self):
        self._run("pg_ctl", "-w", "-D", self._data, "-m", "immediate", "stop")

    @property
    def _data(self):
        return f"{self._folder}/data"

    def _run(self, program, *words):
        command = [str(PROGRAMS[-1] / program), *words]
        subprocess.run(
            command, user="postgres", cwd="/", stdout=subprocess.DEVNULL, check=True, timeout=60
        )


@contextmanager
def own_postgres(folder: Path):
    """Run a server in a folder that the user ``postgres`` can reach."""
    server = OwnPostgres(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
