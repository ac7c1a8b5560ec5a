#!/usr/bin/env python3
"""Run a command beside a PostgreSQL of its own: `tools/with_postgres.py pytest tests/server`.

The database lives in a temporary folder, is reached by a socket in it only, and is stopped afterwards. It cannot run as
root; root starts it as `postgres` or `nobody`. The command finds it in IMPERIA_TEST_DATABASE.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

OWNER = "imperia"
# The folder is thrown away afterwards, so nothing waits for the disk.
QUICK = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c shared_buffers=32MB"


def binaries() -> Path:
    """Where Debian, or this system, has the programs of PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    here = shutil.which("initdb")
    if not found and here is None:
        sys.exit("PostgreSQL is not installed; `tools/debian postgresql` installs Debian's package.")
    return found[-1].parent if found else Path(str(here)).parent


def as_user(place: Path) -> list[str]:
    """What to put before a command so that it does not run as root; the folder then belongs to that user."""
    if os.getuid() != 0:
        return []
    names = [name for name in ("postgres", "nobody") if _known(name)]
    shutil.chown(place, names[0])
    return ["setpriv", f"--reuid={names[0]}", f"--regid={pwd.getpwnam(names[0]).pw_gid}", "--clear-groups"]


def _known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started is stopped
    place = Path(tempfile.mkdtemp(prefix="imperia-postgres-"))
    where, user = binaries(), as_user(place)
    data, log = place / "data", place / "log"
    try:
        _run(
            [
                *user,
                str(where / "initdb"),
                "-D",
                str(data),
                "-U",
                OWNER,
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "-N",
            ]
        )
        options = f"-c listen_addresses='' -c unix_socket_directories='{place}' {QUICK}"
        control = [*user, str(where / "pg_ctl"), "-D", str(data), "-l", str(log), "-w"]
        _run([*control, "-o", options, "start"])
        try:
            address = f"postgresql+psycopg://{OWNER}@/postgres?host={place}"
            return subprocess.run(
                sys.argv[1:], env=os.environ | {"IMPERIA_TEST_DATABASE": address}, check=False
            ).returncode
        finally:
            _run([*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
