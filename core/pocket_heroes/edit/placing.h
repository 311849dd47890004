// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <span>
#include <string_view>
#include <vector>

/// Edits of what stands on a map. None of them checks whether a thing may be there; see Occupancy.
namespace stonemason::pocket_heroes {

/// Inserts a record behind those of its kind. A cell holds one decoration or one piece of path: either
/// replaces the other.
WorldEdit placing(const World& world, const Record& record);

/// Copies of the records of the things, each moved by the offset.
std::vector<Record> copiesOf(const World& world, std::span<const Thing> things, Cell by);

/// Inserts several records, as placing() does one after the other.
WorldEdit placing(const World& world, std::span<const Record> records);

/// Moves things that have a place. A player's main castle stays his.
WorldEdit moving(const World& world, std::span<const Thing> things, Cell by);

/// Deletes things. A player whose main castle is deleted gets the next of his castles as main castle, if
/// any.
WorldEdit deleting(const World& world, std::span<const Thing> things);

/// Replaces a thing by a record of its kind.
WorldEdit replacing(const World& world, Thing thing, const Record& record);

/// The sides on which the piece of path on a cell joins another of its id; none where there is no piece.
/// `paths` is pathsByCell().
Edges joinsOf(const World& world, const Grid<int>& paths, Cell cell);

} // namespace stonemason::pocket_heroes
