// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/rules/reach.h"
#include "core/pocket_heroes/world/objects.h"

#include <stop_token>
#include <string_view>
#include <vector>

/// What the checks of worlds and their repairs share.
namespace stonemason::pocket_heroes {

/// The facts about a world that several checks need, computed once.
struct Survey {
    struct OfPlayer {
        PlayerId id;
        Reach reach;
    };

    const World& world;
    const Catalogue& catalogue;
    Grid<Footing> footing;
    std::vector<OfPlayer> players; ///< the colours that play
    std::stop_token stop;          ///< after a stop request, a check may report fewer problems than there are
};

Survey surveyOf(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

// The checks; check.cpp puts them in order. Those without a file of their name stand in:
// players.cpp   humans
// texts.cpp     blanks, halves
// things.cpp    surfaces, events, worn
// values.cpp    ids, tail

extern const Check placesCheck;
extern const Check playersCheck;
extern const Check portalsCheck;
extern const Check reachCheck;
extern const Check fairnessCheck;
extern const Check eventsCheck;
extern const Check wornCheck;
extern const Check loadingCheck;
extern const Check textsCheck;
extern const Check valuesCheck;
extern const Check idsCheck;
extern const Check surfacesCheck;
extern const Check humansCheck;
extern const Check gatesCheck;
extern const Check roadsCheck;
extern const Check keysCheck;
extern const Check blanksCheck;
extern const Check halvesCheck;
extern const Check tailCheck;

/// Whether the words contain no visible text; they may contain spaces and line ends.
bool isBlank(std::string_view words);

/// Deletes the thing: "fix/delete".
Fix deletion(Thing thing, Cell cell);

/// Adds deletion() to the fixes, except for the last castle or hero of a player who plays, who would lose at
/// once.
void addDeletion(Problem& problem, const World& world, Thing thing, Cell cell);

/// The errors of reachCheck, without looking for their fixes.
int reachErrors(const Survey& survey);

/// The number of tries, up to `most`, that keep the total time short when each is linear in the size of the
/// world.
int triesFor(const World& world, int most);

/// Whether one of two portal ends leads in and the other leads out.
bool isPair(const CatalogueObject& one, const CatalogueObject& other);

/// The object with the same footprint that forms a pair with an end of a portal; nullptr when there is no
/// such object.
const CatalogueObject* otherWayThrough(const Catalogue& catalogue, const CatalogueObject& end);

/// The artifacts as a hero can wear them: the first artifact in a slot stays there, the others go to the
/// backpack. Places that the game does not have are reported by the check of values; which artifact fits
/// where cannot be derived from its number.
std::vector<WornArtifact> eachInItsPlace(std::vector<WornArtifact> artifacts, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
