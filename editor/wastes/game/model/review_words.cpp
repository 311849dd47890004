// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/review_words.h"

#include "editor/text/argument_text.h"
#include "editor/wastes/game/model/war_words.h"

#include <QCoreApplication>

#include <numeric>

namespace stonemason::wastes {

namespace {

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

} // namespace

QString gainText(const MoveLoss& loss, const Profile& profile) {
    const ByRank& material = profile.hard.material;
    const double piece =
        double(std::accumulate(material.begin(), material.end(), 0)) / double(material.size());
    return decimalText(piece > 0 ? loss.worth / piece : 0, 1);
}

QString reviewWords(const WarDocument& document, const MoveLoss& loss) {
    const QString played = moveWords(document, document.game().move(loss.move), loss.move);
    const QString better = moveWords(document, loss.better, loss.move);
    const QString gain = gainText(loss, document.profile());
    if (loss.worth >= document.profile().judging.won)
        //: %1 and %2 are moves, %3 a number of pieces with one decimal
        return ReviewText::tr("%1 turned the game. Better: %2 (+%3 in pieces)").arg(played, better, gain);
    //: %1 and %2 are moves, %3 a number of pieces with one decimal
    return ReviewText::tr("%1 was not best. Better: %2 (+%3 in pieces)").arg(played, better, gain);
}

const MoveLoss* reviewedAt(const WarDocument& document) {
    const WarReview* review = WarReview::of(document);
    return review ? review->lossSeenAt(document.shown()) : nullptr;
}

} // namespace stonemason::wastes
