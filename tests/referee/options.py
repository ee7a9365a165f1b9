"""The rules of a game: editions and options, written independently from the rules list (Part B, Part H)."""

from __future__ import annotations

from collections.abc import Mapping

DEFAULTS: dict[str, str] = {
    "charcoal_limit": "once_per_phase",  # B-02
    "lorry_during_pinge": "wood_only",  # B-03
    "coal_storage": "coal_and_wood",  # B-04
    "farm_storage_vp": "wood",  # B-05
    "digger_choice": "free",  # B-06
    "digger_needs": "pinge_coal",  # B-09
    "synergy_owner": "second_worker",  # B-17
    "marker_window": "action_phase",  # B-19, H-03
    "horse_cart_step": "scoring",  # B-20
    "fee_with_fresh_goods": "yes",  # B-21
    "plan_in_turn_order": "no",  # B-23
    "oil_lamp_same_board": "yes",  # B-41, H-04
    "windlass_actions": "any",  # B-42
    "building_symbols": "tile_34",  # B-30
    "min_tiles_per_row": "players",  # B-35, H-05
    "second_take_fewer": "no",  # B-28
    "shaft_water_only_haspel": "yes",  # B-13
    "mill_repeat": "once",  # C-66
    "disk_limit": "nine",  # C-47
    "thaler_limit": "none",  # C-45
    "debt_limit": "none",  # C-46
    "pickaxe_delay": "yes",  # H-01
    "early_tunnel_wood": "yes",  # C-14
    "mixed_mining_synergy": "yes",  # C-05
    "farmhand_summer_bonus": "no",  # C-11
    "free_coal_needs_dry_mine": "yes",  # C-25
    "sell_fresh_coal": "no",  # B-22, C-55
}

EDITIONS: dict[str, dict[str, str]] = {
    "second": {},
    "first": {
        "charcoal_limit": "unlimited",
        "lorry_during_pinge": "wood_and_coal",
        "digger_choice": "forced",
        "marker_window": "winter_too",
        "windlass_actions": "lifting",
        "building_symbols": "tile_35",
        "min_tiles_per_row": "three",
    },
    "french": {
        "lorry_during_pinge": "wood_and_coal",
        "coal_storage": "coal_or_wood",
        "farm_storage_vp": "food",
        "marker_window": "at_once",
        "horse_cart_step": "storage",
        "oil_lamp_same_board": "no",
    },
}


def options_of(edition: str, changed: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: defaults, values of the edition, changes by the group."""
    unknown = set(changed) - set(DEFAULTS)
    if edition not in EDITIONS or unknown:
        raise ValueError(f"unknown edition {edition} or options {sorted(unknown)}")
    return {**DEFAULTS, **EDITIONS[edition], **changed}
