// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/generate/generate.h"
#include "core/wastes/generate/origin.h"

#include <functional>
#include <variant>

namespace stonemason::wastes {

/// Whether the share is within GenerationNumbers::fair.
bool isFair(const BoardMeasure& measure, const GenerationNumbers& numbers);

/// The progress of a measurement.
struct MeasureProgress {
    int variation = 0; ///< that is measured, from 0
    int games = 0;     ///< of it that are played
};
using MeasureWatcher = std::function<void(const MeasureProgress&)>;

/// Measures the first mover's share of points on a playable board: Hard against itself with
/// GenerationNumbers, on so many threads. Stops early when the interval lies outside the fair range at a
/// fixed checkpoint, so the result does not depend on the number of threads. Error: wish/stopped.
Result<BoardMeasure> measuredBoard(const Board& board, const Profile& profile, int jobs,
                                   const std::stop_token& stop = {},
                                   const std::function<void(int games)>& watch = {});

/// A board with what was measured on it.
struct MeasuredBoardOf {
    Board board;
    BoardMeasure measure;
    int variation = 0;

    bool operator==(const MeasuredBoardOf&) const = default;
};

/// The first variation of the request, from its own on, on which the first mover's share is fair. Errors
/// beside those of generateBoard(): wish/unfair (boards measured, share of the nearest in percent, games)
/// when none of GenerationNumbers::variations is.
Result<MeasuredBoardOf> fairBoard(const Profile& profile, const BoardRequest& request, int jobs,
                                  const std::stop_token& stop = {}, const MeasureWatcher& watch = {});

} // namespace stonemason::wastes
