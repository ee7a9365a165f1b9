"""The options of a game: where the books disagree, and rulings that a group may want to change.

Value 0 is always that of the second edition. What each option means and which book says what is in
`data/editions.toml`; the engine uses only the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Values other than 0, named where the code tests them.
UNLIMITED: Final = 1  # charcoal_limit
WOOD_AND_COAL: Final = 1  # lorry_during_pinge
COAL_OR_WOOD: Final = 1  # coal_storage
COAL_AND_FOOD: Final = 2  # coal_storage
VP_FOR_FOOD: Final = 1  # farm_storage_vp
FORCED: Final = 1  # digger_choice
ACCESSIBLE_COAL: Final = 1  # digger_needs
ANY_PLACE: Final = 1  # synergy_owner: the step belongs to the player, not to the second worker
WINTER_TOO: Final = 1  # marker_window
AT_ONCE: Final = 2  # marker_window
IN_STORAGE: Final = 1  # horse_cart_step
LIFTING_ONLY: Final = 1  # windlass_actions
WATER_ONLY: Final = 2  # windlass_actions

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "charcoal_limit": ("once_per_phase", "unlimited"),
    "lorry_during_pinge": ("wood_only", "wood_and_coal"),
    "coal_storage": ("coal_and_wood", "coal_or_wood", "coal_and_food"),
    "farm_storage_vp": ("wood", "food"),
    "digger_choice": ("free", "forced"),
    "digger_needs": ("pinge_coal", "accessible_coal"),
    "synergy_owner": ("second_worker", "player"),
    "marker_window": ("action_phase", "winter_too", "at_once"),
    "horse_cart_step": ("scoring", "storage"),
    "fee_with_fresh_goods": ("yes", "no"),
    "plan_in_turn_order": ("no", "yes"),
    "oil_lamp_same_board": ("yes", "no"),
    "windlass_actions": ("any", "lifting", "water"),
    "building_symbols": ("tile_34", "tile_35"),
    "min_tiles_per_row": ("players", "three"),
    "second_take_fewer": ("no", "yes"),
    "shaft_water_only_haspel": ("yes", "no"),
    "mill_repeat": ("once", "repeat"),
    "disk_limit": ("nine", "none"),
    "thaler_limit": ("none", "sixteen"),
    "debt_limit": ("none", "twenty_four"),
    "pickaxe_delay": ("yes", "no"),
    "early_tunnel_wood": ("yes", "no"),
    "mixed_mining_synergy": ("yes", "no"),
    "farmhand_summer_bonus": ("no", "yes"),
    "free_coal_needs_dry_mine": ("yes", "no"),
    "sell_fresh_coal": ("no", "yes"),
}


class Options:
    """The value of every option, as its index in `VALUES`."""

    def __init__(self) -> None:
        self.charcoal_limit: i64 = 0
        self.lorry_during_pinge: i64 = 0
        self.coal_storage: i64 = 0
        self.farm_storage_vp: i64 = 0
        self.digger_choice: i64 = 0
        self.digger_needs: i64 = 0
        self.synergy_owner: i64 = 0
        self.marker_window: i64 = 0
        self.horse_cart_step: i64 = 0
        self.fee_with_fresh_goods: i64 = 0
        self.plan_in_turn_order: i64 = 0
        self.oil_lamp_same_board: i64 = 0
        self.windlass_actions: i64 = 0
        self.building_symbols: i64 = 0
        self.min_tiles_per_row: i64 = 0
        self.second_take_fewer: i64 = 0
        self.shaft_water_only_haspel: i64 = 0
        self.mill_repeat: i64 = 0
        self.disk_limit: i64 = 0
        self.thaler_limit: i64 = 0
        self.debt_limit: i64 = 0
        self.pickaxe_delay: i64 = 0
        self.early_tunnel_wood: i64 = 0
        self.mixed_mining_synergy: i64 = 0
        self.farmhand_summer_bonus: i64 = 0
        self.free_coal_needs_dry_mine: i64 = 0
        self.sell_fresh_coal: i64 = 0

    def named(self) -> dict[str, str]:
        """Every option with the name of its value."""
        return {name: values[getattr(self, name)] for name, values in VALUES.items()}
