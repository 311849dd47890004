// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/join_fix.h"

#include <algorithm>
#include <tuple>

namespace stonemason::kings_conflict {

namespace {

/// Whether a piece may take the other's place: it carries the same networks, or is half of a bridge.
bool mayReplace(const Tile& now, const Tile& candidate) {
    if (candidate.code == now.code || !candidate.isNetwork()) return false;
    const bool sameNetworks =
        candidate.river.empty() == now.river.empty() && candidate.road.empty() == now.road.empty();
    const bool half = candidate.river.empty() ? candidate.road == now.road : candidate.river == now.river;
    return sameNetworks || (now.isBridge() && !candidate.isBridge() && half);
}

/// Whether every unit that may enter the first tile may enter the second.
bool keepsWaysOpen(const Tile& from, const Tile& to) {
    return (from.enterable & ~to.enterable) == 0;
}

/// Loose ends of a tile are one problem, however many and wherever they point.
bool isSameProblem(const JoinFault& a, const JoinFault& b) {
    if (a.network != b.network || a.clash != b.clash) return false;
    return a.cell == b.cell && (!a.clash || a.direction == b.direction);
}

/// The faults that are problems of severity error.
int errorsAmong(const std::vector<JoinFault>& faults) {
    int errors = 0;
    for (std::size_t i = 0; i < faults.size(); ++i)
        errors += faults[i].isError && (i == 0 || !isSameProblem(faults[i - 1], faults[i]));
    return errors;
}

} // namespace

/// Lays out the changes to the cell and its partner, their codes still open, and the faults as they stand.
void JoinFixer::begin(Cell cell) {
    const Code turned = game_.transformed(terrain_[cell], transformOf(symmetry_));
    const Cell other = partner(cell, terrain_.size(), symmetry_);
    changes_.assign(1, {cell, terrain_[cell]});
    if (other != cell && turned == terrain_[other]) changes_.push_back({other, turned});

    around_.clear();
    const auto add = [this](Cell near) {
        if (terrain_.contains(near) && std::find(around_.begin(), around_.end(), near) == around_.end())
            around_.push_back(near);
    };
    for (const Change& change : changes_) {
        add(change.cell);
        for (Direction d : allDirections)
            add(neighbour(change.cell, d));
    }
    collectFaults(before_);
}

/// Sets the changes to writing the tile with its mirror image; false where that may not be done.
bool JoinFixer::plan(const Tile& tile) {
    const Code turned = game_.transformed(tile.code, transformOf(symmetry_));
    changes_[0].code = tile.code;
    if (changes_.size() > 1) changes_[1].code = turned;
    return partner(changes_[0].cell, terrain_.size(), symmetry_) != changes_[0].cell || turned == tile.code;
}

void JoinFixer::swapIn() {
    for (Change& change : changes_)
        std::swap(terrain_[change.cell], change.code);
}

/// The faults that can depend on the changed cells: their own and their neighbours'.
void JoinFixer::collectFaults(std::vector<JoinFault>& faults) const {
    faults.clear();
    for (Cell cell : around_)
        visitJoinFaults(terrain_, game_, cell, [&](const JoinFault& fault) { faults.push_back(fault); });
}

/// Whether the planned changes take the fault away and bring up none; leaves those that remain in after_.
bool JoinFixer::repairs(const JoinFault& fault) {
    swapIn();
    collectFaults(after_);
    const bool joined = !fault.clash || isJoined(changes_[0].cell, fault.network);
    swapIn();
    const auto countIn = [](const std::vector<JoinFault>& faults, const JoinFault& wanted) {
        return std::count_if(faults.begin(), faults.end(),
                             [&](const JoinFault& other) { return isSameProblem(other, wanted); });
    };
    return joined && std::none_of(after_.begin(), after_.end(), [&](const JoinFault& left) {
               return isSameProblem(left, fault) || countIn(after_, left) > countIn(before_, left);
           });
}

/// Whether the planned changes take the error away and leave fewer; leaves the faults that remain in after_.
bool JoinFixer::lessens(const JoinFault& error) {
    swapIn();
    collectFaults(after_);
    swapIn();
    return errorsAmong(after_) < errorsAmong(before_) &&
           std::none_of(after_.begin(), after_.end(),
                        [&](const JoinFault& left) { return isSameProblem(left, error); });
}

/// The price of the planned changes, which write the tile.
Price JoinFixer::priceOf(const JoinFault& error, const Tile& tile) {
    const Cell cell = changes_[0].cell;
    const Tile& now = *game_.tile(terrain_[cell]);
    const bool isPlain = tile.code == game_.plainTile;
    if (!isPlain && !mayReplace(now, tile)) return Price::Terrain;
    if (!keepsWaysOpen(now, tile)) return Price::Way;
    if (isPlain) return Price::Piece;
    swapIn();
    const bool joined = !error.clash || isJoined(cell, error.network);
    swapIn();
    return joined ? Price::Warnings : Price::Terrain;
}

/// Whether the network joins the cell to any neighbour: a piece that is merely turned away repairs nothing.
bool JoinFixer::isJoined(Cell cell, Network network) const {
    const Edges edges = edgesOf(*game_.tile(terrain_[cell]), network);
    return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction d) {
        return edges.has(d) && joinAt(terrain_, game_, network, cell, d) == Join::Joined;
    });
}

/// Whether every edge that the tile would have there meets one that faces it.
bool JoinFixer::isJoinedAllRound(Cell cell, const Tile& tile) const {
    for (Network network : allNetworks)
        for (Direction d : allDirections)
            if (edgesOf(tile, network).has(d) && joinAt(terrain_, game_, network, cell, d) != Join::Joined)
                return false;
    return tile.isNetwork();
}

Fix JoinFixer::fixOf(const Changes& changes, bool here) const {
    const bool alone = changes.size() == 1;
    const auto changeOf = [this](const Change& change) {
        return CellChange{terrainLayer, change.cell, terrain_[change.cell], change.code};
    };
    WritePiece repair{changeOf(changes.front()), {}};
    if (!alone) repair.image = changeOf(changes.back());
    Fix fix{{alone ? "fix/use-at" : "fix/use-at-mirrored"}, repair};
    if (here) fix.label.id = alone ? "fix/use-here" : "fix/use-here-mirrored";
    for (const Change& change : changes) {
        fix.label.arguments.push_back(std::string(1, change.code));
        if (!here || change.cell != changes[0].cell) fix.label.arguments.push_back(change.cell);
    }
    return fix;
}

/// The most thorough of the pieces that may replace the cell's; one that repairs nothing when there is none.
template <typename MayReplace>
JoinFixer::PricedFix JoinFixer::best(const JoinFault& fault, Cell cell, bool here, MayReplace mayReplace) {
    const Tile& now = *game_.tile(terrain_[cell]);
    Changes best;
    int most = 0;
    for (const Tile& tile : game_.tiles) {
        if (!mayReplace(now, tile) || !keepsWaysOpen(now, tile) || !plan(tile) || !repairs(fault)) continue;
        const int solved = int(before_.size() - after_.size());
        if (solved <= most) continue;
        best = changes_;
        most = solved;
    }
    return best.empty() ? PricedFix{} : PricedFix{fixOf(best, here), Price::Nothing, most};
}

std::optional<JoinFixer::PricedFix> JoinFixer::repair(const JoinFault& fault, Cell cell, bool here) {
    begin(cell);
    PricedFix found = best(fault, cell, here, mayReplace);
    if (found.solved == 0 && !fault.clash)
        found = best(fault, cell, here,
                     [&](const Tile&, const Tile& tile) { return isJoinedAllRound(cell, tile); });
    if (found.solved == 0) return std::nullopt;
    return found;
}

std::optional<JoinFixer::PricedFix> JoinFixer::lessen(const JoinFault& error, Cell cell, bool here) {
    begin(cell);
    std::optional<PricedFix> best;
    int fewest = 0;
    for (const Tile& tile : game_.tiles) {
        if (tile.code == terrain_[cell] || !plan(tile) || !lessens(error)) continue;
        const Price price = priceOf(error, tile);
        const int solved = int(before_.size()) - int(after_.size());
        const int errors = errorsAmong(after_);
        if (best && std::tie(best->price, fewest, solved) <= std::tie(price, errors, best->solved)) continue;
        best = PricedFix{fixOf(changes_, here), price, solved};
        fewest = errors;
    }
    return best;
}

} // namespace stonemason::kings_conflict
