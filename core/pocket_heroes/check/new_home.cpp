// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/new_home.h"

#include "core/pocket_heroes/check/place_finder.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostTries = 12;
constexpr std::size_t mostTexts = 100'000;

/// Each try copies the world and computes the reach of all players, so worlds far larger than usual get
/// none.
int triesIn(const World& world) {
    const int tries = triesFor(world, mostTries);
    return tries == mostTries && world.texts.size() <= mostTexts ? tries : 0;
}

/// The castle of the catalogue with the smallest footprint; nullptr if it has none.
const CatalogueObject* smallestCastle(const Catalogue& catalogue) {
    const auto& castles = catalogue.objects(Section::Castle).all();
    const auto smallest = std::ranges::min_element(castles, {}, [](const CatalogueObject& castle) {
        return std::tuple(castle.castle ? castle.castle->size : 0, castle.footprint.size());
    });
    return smallest == castles.end() ? nullptr : &*smallest;
}

} // namespace

HomeFinder::HomeFinder(const Survey& survey) : survey_(survey), triesLeft_(triesIn(survey.world)) {
    const World& world = survey.world;
    for (const Survey::OfPlayer& player : survey.players) {
        const auto castle = std::ranges::find(world.castles, player.id, &Castle::owner);
        const auto hero = std::ranges::find(world.heroes, player.id, &Hero::owner);
        if (castle != world.castles.end()) {
            homes_.push_back(castle->cell);
            if (usual_.empty()) usual_ = castle->id;
        } else if (hero != world.heroes.end()) {
            homes_.push_back(hero->cell);
        }
    }
}

std::optional<Fix> HomeFinder::fixFor(const Player& player) {
    if (auto fix = givenTo(player)) return fix;
    if (triesLeft_ <= 0) return std::nullopt;
    const CatalogueObject* smallest = smallestCastle(survey_.catalogue);
    if (!usual_.empty() && survey_.catalogue.find(Section::Castle, usual_))
        if (auto fix = placedFor(player, usual_)) return fix;
    return smallest && smallest->id != usual_ ? placedFor(player, smallest->id) : std::nullopt;
}

std::optional<Fix> HomeFinder::givenTo(const Player& player) const {
    const World& world = survey_.world;
    std::optional<int> best;
    int leastBadness = 0;
    for (int i = 0; i < int(world.castles.size()); ++i) {
        const Castle& castle = world.castles[std::size_t(i)];
        if (castle.owner != PlayerId::Neutral || !world.size().contains(castle.cell)) continue;
        const int badness = player.mainCastle ? chebyshev(castle.cell, player.mainCastle->cell)
                                              : -distanceToOthers(castle.cell);
        if (best && badness >= leastBadness) continue;
        best = i;
        leastBadness = badness;
    }
    if (!best) return std::nullopt;
    const Cell cell = world.castles[std::size_t(*best)].cell;
    return Fix{{"fix/give-castle", {int(player.id), cell}}, GiveCastle{player.id, *best, cell}};
}

std::optional<Fix> HomeFinder::placedFor(const Player& player, const std::string& castle) {
    const Record record{ThingKind::Castle,
                        Castle{castle, Nation::Random, player.id, startOf(player), {}, {}, {}}};
    const auto place = placeFor(player, record);
    if (!place) return std::nullopt;
    return Fix{{"fix/place-castle", {int(player.id), *place}}, PlaceCastle{player.id, *place, castle}};
}

std::optional<Cell> HomeFinder::placeFor(const Player& player, const Record& castle) {
    const World& world = survey_.world;
    const int errors = reachErrors(survey_);
    const auto barsThere = [&](Cell place) {
        const auto edit = editOf(world, survey_.catalogue, PlaceCastle{player.id, place, idOf(castle)});
        if (!edit) return true;
        World after = world;
        apply(after, *edit);
        return reachErrors(surveyOf(after, survey_.catalogue, survey_.stop)) > errors;
    };
    const auto place =
        PlaceFinder(survey_).openPlaceFor(castle, Occupancy(world, survey_.catalogue), barsThere, triesLeft_);
    return triesLeft_ > 0 ? place : std::nullopt; // else the place was not checked for blocked ways
}

Cell HomeFinder::startOf(const Player& player) const {
    const Size size = survey_.world.size();
    if (player.mainCastle && size.contains(player.mainCastle->cell)) return player.mainCastle->cell;
    Cell start{size.rows / 2, size.columns / 2};
    if (homes_.empty()) return start;
    int furthest = -1;
    forEachCell(size, [&](Cell cell) {
        if (surfaceOf(survey_.world, cell) == Surface::Water) return;
        if (const int distance = distanceToOthers(cell); distance > furthest) {
            furthest = distance;
            start = cell;
        }
    });
    return start;
}

/// The least Chebyshev distance; the maximum int if no other player has a home.
int HomeFinder::distanceToOthers(Cell cell) const {
    int least = std::numeric_limits<int>::max();
    for (const Cell home : homes_)
        least = std::min(least, chebyshev(cell, home));
    return least;
}

} // namespace stonemason::pocket_heroes
