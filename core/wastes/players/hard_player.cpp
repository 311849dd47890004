// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/hard_player.h"

#include "core/play/player.h"
#include "core/wastes/players/search.h"

#include <algorithm>
#include <span>
#include <utility>

namespace stonemason::wastes {

Move HardPlayer::choose(const Engine& engine, const Position& position, std::stop_token stop) {
    MoveList moves = engine.moves(position);
    random_.shuffle(std::span(&moves[0], moves.size())); // moves with equal values are equally likely
    const int nodes = options_.nodes > 0 ? options_.nodes : engine.profile().hard.nodes;
    return Search(engine, nodes, std::move(stop)).best(position, moves).move;
}

namespace {

int held(const Engine& engine, int value) {
    const int won = engine.profile().judging.won;
    return std::clamp(value, -won, won);
}

/// The value of the position after a move for the player who made it.
int valueAfter(const Engine& engine, Position position, Move move, int nodes, const std::stop_token& stop) {
    const int mover = position.toMove;
    engine.play(position, move);
    if (position.running())
        return held(engine, -Search(engine, nodes, stop).best(position, engine.moves(position)).value);
    const auto winner = winnerOf(position.state);
    const int won = engine.profile().judging.won;
    return !winner ? 0 : *winner == mover ? won : -won;
}

} // namespace

MoveLoss lossOf(const Engine& engine, const Position& position, Move played, int nodes,
                std::stop_token stop) {
    const SearchResult found = Search(engine, nodes, stop).best(position, engine.moves(position));
    if (found.move == played) return {0, 0, played};
    const int best =
        std::max(held(engine, found.value), valueAfter(engine, position, found.move, nodes, stop));
    const int lost = best - valueAfter(engine, position, played, nodes, stop);
    return {0, std::max(0, lost), found.move};
}

std::vector<MoveLoss> costliest(std::vector<MoveLoss> losses, const JudgingNumbers& judging) {
    return stonemason::costliest(std::move(losses), &MoveLoss::worth, judging.leastLoss);
}

} // namespace stonemason::wastes
