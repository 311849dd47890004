// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/join_fix.h"

#include <algorithm>

namespace stonemason {

namespace {

/// Whether a piece may take the other's place: it carries the same networks, or is half of a bridge.
bool mayReplace(const Tile& now, const Tile& candidate) {
    if (candidate.code == now.code || !candidate.isNetwork()) return false;
    const bool sameNetworks =
        candidate.river.empty() == now.river.empty() && candidate.road.empty() == now.road.empty();
    const bool half = candidate.river.empty() ? candidate.road == now.road : candidate.river == now.river;
    return sameNetworks || (now.isBridge() && !candidate.isBridge() && half);
}

/// Whether everyone who may enter the one tile may enter the other.
bool keepsWaysOpen(const Tile& from, const Tile& to) {
    return (from.enterable & ~to.enterable) == 0;
}

bool isSameProblem(const JoinFault& a, const JoinFault& b) {
    if (a.network != b.network || a.clash != b.clash) return false;
    return a.cell == b.cell && (!a.clash || a.direction == b.direction);
}

} // namespace

/// Sets changes_ to writing the tile with its mirror image; false where that may not be done.
bool JoinFixer::plan(Cell cell, const Tile& tile) {
    const Transform t = transformOf(symmetry_);
    const Cell other = partner(cell, terrain_.size(), symmetry_);
    const Code turned = game_.transformed(tile.code, t);
    changes_.assign(1, {cell, tile.code});
    if (other == cell) return turned == tile.code;
    if (game_.transformed(terrain_[cell], t) == terrain_[other]) changes_.push_back({other, turned});
    return true;
}

void JoinFixer::swapIn() {
    for (Change& change : changes_)
        std::swap(terrain_[change.cell], change.code);
}

/// The faults that can depend on the changed cells: their own and their neighbours'.
void JoinFixer::collectFaults(std::vector<JoinFault>& faults) {
    around_.clear();
    const auto add = [this](Cell cell) {
        if (terrain_.contains(cell) && std::find(around_.begin(), around_.end(), cell) == around_.end())
            around_.push_back(cell);
    };
    for (const Change& change : changes_) {
        add(change.cell);
        for (Direction d : allDirections)
            add(neighbour(change.cell, d));
    }
    faults.clear();
    for (Cell cell : around_)
        visitJoinFaults(terrain_, game_, cell, [&](const JoinFault& fault) { faults.push_back(fault); });
}

/// Whether the planned changes take the fault away and bring up none; leaves those that remain in after_.
bool JoinFixer::mends(const JoinFault& fault) {
    collectFaults(before_);
    swapIn();
    collectFaults(after_);
    swapIn();
    return std::none_of(after_.begin(), after_.end(), [&](const JoinFault& left) {
        return isSameProblem(left, fault) || std::find(before_.begin(), before_.end(), left) == before_.end();
    });
}

Fix JoinFixer::fixOf(const Changes& changes, bool here) const {
    const bool alone = changes.size() == 1;
    Fix fix{{joinFixes[(here ? 0 : 2) + (alone ? 0 : 1)]}, {}};
    for (const Change& change : changes) {
        fix.changes.push_back({terrainLayer, change.cell, terrain_[change.cell], change.code});
        fix.label.arguments.push_back(std::string(1, change.code));
        if (!here || change.cell != changes[0].cell) fix.label.arguments.push_back(change.cell);
    }
    return fix;
}

std::optional<Fix> JoinFixer::mend(const JoinFault& fault, Cell cell, bool here) {
    const Tile& now = *game_.tile(terrain_[cell]);
    Changes best;
    std::size_t fewest = 0;
    for (const Tile& tile : game_.tiles) {
        if (!mayReplace(now, tile) || !keepsWaysOpen(now, tile) || !plan(cell, tile) || !mends(fault))
            continue;
        if (!best.empty() && after_.size() >= fewest) continue;
        best = changes_;
        fewest = after_.size();
    }
    if (best.empty()) return std::nullopt;
    return fixOf(best, here);
}

} // namespace stonemason
