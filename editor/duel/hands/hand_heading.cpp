// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/hands/hand_heading.h"

#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/duel/art/token_art.h"
#include "editor/duel/move_choice.h"
#include "editor/duel/seats.h"

#include <QPainter>

namespace stonemason {

namespace {

constexpr int barWidth = 4;
constexpr int markSide = 22;
constexpr int scoreSize = 24; // pixels

} // namespace

HandHeading::HandHeading(int player, const MoveChoice& choice, QWidget* parent)
    : QWidget(parent), player_(player), choice_(choice) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HandHeading::refresh() {
    const DuelDocument& document = choice_.document();
    const Position& position = document.position();
    //: %1 is a player, %2 the name of a deck, %3 and %4 are points
    setAccessibleName(tr("%1, %2: %3 points, %4 a turn")
                          .arg(playerName(document.setup(), player_),
                               QString::fromStdString(document.setup().sides[std::size_t(player_)].deckName))
                          .arg(position.scores[std::size_t(player_)])
                          .arg(document.duel().yieldOf(position, player_)));
    update();
}

void HandHeading::paintEvent(QPaintEvent*) {
    const DuelDocument& document = choice_.document();
    const GameSetup& setup = document.setup();
    const Position& position = document.position();
    const DuelPalette colours = duelPalette(palette());
    const QColor own = colours.sides[std::size_t(player_)].fill;
    const bool moves = !document.hasEndedHere() && position.running() && position.toMove == player_;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (moves) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tinted(palette(), own, 0.14));
        painter.drawRoundedRect(rect(), 5, 5);
        painter.setBrush(own);
        painter.drawRoundedRect(QRectF(0, 0, barWidth, height()), 2, 2);
    }
    const int left = barWidth + gap;
    paintOwnerMark(painter, QRectF(left, (height() - markSide) / 2.0, markSide, markSide), player_, colours);

    const int growth = document.duel().yieldOf(position, player_);
    QFont big = font();
    big.setPixelSize(scoreSize);
    big.setBold(true);
    const QString score = QString::number(position.scores[std::size_t(player_)]);
    const auto& preview = choice_.preview();
    //: Points that a player gains each turn
    QString change = tr("+%1 a turn").arg(growth);
    const bool changes = preview && preview->yieldsAfter[std::size_t(player_)] != growth;
    //: Points that a player gains each turn, before and after a move
    if (changes) change = tr("+%1 → +%2").arg(growth).arg(preview->yieldsAfter[std::size_t(player_)]);
    const QRect room = rect().adjusted(0, 3, -gap, -3);
    painter.setFont(big);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room, Qt::AlignRight | Qt::AlignTop, score);
    QFont small = font();
    small.setPixelSize(12);
    small.setBold(changes);
    painter.setFont(small);
    painter.setPen(palette().color(changes ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, change);
    const int numbers =
        std::max(QFontMetrics(big).horizontalAdvance(score), QFontMetrics(small).horizontalAdvance(change));

    const QRect names = room.adjusted(left + markSide + gap, 2, -numbers - gap, -1);
    QFont bold = font();
    bold.setPixelSize(14);
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        names, Qt::AlignLeft | Qt::AlignTop,
        QFontMetrics(bold).elidedText(playerName(setup, player_), Qt::ElideRight, names.width()));
    small.setBold(false);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(
        names, Qt::AlignLeft | Qt::AlignBottom,
        QFontMetrics(small).elidedText(QString::fromStdString(setup.sides[std::size_t(player_)].deckName),
                                       Qt::ElideRight, names.width()));
}

} // namespace stonemason
