"""How the package is built: with the web app in it, compiled where that is possible, the same bytes every time.

HASPELKNECHT_PURE=1             do not compile: the engine is plain Python, the wheel is for every system
HASPELKNECHT_COMPILE=require    fail if the engine cannot be compiled, instead of building it as plain Python
HASPELKNECHT_NO_CLIENT=1        build without the web app, for work on the engine alone; nothing that ships uses it
"""

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

CLIENT = Path("src/haspelknecht/server/client")
COMPILED = ("src/haspelknecht/rules", "src/haspelknecht/bots/search", "src/haspelknecht/envs/encoding")
DESCRIBING = {"egg_info", "dist_info", "sdist"}  # commands that need no extension modules, and mypyc takes a while
PURE = bool(os.environ.get("HASPELKNECHT_PURE"))
REQUIRED = os.environ.get("HASPELKNECHT_COMPILE") == "require"


def require_client() -> None:
    """Stop unless the web app has been built."""
    if os.environ.get("HASPELKNECHT_NO_CLIENT"):
        return
    missing = [name for name in ("index.html", "THIRD_PARTY_LICENSES.txt") if not (CLIENT / name).is_file()]
    if missing:
        raise SystemExit(
            f"The web app is not built ({CLIENT.as_posix()}/{missing[0]} is missing): "
            "run `make web` first, or `make dist` for everything."
        )


def date_of_sources() -> int | None:
    """Seconds since 1970: the last commit's, or what the source archive says; both are the same for a release."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return int(os.environ["SOURCE_DATE_EPOCH"])
    if Path("PKG-INFO").exists():  # an unpacked source archive, in which everything has that date
        return int(Path("PKG-INFO").stat().st_mtime)
    if Path(".git").exists() and shutil.which("git"):
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False)
        return int(asked.stdout) if asked.returncode == 0 else None
    return None


def engine_extensions() -> list[Extension]:
    """The rules and the search of the bots, turned into C by mypyc."""
    if PURE or DESCRIBING & set(sys.argv):
        return []
    try:
        from mypyc import build as mypyc  # noqa: PLC0415 — not there when only plain Python is wanted
    except ImportError:
        if REQUIRED:
            raise SystemExit("The engine cannot be compiled: mypyc is not installed (mypy[mypyc]).") from None
        print("mypyc is not installed: building the engine as plain Python")
        return []
    sources = sorted(path.as_posix() for folder in COMPILED for path in Path(folder).rglob("*.py"))
    sources.append("src/haspelknecht/records/state_words.py")
    # The engine imports only itself; whatever else the package imports is not needed to compile it.
    options = ["--follow-imports=silent", "--ignore-missing-imports"]
    extensions: list[Extension] = mypyc.mypycify([*options, *sources], opt_level="3", debug_level="0")
    if os.name != "nt":
        # Lets the C compiler inline across the exported functions (10 to 25 % faster).
        flags = ["-fno-semantic-interposition"]
        # Where it was built must not be seen in what is built.
        flags += [f"-ffile-prefix-map={place}=." for place in (Path.cwd(), Path(mypyc.__file__).parent)]
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


class Build(build):
    """Starts from nothing: files of an earlier version must not get into this one."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildPython(build_py):
    """Nothing is built without the web app, except for working on a checkout (`pip install --editable`)."""

    def run(self) -> None:
        if not self.editable_mode:
            require_client()
        super().run()


class BuildExtensions(build_ext):
    """All of the engine is compiled or none of it: half of it would not run."""

    def build_extensions(self) -> None:
        if hasattr(self.compiler, "linker_so"):  # some Pythons hand on where they live themselves
            self.compiler.linker_so = [word for word in self.compiler.linker_so if not word.startswith("-Wl,-rpath")]
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as problem:
            if REQUIRED:
                raise SystemExit(f"The engine cannot be compiled: {problem}") from problem
            self.warn(f"the engine cannot be compiled and stays plain Python: {problem}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel:
                wheel.root_is_pure = True  # what holds no machine code is not named after a machine


class Wheel(bdist_wheel):
    """The same bytes on every machine."""

    def write_wheelfile(self, wheelfile_base: str, *args: Any, **options: Any) -> None:
        super().write_wheelfile(wheelfile_base, *args, **options)
        # mypyc's shared module is there or not; pip and setuptools look at different moments.
        Path(wheelfile_base, "top_level.txt").write_text("haspelknecht\n", encoding="utf-8")
        for path in Path(self.bdist_dir).rglob("*"):  # whatever the builder's umask is
            path.chmod(0o755 if path.is_dir() or path.suffix == ".so" else 0o644)


class SourceArchive(sdist):
    """Everything that is needed to build it all again, and the built web app for those without Node.js."""

    def run(self) -> None:
        require_client()
        super().run()

    def make_archive(
        self, base_name: str, format: str, root_dir: Any = None, base_dir: Any = None, *_: Any, **__: Any
    ) -> str:
        """A .tar.gz in which order, dates, owners and permissions do not depend on the machine."""
        date = date_of_sources() or 0
        name = f"{base_name}.tar.gz"
        with (
            open(name, "wb") as file,
            gzip.GzipFile("", "wb", 9, file, mtime=date) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for path in sorted(Path(base_dir).rglob("*")):
                if path.is_file():
                    entry = archive.gettarinfo(path, path.as_posix())
                    entry.mode = 0o755 if entry.mode & 0o100 else 0o644
                    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = date, 0, 0, "", ""
                    with path.open("rb") as content:
                        archive.addfile(entry, content)
        return name


def public_home() -> str:
    """The public address of the repository, or nothing while it has none."""
    home: str = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["haspelknecht"]["home"]
    return home


def published_readme(home: str) -> str:
    """The README as the page of the package shows it; links lead to the repository as it was at this version."""
    sys.path.insert(0, "scripts")
    from readme_for_pypi import readme_for_pypi  # noqa: PLC0415 — a script, no part of the package

    version = Path("src/haspelknecht/version.py").read_text(encoding="utf-8").split('"')[-2]
    return readme_for_pypi(Path("README.md").read_text(encoding="utf-8"), home, f"v{version}")


def project_urls(home: str) -> dict[str, str]:
    """The addresses of the project, all below its public one."""
    pages = {"Homepage": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
    pages |= {"Issues": "/issues", "Source": ""}
    return {name: home + page for name, page in pages.items()} if home else {}


date = date_of_sources()
if date is not None:
    os.environ["SOURCE_DATE_EPOCH"] = str(date)  # bdist_wheel and the C compiler respect it
os.umask(0o022)
setup(
    ext_modules=engine_extensions(),
    project_urls=project_urls(public_home()),
    long_description=published_readme(public_home()),
    long_description_content_type="text/markdown",
    cmdclass={
        "build": Build,
        "build_ext": BuildExtensions,
        "build_py": BuildPython,
        "bdist_wheel": Wheel,
        "sdist": SourceArchive,
    },
)
