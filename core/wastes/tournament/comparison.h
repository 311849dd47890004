// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/comparison.h"
#include "core/wastes/tournament/tally.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace stonemason::wastes {

/// The figures by which two boards are compared. Rates are shares of all games.
enum class FairnessFigure : std::uint8_t {
    FirstMover,   ///< share of the points that the side makes that moves first
    FromHalf,     ///< how far that is from 1/2: the smaller, the fairer
    FirstWins,    ///< rate of games that the side wins that moves first
    Draws,        ///< rate
    SecondWins,   ///< rate of games that the other side wins
    WinsByGoal,   ///< rate, of either side
    WinsByPieces, ///< likewise: the other side had no pieces left
    WinsByBlock,  ///< likewise: the other side could not move
    Moves,        ///< per game
};

inline constexpr std::array fairnessFigures{
    FairnessFigure::FirstMover,   FairnessFigure::FromHalf,    FairnessFigure::FirstWins,
    FairnessFigure::Draws,        FairnessFigure::SecondWins,  FairnessFigure::WinsByGoal,
    FairnessFigure::WinsByPieces, FairnessFigure::WinsByBlock, FairnessFigure::Moves,
};

/// The word for a figure in files: "firstMover", "fromHalf" ...
std::string_view fairnessFigureId(FairnessFigure figure);

/// The figure of a board. For Moves, which has no bounds, with less than two games nullopt.
std::optional<Estimate> estimateOf(FairnessFigure figure, const Standings& standings);

/// How much larger a figure of one board is than that of another, each measured on its own; nullopt while one
/// of them is not known.
std::optional<Estimate> differenceOf(FairnessFigure figure, const Standings& one, const Standings& other);

/// Which of two boards is fairer beyond chance, 0 or 1; nullopt when FromHalf differs by no more than that.
std::optional<int> fairerOf(const Standings& one, const Standings& other);

} // namespace stonemason::wastes
