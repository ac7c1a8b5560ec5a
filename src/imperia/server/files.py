"""Files that only the server's own user may read: the database, which holds seeds, and the secret."""

from __future__ import annotations

import os
import stat
from pathlib import Path

PRIVATE = 0o600


def keep_private(path: Path) -> None:
    """Make sure that the file exists and nobody else may read it; what a database puts beside it is as private."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for one in (path, *[path.with_name(path.name + end) for end in ("-wal", "-shm")]):
        if one.exists() and stat.S_IMODE(one.stat().st_mode) & ~PRIVATE:
            one.chmod(PRIVATE)


def write_once(path: Path, text: str) -> None:
    """Write a new private file whole, on disk, or not at all; FileExistsError when there is one already."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)  # unlike a rename it never takes the place of another one's file
    finally:
        draft.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
