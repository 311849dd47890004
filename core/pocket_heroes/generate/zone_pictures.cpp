// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/picture.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

// Checks the pictures of buildings: none covers another, and no building stands beside its twin. Cost:
// O(cells of the picture) for pictures, O(buildings of the kind) for twins. Source: own work.

void ZoneGround::addPictures() {
    const auto add = [this](Section section, const DraftBuilding& building) {
        if (const CatalogueObject* object = plan_.catalogue.find(section, building.id))
            addPicture(*object, building.cell, 1);
    };
    for (const DraftCastle& castle : draft_.placedCastles)
        add(Section::Castle, castle.building);
    for (const DraftMine& mine : draft_.placedMines)
        add(Section::Ownerable, mine.building);
    for (const DraftBuilding& building : draft_.visitables)
        add(Section::Visitable, building);
    for (const DraftLink& link : draft_.links)
        for (const DraftBuilding& portal : link.portals)
            add(Section::Visitable, portal);
}

void ZoneGround::addPicture(const CatalogueObject& object, Cell entrance, int change) {
    const CellRange picture = pictureOf(object);
    forEachCell(sizeOf(picture), [&](Cell step) {
        const Cell cell = entrance + picture.first + step;
        if (pictures_.contains(cell)) pictures_[cell] = std::int8_t(pictures_[cell] + change);
    });
    auto& standing = standing_[object.id];
    if (change > 0)
        standing.push_back(entrance);
    else
        standing.pop_back();
}

/// Whether the picture covers no other picture, and not that of its own image.
bool ZoneGround::coversNoPicture(const CatalogueObject& object, Cell entrance) const {
    const CellRange picture = pictureOf(object);
    bool isFree = true;
    forEachCell(sizeOf(picture), [&](Cell step) {
        const Cell cell = entrance + picture.first + step;
        const bool isOnImage = !onDiagonal_ && (draft_.image.isBeyond(cell) || draft_.image.isFixed(cell));
        isFree = isFree && !isOnImage && (!pictures_.contains(cell) || pictures_[cell] == 0);
    });
    return isFree;
}

/// Whether the same building, or the image of this one, stands within a few cells.
bool ZoneGround::hasTwin(const CatalogueObject& object, Cell entrance) const {
    constexpr int reach = 4;
    if (draft_.image.exists() && !onDiagonal_ && draft_.image.depth(entrance) <= reach) return true;
    const auto same = standing_.find(object.id);
    return same != standing_.end() &&
           std::ranges::any_of(same->second, [&](Cell other) { return chebyshev(other, entrance) <= reach; });
}

} // namespace stonemason::pocket_heroes
