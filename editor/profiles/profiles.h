// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/duel_rules.h"

#include <string>
#include <utility>
#include <vector>

namespace stonemason {

/// Files that could not be used, with the reason.
using BrokenFiles = std::vector<std::pair<std::string, Error>>;

/// The game profiles the program knows. A file of the same name below stonemason/games in one of the system's
/// data folders (~/.local/share first) takes the place of the one built in, so that a rule can be changed
/// without a compiler.
struct LoadedProfiles {
    std::vector<GameProfile> games;
    BrokenFiles broken;
};

LoadedProfiles loadProfiles();

/// The card catalogues the program knows; files below stonemason/cards take their places likewise.
struct LoadedCatalogues {
    std::vector<Catalogue> catalogues;
    BrokenFiles broken;
};

LoadedCatalogues loadCatalogues();

/// The rules of games of tokens the program knows, each for the catalogue of its `game`; files below
/// stonemason/duels take their places likewise.
struct LoadedDuelRules {
    std::vector<DuelRules> rules;
    BrokenFiles broken;

    /// Those that go with a catalogue, nullptr when there are none: its decks cannot be played.
    const DuelRules* of(const Catalogue& catalogue) const;
};

LoadedDuelRules loadDuelRules();

} // namespace stonemason
