// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/comparison.h"

namespace stonemason::wastes {

namespace {

Estimate rateOfWins(std::size_t end, const Standings& standings) {
    return rateOf(standings.sides[0].wins[end] + standings.sides[1].wins[end], standings.games());
}

} // namespace

std::string_view fairnessFigureId(FairnessFigure figure) {
    switch (figure) {
    case FairnessFigure::FirstMover: return "firstMover";
    case FairnessFigure::FromHalf: return "fromHalf";
    case FairnessFigure::FirstWins: return "firstWins";
    case FairnessFigure::Draws: return "draws";
    case FairnessFigure::SecondWins: return "secondWins";
    case FairnessFigure::WinsByGoal: return "winsByGoal";
    case FairnessFigure::WinsByPieces: return "winsByCapture";
    case FairnessFigure::WinsByBlock: return "winsByBlocking";
    case FairnessFigure::Moves: return "moves";
    }
    return {};
}

std::optional<Estimate> estimateOf(FairnessFigure figure, const Standings& standings) {
    const Outcomes& first = standings.sides[0].outcomes;
    switch (figure) {
    case FairnessFigure::FirstMover: return standings.firstMover;
    case FairnessFigure::FromHalf: return distanceFromHalf(standings.firstMover);
    case FairnessFigure::FirstWins: return rateOf(first.wins, first.games());
    case FairnessFigure::Draws: return rateOf(first.draws, first.games());
    case FairnessFigure::SecondWins: return rateOf(first.losses, first.games());
    case FairnessFigure::WinsByGoal: return rateOfWins(0, standings);
    case FairnessFigure::WinsByPieces: return rateOfWins(1, standings);
    case FairnessFigure::WinsByBlock: return rateOfWins(2, standings);
    case FairnessFigure::Moves: break;
    }
    const Mean& mean = standings.length.mean;
    if (!mean.interval) return std::nullopt;
    return Estimate{mean.value, *mean.interval};
}

std::optional<Estimate> differenceOf(FairnessFigure figure, const Standings& one, const Standings& other) {
    if (one.games() == 0 || other.games() == 0) return std::nullopt;
    const auto some = estimateOf(figure, one);
    const auto others = estimateOf(figure, other);
    if (!some || !others) return std::nullopt;
    return differenceBetween(*some, *others);
}

std::optional<int> fairerOf(const Standings& one, const Standings& other) {
    const auto difference = differenceOf(FairnessFigure::FromHalf, one, other);
    if (!difference || !isBeyondChance(*difference)) return std::nullopt;
    return difference->value < 0 ? 0 : 1;
}

} // namespace stonemason::wastes
