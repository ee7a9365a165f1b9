"""Many games between bots: matches and tournaments, honest statistics, reports; on one machine or on Ray."""

from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.arena.result import GameResult
from haspelknecht.arena.runner import Played, run
from haspelknecht.arena.schedule import Plan, match_plan, tournament_plan
from haspelknecht.arena.summary import Summary, summarize
from haspelknecht.records.game_options import GameOptions

__all__ = [
    "GameOptions", "GameResult", "Job", "Plan", "Played", "Summary", "match_plan", "play_one", "run", "summarize",
    "tournament_plan",
]  # fmt: skip
