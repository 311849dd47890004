// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/place_finder.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::pocket_heroes {

PlaceFinder::PlaceFinder(const Survey& survey) : survey_(survey) {
    const Size size = survey.world.size();
    anybody_.stands = anybody_.enters = Grid<char>(size, 0);
    for (const Survey::OfPlayer& player : survey.players)
        forEachCell(size, [&](Cell cell) {
            anybody_.stands[cell] |= player.reach.stands[cell];
            anybodyWalks_ = anybodyWalks_ || player.reach.stands[cell] != 0;
        });
}

std::optional<Cell> PlaceFinder::placeFor(const Record& record, const Occupancy& occupancy,
                                          std::optional<Cell> noNearerThan) const {
    return occupancy.nearestPlace(
        record, [this](const Record& moved) { return isComeTo(moved); }, noNearerThan);
}

std::optional<Cell> PlaceFinder::openPlaceFor(const Record& record, const Occupancy& occupancy,
                                              const std::function<bool(Cell)>& barsAWay, int& tries) const {
    constexpr int mostPlaces = 6;
    std::vector<Cell> refused;
    for (int apart = 1; int(refused.size()) < mostPlaces; apart *= 2) {
        const auto place = occupancy.nearestPlace(record, [&](const Record& moved) {
            const Cell cell = *cellOf(moved);
            return isComeTo(moved) && std::ranges::none_of(refused, [&](Cell other) {
                       return std::max(std::abs(other.row - cell.row), std::abs(other.column - cell.column)) <
                              apart;
                   });
        });
        if (!place || tries <= 0) return place;
        --tries;
        if (!barsAWay(*place)) return place;
        refused.push_back(*place);
    }
    return std::nullopt;
}

/// Whether heroes reach the thing in its new place; true if heroes reach no place at all.
bool PlaceFinder::isComeTo(const Record& record) const {
    const Cell place = *cellOf(record);
    if (!anybodyWalks_ || record.kind == ThingKind::Hero) return true;
    if (!isBuilding(record.kind))
        return record.kind == ThingKind::Event ? reaches(anybody_, record) : touches(anybody_, place);
    const std::vector<Cell> own = cellsOccupiedBy(survey_.catalogue, record);
    return std::ranges::any_of(approachesOf(record.kind), [&](Cell step) {
        const Cell cell = place + step;
        return anybody_.stands.contains(cell) && anybody_.stands[cell] != 0 &&
               std::ranges::find(own, cell) == own.end();
    });
}

Movers::Movers(const Survey& survey, std::span<const Thing> things)
    : finder_(survey), occupancy_(survey.world, survey.catalogue, things) {
}

std::optional<Cell> Movers::place(const Record& record, std::optional<Cell> wish) {
    Record moved = record;
    if (wish) setCell(moved, *wish);
    const auto place = wish && occupancy_.collisions(moved).empty() ? wish : placeNear(record);
    if (!place) return std::nullopt;
    setCell(moved, *place);
    occupancy_.add(moved);
    return place;
}

std::optional<Cell> Movers::placeNear(const Record& record) {
    const std::pair looks(record.kind, isBuilding(record.kind) ? idOf(record) : std::string());
    if (full_.contains(looks)) return std::nullopt;
    const Cell from = *cellOf(record);
    const auto before = last_.find({looks.first, looks.second, from});
    const std::optional<Cell> noNearer = before == last_.end() ? std::nullopt : std::optional(before->second);
    const auto place = finder_.placeFor(record, occupancy_, noNearer);
    if (!place) {
        full_.insert(looks);
        return std::nullopt;
    }
    last_[{looks.first, looks.second, from}] = *place;
    return place;
}

} // namespace stonemason::pocket_heroes
