// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen.h"

#include "core/kings_conflict/map/pen_stroke.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// The cells on the board, each followed by its partner.
std::vector<TouchedCell> withPartners(const PenBoard& board, std::span<const Cell> cells) {
    const DirectionOrder order = orderAtStart({});
    std::vector<TouchedCell> all;
    for (Cell cell : cells) {
        if (!board.contains(cell)) continue;
        all.push_back({cell, order});
        all.push_back({board.partnerOf(cell), order});
    }
    return all;
}

} // namespace

Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path) {
    std::vector<Cell> walk = walkAlong(path, map.size());
    if (walk.empty()) return {};
    const std::optional<PenStop> stop = stopOf(PenBoard(map, game, symmetry), network, walk);
    const PenOrders orders(walk);
    if (stop) walk.resize(stop->step + 1);
    Edit edit = layWalk(map, game, network, symmetry, walk, orders).edit;
    if (stop) edit.refused.push_back(stop->refusal);
    return edit;
}

std::optional<PenStop> stopOf(const PenBoard& board, Network network, std::span<const Cell> walk,
                              std::size_t from) {
    for (std::size_t step = std::max<std::size_t>(from, 1); step + 1 < walk.size(); ++step) {
        const Cell cell = walk[step];
        if (board.partnerOf(cell) != cell || board.isHole(cell)) continue;
        const Edges asked{*directionTo(cell, walk[step - 1]), *directionTo(cell, walk[step + 1])};
        const std::optional<Code> code = board.tileWith(network, asked, {});
        if (code && !board.mayHold(cell, *code)) return PenStop{step, {cell, *code}};
    }
    return std::nullopt;
}

Edit erase(const Map& map, const GameProfile& game, Symmetry symmetry, std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    const std::vector<TouchedCell> erased = withPartners(board, cells);
    for (const TouchedCell& each : erased)
        board.write(each.cell, game.plainTile);
    repairAround(board, erased);
    return {board.collected(), {}};
}

Edit eraseNetwork(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                  std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    std::vector<TouchedCell> erased = withPartners(board, cells);
    std::erase_if(erased, [&](const TouchedCell& each) { return board.edges(each.cell, network).empty(); });
    for (const TouchedCell& each : erased)
        if (const auto code = board.tileWith(network, {}, board.edges(each.cell, otherThan(network))))
            board.write(each.cell, *code);
    repairAround(board, erased);
    return {board.collected(), {}};
}

namespace {

/// The cells of the stroke; around its last one neighbours rather bend the way the stroke ran.
std::vector<TouchedCell> touchedBy(const PenStroke& stroke, std::span<const Cell> walk,
                                   const PenOrders& orders) {
    std::vector<TouchedCell> touched;
    for (Cell cell : stroke.drawnCells())
        touched.push_back({cell, cell == walk.back() ? orders.end : orders.start});
    return touched;
}

/// Lays the pieces and repairs what is around them.
PenStroke laid(PenBoard& board, Network network, std::span<const Cell> walk, const PenOrders& orders,
               const PenCells& barred) {
    for (;;) {
        PenStroke stroke(board, network, walk, orders, barred);
        stroke.lay();
        // A neighbour taken out may have stood in the way of a better end, which one more such drag would
        // find.
        if (!repairAround(board, touchedBy(stroke, walk, orders))) return stroke;
    }
}

/// What is wrong with an edge of a network's tile, growing worse.
enum class Fault { None, LooseBridge, Clash };

Fault faultOf(const Tile* tile, Network network, Direction d, Join join) {
    if (!tile || !edgesOf(*tile, network).has(d)) return Fault::None;
    if (join == Join::Clash) return Fault::Clash;
    return join == Join::Loose && tile->isBridge() ? Fault::LooseBridge : Fault::None;
}

bool hasWorsened(const PenBoard& board, Cell cell, Network network, Direction d) {
    if (!board.contains(cell)) return false;
    const GameProfile& game = board.game();
    const Fault now = faultOf(game.tile(board.code(cell)), network, d, board.join(network, cell, d));
    return now != Fault::None && now > faultOf(game.tile(board.before()[cell]), network, d,
                                               joinAt(board.before(), game, network, cell, d));
}

/// Whether an edge of the cell, or a neighbour's towards it, has worsened.
bool isWorse(const PenBoard& board, Cell cell) {
    for (Network network : allNetworks)
        for (Direction d : allDirections)
            if (hasWorsened(board, cell, network, d) ||
                hasWorsened(board, neighbour(cell, d), network, opposite(d)))
                return true;
    return false;
}

enum class Barring { None, Some, All };

/// Adds the cells where the stroke must not lay the network: what it laid there was taken out again because
/// the bridge that it made led nowhere, or something worsened in it or beside it; all of them where what
/// worsened is not beside any. Returns how far that went.
Barring addBarred(PenCells& barred, const PenBoard& board, Network network, const std::vector<Cell>& drawn) {
    const std::size_t known = barred.size();
    bool isAll = false;
    const auto bar = [&](Cell cell) { barred[cell] = barred[board.partnerOf(cell)] = true; };
    PenCells isDrawn;
    for (Cell cell : drawn) {
        isDrawn[cell] = true;
        if (board.edges(cell, network).empty()) bar(cell);
    }
    for (const CellChange& change : board.collected()) {
        if (!isWorse(board, change.cell)) continue;
        const std::size_t before = barred.size();
        if (isDrawn.find(change.cell)) bar(change.cell);
        for (Direction d : allDirections)
            if (isDrawn.find(neighbour(change.cell, d))) bar(neighbour(change.cell, d));
        if (barred.size() != before) continue;
        std::ranges::for_each(drawn, bar);
        isAll = true;
    }
    if (barred.size() == known) return Barring::None;
    return isAll ? Barring::All : Barring::Some;
}

} // namespace

LaidWalk layWalk(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                 std::span<const Cell> walk, const PenOrders& orders) {
    bool isGivenUp = false;
    PenCells barred;
    for (;;) {
        PenBoard board(map, game, symmetry);
        const PenStroke stroke = laid(board, network, walk, orders, barred);
        const Barring barring = addBarred(barred, board, network, stroke.drawnCells());
        if (barring == Barring::None) return {{board.collected(), stroke.refused()}, isGivenUp};
        isGivenUp = isGivenUp || barring == Barring::All;
    }
}

} // namespace stonemason::kings_conflict
