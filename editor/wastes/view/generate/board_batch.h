// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/generate/fair_board.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// Boards to choose from that differ in their seeds alone.
struct BoardBatch {
    BoardRequest request; ///< with the first seed
    int count = 8;

    bool operator==(const BoardBatch&) const = default;
};

/// One board of a batch, or why there is none. It is handed out once it has been measured.
struct BatchBoard {
    std::uint64_t seed = 0;
    std::optional<Board> board{};
    std::optional<BoardMeasure> measure{}; ///< fair; none: it is still to be measured
    std::optional<int> measured{};         ///< while it is: percent of its games that are played
    int variation = 0;                     ///< while it is: of the seed, of which those before were not fair
    std::optional<Error> failure{};

    bool operator==(const BatchBoard&) const = default;
};

/// Seeds begin again at 0 behind the largest.
std::uint64_t seedAfter(std::uint64_t seed, int after);

/// Makes all boards and reports them, then measures one after the other on so many threads and reports each;
/// where another variation of the seed is fair, that takes the board's place. After a stop request it returns
/// the boards that there are.
std::vector<BatchBoard> makeBoards(const Profile& profile, const BoardBatch& batch, int jobs,
                                   const std::stop_token& stop,
                                   const std::function<void(std::vector<BatchBoard>)>& report);

} // namespace stonemason::wastes
