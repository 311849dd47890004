// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/text_map/glyph_table.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/duel_rules.h"
#include "core/wastes/game/profile.h"

#include <string>
#include <utility>
#include <vector>

namespace stonemason {

/// Files that could not be used, with the reason.
using BrokenFiles = std::vector<std::pair<std::string, Error>>;

/// The game profiles the program knows: those built in, then those of the files *.json below stonemason/games
/// in the system's data folders (~/.local/share first). A file whose game has the id of one built in takes
/// its place, so that a rule can be changed without a compiler; of several others with one id the first
/// counts, by folder and name, and the rest are broken: profile/id-taken (id, the file that has it). A file
/// as such is hidden by one of the same name in an earlier folder.
struct LoadedProfiles {
    std::vector<kings_conflict::GameProfile> games;
    BrokenFiles broken;
};

LoadedProfiles loadProfiles();

/// Whether the broken file has the name of a profile built in or, as far as it can be read, the id of its
/// game: the one built in then stands in for it.
bool hasBuiltIn(const std::string& brokenProfile);

/// The card catalogues the program knows; files below stonemason/cards take their places likewise.
struct LoadedCatalogues {
    std::vector<token_battle::Catalogue> catalogues;
    BrokenFiles broken;
};

LoadedCatalogues loadCatalogues();

/// The rules of games of tokens the program knows, each for the catalogue of its `game`; files below
/// stonemason/duels take their places likewise.
struct LoadedDuelRules {
    std::vector<token_battle::DuelRules> rules;
    BrokenFiles broken;

    /// Those that go with a catalogue, nullptr when there are none: its decks cannot be played.
    const token_battle::DuelRules* of(const token_battle::Catalogue& catalogue) const;
};

LoadedDuelRules loadDuelRules();

/// The numbers and names of War in the Wastes. A file stonemason/wastes/war-in-the-wastes.json takes the
/// place of the one built in likewise.
struct LoadedWastes {
    wastes::Profile profile;
    BrokenFiles broken;
};

LoadedWastes loadWastes();

/// What the signs of text maps mean. A file stonemason/text-maps/signs.json takes the place of the one built
/// in likewise.
struct LoadedSigns {
    text_map::GlyphTable table;
    BrokenFiles broken;
};

LoadedSigns loadSigns();

/// What the game of worlds knows. A file stonemason/worlds/pocket-heroes.json takes the place of the one
/// built in likewise.
struct LoadedWorldCatalogue {
    pocket_heroes::Catalogue catalogue;
    BrokenFiles broken;
};

LoadedWorldCatalogue loadWorldCatalogue();

/// Whether there is such a file, sound or not.
bool hasOwnWorldCatalogue();

} // namespace stonemason
