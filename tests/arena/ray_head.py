"""A small real Ray cluster for a test: prints its address, and ends with its input."""

from __future__ import annotations

import sys
from importlib import import_module

if __name__ == "__main__":
    ray = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    print(ray.get_runtime_context().gcs_address, flush=True)
    sys.stdin.read()
    ray.shutdown()
