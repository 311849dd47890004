// SPDX-License-Identifier: GPL-3.0-or-later
// What pointer, keys and drags do to the stacks.

#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int scrollZone = 28; ///< from the upper and lower edge, where a drag scrolls
constexpr int scrollStep = 12;
constexpr int scrollInterval = 40; ///< milliseconds

/// The stack whose title lies under the point.
std::optional<int> headerAt(const StackGeometry& shown, QPoint point) {
    for (int stack = 0; stack < stackCount; ++stack)
        if (shown.header(stack).contains(point)) return stack;
    return std::nullopt;
}

/// The first free place of a stack, or its last one.
Slot lastPlaceOf(int stack, const Deck& deck) {
    return {stack, std::min(int(deck.stack(stack).size()), stackCapacity - 1)};
}

} // namespace

void StacksView::hover(std::optional<QPoint> point) {
    const auto slot = point ? filledSlotAt(*point) : std::nullopt;
    if (point && !gestures_.hand().empty())
        showDrop(gestures_.hand(), *point);
    else
        hideDrop();
    if (slot != hovered_) viewport()->update();
    hovered_ = slot;
    emit hoverChanged();
}

void StacksView::mousePressEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    const auto slot = filledSlotAt(point);
    if (event->button() == Qt::RightButton) { // the menu is about what one points at
        const Deck& deck = gestures_.document().deck();
        const StackGeometry shown = places();
        gestures_.setCursor(shown.slotAt(point, deck).value_or(shown.dropAt(point, deck, false).slot));
    }
    if (event->button() != Qt::LeftButton) return;
    press_ = Press{point, slot ? gestures_.document().deck().at(*slot) : std::nullopt};
}

void StacksView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    const bool far = press_ && (point - press_->at).manhattanLength() >= QApplication::startDragDistance();
    if (far && press_->card && (event->buttons() & Qt::LeftButton)) {
        const CardId card = *press_->card;
        press_.reset();
        startDrag(card);
        return;
    }
    hover(point);
}

void StacksView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !press_) return;
    press_.reset();
    clicked(event->position().toPoint(), event->modifiers());
    hover(event->position().toPoint());
}

void StacksView::clicked(QPoint point, Qt::KeyboardModifiers modifiers) {
    const auto slot = filledSlotAt(point);
    const auto card = slot ? gestures_.document().deck().at(*slot) : std::nullopt;
    if (slot && (modifiers & Qt::ShiftModifier)) {
        pickUpTo(*slot);
    } else if (card && (modifiers & Qt::ControlModifier)) {
        gestures_.setCursor(*slot);
        gestures_.toggle(*card);
    } else if (gestures_.hand().empty()) {
        if (const auto place = places().slotAt(point, gestures_.document().deck()))
            gestures_.setCursor(*place);
        else if (const auto stack = headerAt(places(), point))
            gestures_.setCursor(lastPlaceOf(*stack, gestures_.document().deck()));
        if (card) gestures_.pick({CardHand::From::Stacks, {*card}});
    } else if (card && gestures_.hand() == CardHand{CardHand::From::Stacks, {*card}}) {
        gestures_.cancel();
    } else {
        const CardHand hand = gestures_.hand();
        gestures_.drop(hand, places().dropAt(point, gestures_.document().deck(), hand.cards.size() == 1));
    }
}

void StacksView::pickUpTo(Slot slot) {
    const Slot from = gestures_.cursor();
    const auto stack = gestures_.document().deck().stack(slot.stack);
    const int first = from.stack == slot.stack ? std::min(from.index, slot.index) : 0;
    const int last = from.stack == slot.stack ? std::max(from.index, slot.index) : slot.index;
    CardHand hand{CardHand::From::Stacks};
    for (int i = first; i <= last && i < int(stack.size()); ++i)
        hand.cards.push_back(stack[std::size_t(i)]);
    gestures_.pick(std::move(hand));
}

void StacksView::startDrag(CardId card) {
    CardHand hand{CardHand::From::Stacks, {card}};
    if (gestures_.hand().from == CardHand::From::Stacks && gestures_.hand().contains(card))
        hand = gestures_.hand();
    else
        gestures_.cancel();
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeDataOf(hand, gestures_.viewId()).release());
    drag->setPixmap(pixmaps_.fan(hand.cards, devicePixelRatioF(), palette()));
    drag->setHotSpot(CardPixmaps::fanHotSpot());
    hover(std::nullopt);
    drag->exec(Qt::MoveAction);
}

void StacksView::dragEnterEvent(QDragEnterEvent* event) {
    if (handOf(*event->mimeData(), gestures_.viewId())) event->acceptProposedAction();
}

void StacksView::dragMoveEvent(QDragMoveEvent* event) {
    const auto hand = handOf(*event->mimeData(), gestures_.viewId());
    if (!hand) return;
    dragAt_ = event->position().toPoint();
    showDrop(*hand, *dragAt_);
    scrollNear(*dragAt_);
    event->setAccepted(refusal().isEmpty());
    if (event->isAccepted()) event->acceptProposedAction();
}

void StacksView::dragLeaveEvent(QDragLeaveEvent*) {
    dragAt_.reset();
    scrolling_.stop();
    hideDrop();
}

void StacksView::dropEvent(QDropEvent* event) {
    dragAt_.reset();
    scrolling_.stop();
    event->ignore();
    if (const auto hand = handOf(*event->mimeData(), gestures_.viewId())) {
        const DropPlace place =
            places().dropAt(event->position(), gestures_.document().deck(), hand->cards.size() == 1);
        if (gestures_.drop(*hand, place)) event->acceptProposedAction();
        setFocus(Qt::MouseFocusReason);
    }
    hideDrop();
}

void StacksView::scrollNear(QPoint point) {
    const bool near = point.y() < scrollZone || point.y() > viewport()->height() - scrollZone;
    if (near && verticalScrollBar()->maximum() > 0)
        scrolling_.start(scrollInterval, this);
    else
        scrolling_.stop();
}

void StacksView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == fading_.timerId()) return hideDrop();
    if (event->timerId() != scrolling_.timerId() || !dragAt_) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(bar->value() + (dragAt_->y() < scrollZone ? -scrollStep : scrollStep));
}

void StacksView::keyPressEvent(QKeyEvent* event) {
    const Slot cursor = gestures_.cursor();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const auto go = [&](Slot to) {
        gestures_.setCursor(to);
        if (event->modifiers() & Qt::ShiftModifier)
            if (const auto card = gestures_.cardAtCursor(); card && !gestures_.hand().contains(*card))
                gestures_.toggle(*card);
    };
    switch (plain ? event->key() : 0) {
    case Qt::Key_Up: go({cursor.stack, cursor.index - 1}); return;
    case Qt::Key_Down: go({cursor.stack, cursor.index + 1}); return;
    case Qt::Key_Left: go({cursor.stack - 1, cursor.index}); return;
    case Qt::Key_Right: go({cursor.stack + 1, cursor.index}); return;
    case Qt::Key_Home: go({cursor.stack, 0}); return;
    case Qt::Key_End: go({cursor.stack, stackCapacity}); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace stonemason::token_battle
