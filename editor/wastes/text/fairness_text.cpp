// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/text/fairness_text.h"

#include <QCoreApplication>

namespace stonemason::wastes {

namespace {

struct FairnessText {
    Q_DECLARE_TR_FUNCTIONS(FairnessText)
};

} // namespace

QString figureName(FairnessFigure figure) {
    switch (figure) {
    case FairnessFigure::FirstMover: return FairnessText::tr("Score of the side that moves first");
    case FairnessFigure::FromHalf: return FairnessText::tr("Its distance from one half");
    case FairnessFigure::FirstWins: return FairnessText::tr("Won by the side that moves first");
    case FairnessFigure::Draws: return FairnessText::tr("Drawn");
    case FairnessFigure::SecondWins: return FairnessText::tr("Won by the other side");
    case FairnessFigure::WinsByGoal: return FairnessText::tr("Won at the goal");
    case FairnessFigure::WinsByPieces: return FairnessText::tr("Won by capture");
    case FairnessFigure::WinsByBlock: return FairnessText::tr("Won with no move left");
    case FairnessFigure::Moves: return FairnessText::tr("Moves in a game");
    }
    return {};
}

QString endName(End end) {
    switch (end) {
    case End::None: break;
    //: How games were won
    case End::Goal: return FairnessText::tr("at the goal");
    //: How games were won: by taking the last piece
    case End::Captured: return FairnessText::tr("by capture");
    //: How games were won: the other side could not move
    case End::Blocked: return FairnessText::tr("no move left");
    //: How games were drawn
    case End::Repetition: return FairnessText::tr("by repetition");
    //: How games were drawn
    case End::QuietTurns: return FairnessText::tr("without progress");
    //: How games were drawn: they had the most moves there can be
    case End::MostMoves: return FairnessText::tr("too long");
    }
    return {};
}

QString fairerText(std::optional<int> fairer, const std::array<QString, 2>& boards) {
    if (!fairer) return FairnessText::tr("Neither board is fairer by more than chance.");
    const std::size_t better = std::size_t(*fairer);
    //: %1 and %2 are boards
    return FairnessText::tr("%1 is fairer than %2, by more than chance.")
        .arg(boards[better], boards[1 - better]);
}

} // namespace stonemason::wastes
