// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/duel_table.h"
#include "editor/profiles/own_files.h"

namespace stonemason::token_battle {

/// The card catalogues that the program provides; files in stonemason/cards replace them.
struct LoadedCatalogues {
    std::vector<Catalogue> catalogues;
    BrokenFiles broken;
};

LoadedCatalogues loadCatalogues();

/// The rules of token games that the program provides, each for the catalogue of its `game`; files in
/// stonemason/duels replace them.
struct LoadedDuelRules {
    std::vector<DuelRules> rules;
    BrokenFiles broken;

    /// The rules for a catalogue; nullptr if there are none: its decks cannot be played.
    const DuelRules* of(const Catalogue& catalogue) const;
};

LoadedDuelRules loadDuelRules();

} // namespace stonemason::token_battle
