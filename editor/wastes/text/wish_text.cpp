// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/text/wish_text.h"

#include "editor/text/error_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace stonemason::wastes {

namespace {

struct BoardWish {
    Q_DECLARE_TR_FUNCTIONS(BoardWish)
};

/// The name of a wish by its id; the id itself where there is none.
QString nameOfWish(const QString& id) {
    const auto kind = wishFromId(id.toStdString());
    return kind ? wishName(*kind) : id;
}

QString percent(double share) {
    return QString::number(std::lround(100 * share));
}

} // namespace

QString wishName(WishKind kind) {
    switch (kind) {
    case WishKind::High: return BoardWish::tr("High ground");
    case WishKind::Rough: return BoardWish::tr("Rough ground");
    case WishKind::Sludge: return BoardWish::tr("Sludge");
    case WishKind::Traps: return BoardWish::tr("Traps");
    case WishKind::Holes: return BoardWish::tr("Holes");
    case WishKind::Pieces: return BoardWish::tr("Pieces of a side");
    case WishKind::Ranks: return BoardWish::tr("Different ranks");
    case WishKind::Walkers: return BoardWish::tr("Pieces that walk in sludge");
    case WishKind::Jumpers: return BoardWish::tr("Pieces that jump");
    case WishKind::GoalDistance: return BoardWish::tr("Turns to the goal");
    case WishKind::Openness: return BoardWish::tr("Open ground near goals");
    }
    return {};
}

QString wishMeaning(WishKind kind) {
    if (groundOf(kind))
        //: %1 is a kind of ground as it stands alone: Sludge
        return BoardWish::tr("%1: percentage of all cells of the board.").arg(wishName(kind));
    switch (kind) {
    case WishKind::Pieces: return BoardWish::tr("Each side has so many pieces.");
    case WishKind::Ranks: return BoardWish::tr("Different ranks among the pieces of a side.");
    case WishKind::Walkers: return BoardWish::tr("Pieces of a side that may enter sludge.");
    case WishKind::Jumpers: return BoardWish::tr("Pieces of a side that may jump over sludge.");
    case WishKind::GoalDistance:
        return BoardWish::tr("Turns that the nearest piece needs to its goal when nobody is in the way.");
    case WishKind::Openness:
        return BoardWish::tr("Percentage of the cells within three steps of a goal that are neither hole nor "
                             "sludge nor trap.");
    default: return {};
    }
}

QString wishValue(WishKind kind, int value) {
    const QString number = QString::number(value);
    //: %1 is a number: 14 %
    return unitOf(kind) == WishUnit::Percent ? BoardWish::tr("%1 %").arg(number) : number;
}

QString measureText(const BoardMeasure& measure) {
    //: %1, %2 and %3 are percentages, %4 is a number
    return BoardWish::tr("The side that moves first makes %1 % of the points (%2 to %3 %); games that Hard "
                         "played against itself: %4.")
        .arg(percent(measure.share.value), percent(measure.share.interval.low),
             percent(measure.share.interval.high), QString::number(measure.games));
}

QString shortMeasureText(const BoardMeasure& measure) {
    //: A share and the interval around it: 51 % (46–56)
    return BoardWish::tr("%1 % (%2–%3)")
        .arg(percent(measure.share.value), percent(measure.share.interval.low),
             percent(measure.share.interval.high));
}

QString generationErrorText(const Error& error) {
    Error named = error;
    for (Argument& argument : named.message.arguments) {
        auto* const word = std::get_if<std::string>(&argument);
        if (!word) continue;
        QStringList names;
        for (const QString& id : QString::fromStdString(*word).split(QStringLiteral(", ")))
            names << nameOfWish(id);
        *word = names.join(QStringLiteral(", ")).toStdString();
    }
    return errorText(named);
}

} // namespace stonemason::wastes
