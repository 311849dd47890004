// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/opening.h"

#include "core/base/random.h"

namespace stonemason::wastes {

Position openingOf(const Engine& engine, std::uint64_t seed) {
    constexpr int mostTries = 100;
    SeededRandom random(seed);
    for (int tries = 0; tries < mostTries; ++tries) {
        Position position = engine.start();
        for (int i = 0; i < openingMoves && position.running(); ++i) {
            const MoveList moves = engine.moves(position);
            engine.play(position, moves[std::size_t(random.below(int(moves.size())))]);
        }
        if (position.running()) return position;
    }
    return engine.start();
}

} // namespace stonemason::wastes
