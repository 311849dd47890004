// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/hard_player.h"

#include "core/wastes/players/search.h"

#include <span>
#include <utility>

namespace stonemason::wastes {

Move HardPlayer::choose(const Engine& engine, const Position& position, std::stop_token stop) {
    MoveList moves = engine.moves(position);
    random_.shuffle(std::span(&moves[0], moves.size())); // moves with equal values are equally likely
    const int nodes = options_.nodes > 0 ? options_.nodes : engine.profile().hard.nodes;
    return Search(engine, nodes, std::move(stop)).best(position, moves).move;
}

} // namespace stonemason::wastes
