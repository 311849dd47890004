// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/generate/fair_board.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// Generated boards that differ only in their seeds.
struct BoardBatch {
    BoardRequest request; ///< with the first seed
    int count = 8;

    bool operator==(const BoardBatch&) const = default;
};

/// One board of a batch, or why there is none. It can be chosen once it has been measured.
struct BatchBoard {
    std::uint64_t seed = 0;
    std::optional<Board> board{};
    std::optional<BoardMeasure> measure{}; ///< of a fair board; none: not measured yet
    std::optional<int> measured{};         ///< during measurement: percent of its games played
    int variation = 0;                     ///< during measurement: of the seed; those before were unfair
    std::optional<Error> failure{};

    bool operator==(const BatchBoard&) const = default;
};

/// The seed `after` places later; after the largest seed comes 0.
std::uint64_t seedAfter(std::uint64_t seed, int after);

/// Generates all boards and reports them, then measures one after the other on `jobs` threads and reports
/// each; if another variation of the seed is fair, its board replaces the first one. After a stop request it
/// returns the boards it has.
std::vector<BatchBoard> makeBoards(const Profile& profile, const BoardBatch& batch, int jobs,
                                   const std::stop_token& stop,
                                   const std::function<void(std::vector<BatchBoard>)>& report);

} // namespace stonemason::wastes
