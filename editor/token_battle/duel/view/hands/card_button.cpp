// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/card_button.h"

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/duel/model/move_choice.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace stonemason::token_battle {

namespace {

const QString mimeType = QStringLiteral("application/x-stonemason-stack");

/// Identifies this process' view uniquely.
QByteArray signatureOf(const MoveChoice& choice) {
    return QByteArray::number(QCoreApplication::applicationPid()) + ' ' +
           QByteArray::number(qulonglong(reinterpret_cast<quintptr>(&choice))) + ' ';
}

} // namespace

QMimeData* StackDrag::dataOf(int stack, const MoveChoice& choice) {
    auto* data = new QMimeData;
    data->setData(mimeType, signatureOf(choice) + QByteArray::number(stack));
    return data;
}

std::optional<int> StackDrag::stackOf(const QMimeData& data, const MoveChoice& choice) {
    const QByteArray bytes = data.data(mimeType);
    const QByteArray signature = signatureOf(choice);
    if (!bytes.startsWith(signature)) return std::nullopt;
    bool isNumber = false;
    const int stack = bytes.mid(signature.size()).toInt(&isNumber);
    return isNumber && stack >= 0 && stack < stackCount ? std::optional(stack) : std::nullopt;
}

namespace {

constexpr int frame = 3; // pixels around the card for the frame of the chosen one
constexpr int keySide = 15;
constexpr int keyRoom = keySide + 2; // above the card
constexpr int usualWidth = 84;
constexpr int leastWidth = 30;
constexpr double restingOpacity = 0.8;

} // namespace

CardButton::CardButton(int player, int stack, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent)
    : QAbstractButton(parent)
    , player_(player)
    , stack_(stack)
    , choice_(choice)
    , pixmaps_(pixmaps)
    , fitted_(heightFor(usualWidth)) {
    setObjectName(QStringLiteral("card%1%2").arg(player).arg(stack + 1));
    describe();
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
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

void CardButton::setCard(std::optional<CardId> card) {
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
    if (!card_) {
        //: A card that lies on top and may not be seen; %1 is the number of its stack
        setAccessibleName(tr("Stack %1: not known yet").arg(stack_ + 1));
        setAccessibleDescription({});
        setToolTip(tr("Not known yet: this card was never played."));
        return;
    }
    //: %1 is the number of a stack, %2 a card with its traits
    setAccessibleName(tr("Stack %1: %2").arg(stack_ + 1).arg(cardSummary(*card_, catalogue)));
    setAccessibleDescription(cardEffect(*card_, catalogue));
    setToolTip(cardToolTip(*card_, catalogue));
}

QSize CardButton::sizeHint() const {
    return {usualWidth + 2 * frame, fitted_};
}

QSize CardButton::minimumSizeHint() const {
    return {leastWidth + 2 * frame, heightFor(leastWidth)};
}

int CardButton::heightFor(int cardWidth) {
    return cardHeight(cardWidth) + 2 * frame + keyRoom;
}

void CardButton::fit(QSize room) {
    const int fitted = std::min(room.height(), heightFor(room.width() - 2 * frame));
    if (std::exchange(fitted_, fitted) != fitted) updateGeometry();
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double room = height() - 2 * frame - keyRoom;
    const int width =
        std::min(this->width() - 2 * frame, int(room * cardProportion.width() / cardProportion.height()));
    const QRect place((this->width() - width) / 2, frame + keyRoom, width, cardHeight(width));
    painter.setOpacity(playable_ ? 1 : restingOpacity);
    if (card_)
        painter.drawPixmap(place.topLeft(), pixmaps_.card(*card_, width, devicePixelRatioF(), palette()));
    else
        paintBack(painter, place);
    painter.setOpacity(1);
    const QColor highlight = palette().color(QPalette::Active, QPalette::Highlight);
    if (playable_) paintKey(painter, QPointF(place.center().x(), frame + keySide / 2.0));
    if (!isChecked() && !(playable_ && underMouse()) && !hasFocus()) return;
    QPen pen(highlight, isChecked() ? 3 : 1.5);
    if (hasFocus() && !isChecked()) pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cardOutline(QRectF(place).adjusted(-1, -1, 1, 1)));
    if (!hasFocus() || !isChecked()) return;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DotLine));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void CardButton::paintBack(QPainter& painter, const QRect& place) const {
    const CardPalette colours = cardPalette(palette());
    painter.setPen(QPen(colours.edge, 1));
    painter.setBrush(colours.paper);
    painter.drawPath(cardOutline(place));
    const int margin = std::max(3, place.width() / 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(colours.edge, Qt::BDiagPattern));
    painter.drawPath(cardOutline(place.adjusted(margin, margin, -margin, -margin)));
}

/// The key that chooses the card, as the cap of a key.
void CardButton::paintKey(QPainter& painter, QPointF middle) const {
    const QRectF cap(middle.x() - keySide * 0.65, middle.y() - keySide / 2.0, keySide * 1.3, keySide - 1);
    const QColor highlight = palette().color(QPalette::Active, QPalette::Highlight);
    painter.setPen(QPen(isChecked() ? highlight : palette().color(QPalette::Mid), 1));
    painter.setBrush(isChecked() ? highlight : palette().color(QPalette::Base));
    painter.drawRoundedRect(cap, 3, 3);
    QFont font;
    font.setBold(true);
    font.setPixelSize(11);
    painter.setFont(font);
    painter.setPen(palette().color(isChecked() ? QPalette::HighlightedText : QPalette::WindowText));
    painter.drawText(cap, Qt::AlignCenter, QString::number(stack_ + 1));
}

void CardButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    emit looked(card_.value_or(-1));
    update();
}

void CardButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    emit looked(-1);
    update();
}

void CardButton::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit looked(card_.value_or(-1));
}

void CardButton::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    if (!underMouse()) emit looked(-1);
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
    if (!card_ || !choice_.choose(stack_)) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(StackDrag::dataOf(stack_, choice_));
    drag->setPixmap(pixmaps_.fan({*card_}, devicePixelRatioF(), palette()));
    drag->setHotSpot(CardPixmaps::fanHotSpot());
    drag->exec(Qt::CopyAction);
    choice_.setHovered(noSquare);
}

} // namespace stonemason::token_battle
