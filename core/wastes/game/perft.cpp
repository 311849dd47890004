// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/perft.h"

namespace stonemason::wastes {

namespace {

std::uint64_t leavesBelow(const Engine& engine, Position& position, int depth) {
    if (winnerOf(position.state)) return 0;
    std::uint64_t leaves = 0;
    engine.anyMove(position, [&](Move move) {
        if (depth == 1) {
            ++leaves;
            return false;
        }
        const Undo undo = engine.make(position, move);
        leaves += leavesBelow(engine, position, depth - 1);
        engine.unmake(position, move, undo);
        return false;
    });
    return leaves;
}

} // namespace

std::uint64_t perft(const Engine& engine, Position position, int depth) {
    return depth == 0 ? 1 : leavesBelow(engine, position, depth);
}

} // namespace stonemason::wastes
