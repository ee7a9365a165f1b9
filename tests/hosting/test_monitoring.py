"""Alerts and dashboard query metrics that the server has, in valid PromQL."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest

from tests.hosting.promql import is_balanced, labels_in, metrics_in, plain
from tests.hosting.proxies import HOSTING, program, uncommented
from tests.server.in_process import in_process, services_of

ALERTS: dict[str, Any] = yaml.safe_load((HOSTING / "prometheus-alerts.yml").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
DASHBOARD: dict[str, Any] = json.loads((HOSTING / "grafana-dashboard.json").read_text(encoding="utf-8"))
QUERIES = [(panel["title"], query) for panel in DASHBOARD["panels"] for query in panel["targets"]]
EXPRESSIONS = {
    **{rule["alert"]: rule["expr"] for rule in RULES},
    **{f"{title} {query['refId']}": query["expr"] for title, query in QUERIES},
    "jobs": DASHBOARD["templating"]["list"][1]["query"]["query"],
}  # fmt: skip
OF_PROMETHEUS = {"up"}  # metrics and labels that Prometheus adds itself
LABELS_OF_PROMETHEUS = {"instance", "job"}
PROMTOOL = program("promtool")
needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed (Debian: prometheus)")


@pytest.fixture(scope="module")
def metrics_text(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """What /metrics shows after one request."""
    with in_process(tmp_path_factory.mktemp("metrics")) as client:
        assert client.get("/health").status_code == 200
        yield generate_latest(services_of(client).metrics.registry).decode()


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_every_metric_and_label_exists(name: str, metrics_text: str) -> None:
    lines = [line for line in metrics_text.splitlines() if not line.startswith("#")]
    metrics = {re.split(r"[{ ]", line)[0] for line in lines}
    labels = {label for line in lines for label in re.findall(r'(\w+)="', line)}
    assert is_balanced(EXPRESSIONS[name])
    assert metrics_in(EXPRESSIONS[name]) <= metrics | OF_PROMETHEUS
    assert metrics_in(EXPRESSIONS[name]) != set()
    assert labels_in(EXPRESSIONS[name]) <= labels | LABELS_OF_PROMETHEUS


def test_alerts_say_what_is_wrong_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES) >= 8
    for rule in RULES:
        assert rule["labels"]["severity"] in ("critical", "warning"), rule["alert"]
        assert set(rule["annotations"]) == {"summary", "description"}, rule["alert"]


def test_panels_of_the_dashboard_are_distinct_and_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert place["x"] + place["w"] <= 24
        assert not cells & taken, panel["title"]
        taken |= cells
        assert panel["datasource"]["uid"] == "${datasource}"  # each Grafana has its own


@pytest.mark.parametrize("uncomment", [False, True])
def test_the_scrape_example_names_the_ports_and_the_alerts(uncomment: bool) -> None:
    text = (HOSTING / "prometheus.yml").read_text(encoding="utf-8")
    config = yaml.safe_load(uncommented(text) if uncomment else text)
    (job,) = config["scrape_configs"]
    assert job["job_name"] == "haspelknecht"  # the alerts query it
    assert job["static_configs"][0]["targets"] == ["127.0.0.1:8000", "127.0.0.1:8001"][: 1 + uncomment]
    assert all((HOSTING / name).exists() for name in config["rule_files"])


def ask_promtool(*words: str, folder: Path) -> None:
    """Check that promtool accepts something."""
    assert PROMTOOL is not None
    done = subprocess.run([PROMTOOL, *words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_promtool
def test_promtool_accepts_every_expression(tmp_path: Path) -> None:
    ask_promtool("check", "config", "prometheus.yml", folder=HOSTING)
    names = [name for name in EXPRESSIONS if name != "jobs"]  # which only Grafana understands
    rules = [{"record": f"expression:{number}", "expr": plain(EXPRESSIONS[name])} for number, name in enumerate(names)]
    (tmp_path / "rules.yml").write_text(yaml.safe_dump({"groups": [{"name": "all", "rules": rules}]}))
    ask_promtool("check", "rules", "rules.yml", folder=tmp_path)


def series(name: str, values: str) -> dict[str, str]:
    """A metric over time, in promtool's notation, one value each minute."""
    return {"series": name, "values": values}


def fires(alert: str, at: str, labels: dict[str, str], *given: dict[str, str]) -> dict[str, Any]:
    """Promtool's test that an alert fires at a time, with labels."""
    rule = next(rule for rule in RULES if rule["alert"] == alert)
    expected = [{"exp_labels": {**rule["labels"], **labels}}] if labels else []
    return {
        "interval": "1m", "input_series": list(given),
        "alert_rule_test": [{"eval_time": at, "alertname": alert, "exp_alerts": expected}],
    }  # fmt: skip


@needs_promtool
def test_alerts_fire_when_they_should(tmp_path: Path) -> None:
    requests = 'haspelknecht_requests_total{job="haspelknecht", instance="a", status="%s"}'
    build = 'haspelknecht_build_info{job="haspelknecht", instance="%s", version="%s"}'
    old, new, also_old = (series(build % words, "1x30") for words in (("a", "1"), ("b", "2"), ("b", "1")))
    here, one = {"job": "haspelknecht"}, {"job": "haspelknecht", "instance": "a"}
    down = 'up{job="haspelknecht", instance="a"}'
    cases = [
        fires("HaspelknechtDown", "5m", one, series(down, "1 1 0 0 0 0")),
        fires("HaspelknechtDown", "5m", {}, series(down, "1 1 1 0 1 1")),
        fires("HaspelknechtErrors", "20m", here, series(requests % 503, "0+5x20"), series(requests % 200, "0+95x20")),
        fires("HaspelknechtErrors", "20m", {}, series(requests % 404, "0+5x20"), series(requests % 200, "0+95x20")),
        fires("HaspelknechtVersionsDiffer", "20m", here, old, new),
        fires("HaspelknechtVersionsDiffer", "20m", {}, old, also_old),
    ]  # fmt: skip
    # What the alerts say is not compared, so it is left out.
    bare = [{key: value for key, value in rule.items() if key != "annotations"} for rule in RULES]
    (tmp_path / "alerts.yml").write_text(yaml.safe_dump({"groups": [{"name": "haspelknecht", "rules": bare}]}))
    (tmp_path / "tests.yml").write_text(yaml.safe_dump({"rule_files": ["alerts.yml"], "tests": cases}))
    ask_promtool("test", "rules", "tests.yml", folder=tmp_path)
