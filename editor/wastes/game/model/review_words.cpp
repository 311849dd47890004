// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/review_words.h"

#include "editor/text/argument_text.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/text/advantage_text.h"

#include <QCoreApplication>

#include <numeric>

namespace stonemason::wastes {

namespace {

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

/// The chances to win of who made the move, in percent.
struct MoverChances {
    int before = 0; ///< with the best move
    int after = 0;
};

MoverChances chancesOf(const WarDocument& document, const MoveLoss& loss) {
    if (loss.move >= document.moveCount()) return {}; // of a game that was longer
    const Side side = Side(document.game().playerOf(loss.move));
    const WarAdvantages* known = WarAdvantages::of(document);
    const auto percentAfter = [&](int moves) {
        const Advantage advantage =
            known ? known->after(moves)
                  : standingAdvantage(document.engine(), document.game().positionAfter(moves));
        return chancePercent(advantage, side, document.profile().judging);
    };
    return {percentAfter(loss.move), percentAfter(loss.move + 1)};
}

} // namespace

QString gainText(const WarDocument& document, const MoveLoss& loss) {
    const MoverChances chances = chancesOf(document, loss);
    const int gain = chances.before - chances.after;
    return gain > 0 ? u'+' + wholePercentText(gain) : QString();
}

QString worthText(const MoveLoss& loss, const Profile& profile) {
    const ByRank& material = profile.hard.material;
    const double piece =
        double(std::accumulate(material.begin(), material.end(), 0)) / double(material.size());
    //: %1 is a number of pieces with one decimal: by how much a move is better than another
    return ReviewText::tr("+%1 in pieces").arg(decimalText(piece > 0 ? loss.worth / piece : 0, 1));
}

QString reviewWords(const WarDocument& document, const MoveLoss& loss) {
    const QString played = moveWords(document, document.game().move(loss.move), loss.move);
    const QString better = moveWords(document, loss.better, loss.move);
    //: %1 and %2 are moves
    const QString text = loss.worth >= document.profile().judging.won
                             ? ReviewText::tr("%1 turned the game. Better: %2").arg(played, better)
                             //: %1 and %2 are moves
                             : ReviewText::tr("%1 was not best. Better: %2").arg(played, better);
    const MoverChances chances = chancesOf(document, loss);
    if (chances.before <= chances.after) return text;
    //: %1 a sentence with a better move, %2 and %3 percentages: 63 %
    return ReviewText::tr("%1 (winning chances %2 instead of %3)")
        .arg(text, wholePercentText(chances.before), wholePercentText(chances.after));
}

const MoveLoss* reviewedAt(const WarDocument& document) {
    const WarReview* review = WarReview::of(document);
    return review ? review->lossSeenAt(document.shown()) : nullptr;
}

} // namespace stonemason::wastes
