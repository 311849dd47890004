// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/duel_table.h"
#include "editor/profiles/own_files.h"

namespace stonemason::token_battle {

/// The card catalogues the program knows; files below stonemason/cards take their places.
struct LoadedCatalogues {
    std::vector<Catalogue> catalogues;
    BrokenFiles broken;
};

LoadedCatalogues loadCatalogues();

/// The rules of games of tokens the program knows, each for the catalogue of its `game`; files below
/// stonemason/duels take their places.
struct LoadedDuelRules {
    std::vector<DuelRules> rules;
    BrokenFiles broken;

    /// Those that go with a catalogue, nullptr when there are none: its decks cannot be played.
    const DuelRules* of(const Catalogue& catalogue) const;
};

LoadedDuelRules loadDuelRules();

} // namespace stonemason::token_battle
