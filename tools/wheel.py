"""`make wheel`: one file that installs anywhere, with the page, the rules, the words and perhaps the native engine."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import native
from stage import FURTHER, ROOT, bring

# The compiled engine ties a wheel to this Python and this kind of machine, and its libraries lie beside the package.
SETUP = """
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution


class Compiled(Distribution):
    def has_ext_modules(self):
        return True


class WithLibraries(build_py):
    def run(self):
        super().run()
        for path in Path("src").glob("*__mypyc.*"):
            self.copy_file(str(path), self.build_lib)


setup(distclass=Compiled, cmdclass={"build_py": WithLibraries})
"""
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def main() -> int:
    parser = argparse.ArgumentParser(description="Build a wheel of the whole program.")
    parser.add_argument("--native", type=Path, help="the folder of the native build, to be put into the wheel")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the wheel goes")
    wanted = parser.parse_args()
    if not (FURTHER["web"] / "index.html").is_file():
        print("The page is not built yet: make web/dist/index.html", file=sys.stderr)
        return 2
    if wanted.native and native.main(wanted.native):
        return 1
    folder = ROOT / "build" / ("wheel-native" if wanted.native else "wheel-pure")
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "src").mkdir(parents=True)
    if wanted.native:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(wanted.native / "src" / "imperia", folder / "src" / "imperia", ignore=ignored)
        for path in native.libraries(wanted.native / "src"):
            shutil.copy2(path, folder / "src")
        (folder / "setup.py").write_text(SETUP)
    else:
        bring(folder / "src")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder / name)
    return build(folder, wanted.out.resolve())


def build(folder: Path, out: Path) -> int:
    out.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([sys.executable, "-c", BUILD, str(out)], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], "The wheel could not be built.", sep="\n", file=sys.stderr)
        return 1
    print(out / done.stdout.strip().splitlines()[-1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
