// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/hands/card_button.h"

#include "editor/cards/card_art.h"
#include "editor/cards/card_description.h"
#include "editor/cards/card_pixmaps.h"
#include "editor/duel/hands/stack_drag.h"
#include "editor/duel/move_choice.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>
#include <QPainter>

namespace stonemason {

namespace {

constexpr int frame = 3; // pixels around the card for the frame of the chosen one
constexpr int keySide = 16;

} // namespace

CardButton::CardButton(int player, int stack, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent)
    : QAbstractButton(parent), player_(player), stack_(stack), choice_(choice), pixmaps_(pixmaps) {
    setObjectName(QStringLiteral("card%1%2").arg(player).arg(stack + 1));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractButton::clicked, this, [this] {
        // The state follows the choice, which may refuse.
        if (playable_)
            choice_.choose(stack_);
        else
            choice_.refuse(choice_.whyNot().isEmpty() ? tr("These are the other player's cards.")
                                                      : choice_.whyNot());
        setChecked(playable_ && choice_.stack() == stack_);
    });
}

void CardButton::setCard(CardId card) {
    if (card == card_) return;
    card_ = card;
    describe();
    update();
}

void CardButton::setPlayable(bool playable) {
    playable_ = playable;
    setCursor(playable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void CardButton::describe() {
    const Catalogue& catalogue = choice_.document().catalogue();
    //: %1 is the number of a stack, %2 a card with its traits
    setAccessibleName(tr("Stack %1: %2").arg(stack_ + 1).arg(cardSummary(card_, catalogue)));
    setAccessibleDescription(cardEffect(card_, catalogue));
    setToolTip(cardToolTip(card_, catalogue));
}

QSize CardButton::sizeHint() const {
    return {72 + 2 * frame, cardHeight(72) + 2 * frame};
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (card_ < 0) return;
    const int width = std::min(this->width() - 2 * frame, int((height() - 2 * frame) / 1.28));
    const QRect place((this->width() - width) / 2, frame, width, cardHeight(width));
    painter.setOpacity(playable_ ? 1 : 0.72);
    painter.drawPixmap(place.topLeft(), pixmaps_.card(card_, width, devicePixelRatioF(), palette()));
    painter.setOpacity(1);
    const QColor highlight = palette().color(QPalette::Active, QPalette::Highlight);
    if (playable_) {
        const QRectF key(place.center().x() - keySide / 2.0, place.top() + 4, keySide, keySide);
        QFont font;
        font.setBold(true);
        font.setPixelSize(11);
        painter.setFont(font);
        painter.setPen(isChecked() ? highlight : palette().color(QPalette::WindowText));
        painter.drawText(key, Qt::AlignCenter, QString::number(stack_ + 1));
    }
    if (!isChecked() && !(playable_ && underMouse()) && !hasFocus()) return;
    QPen pen(highlight, isChecked() ? 3 : 1.5);
    if (hasFocus() && !isChecked()) pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cardOutline(QRectF(place).adjusted(-1, -1, 1, 1)));
}

void CardButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    emit looked(card_);
    update();
}

void CardButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    emit looked(-1);
    update();
}

void CardButton::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit looked(card_);
}

void CardButton::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void CardButton::mouseMoveEvent(QMouseEvent* event) {
    const bool far = (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (playable_ && (event->buttons() & Qt::LeftButton) && far)
        drag();
    else
        QAbstractButton::mouseMoveEvent(event);
}

void CardButton::drag() {
    setDown(false);
    if (!choice_.choose(stack_)) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(StackDrag::dataOf(stack_, choice_));
    drag->setPixmap(pixmaps_.fan({card_}, devicePixelRatioF(), palette()));
    drag->setHotSpot(CardPixmaps::fanHotSpot());
    drag->exec(Qt::CopyAction);
    choice_.setHovered(noSquare);
}

} // namespace stonemason
