// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/stacks/stacks_view.h"

#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/stacks/drop_bubble.h"
#include "editor/token_battle/text/deck_text.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>

namespace stonemason::token_battle {

namespace {

constexpr int refusalTime = 4000; ///< milliseconds
constexpr int leastHeight = 150;  // the rest is scrolled to

// Places are numbered stack by stack.
Slot slotOf(int cell) {
    return {cell / stackCapacity, cell % stackCapacity};
}

int cellOf(Slot slot) {
    return slot.stack * stackCapacity + slot.index;
}

} // namespace

StacksView::StacksView(DeckGestures& gestures, CardPixmaps& pixmaps, QWidget* parent)
    : QAbstractScrollArea(parent)
    , gestures_(gestures)
    , pixmaps_(pixmaps)
    , bubble_(new DropBubble(viewport())) {
    AccessibleCells::install();
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Window);
    setAccessibleName(tr("Stacks"));
    setAccessibleDescription(tr("The four stacks of the deck, the card on top of each comes up first"));
    connect(&gestures.document(), &DeckDocument::deckChanged, this, &StacksView::followDocument);
    connect(&gestures.document(), &DeckDocument::shownChanged, this, &StacksView::followDocument);
    connect(&gestures.document(), &DeckDocument::refused, this, &StacksView::showRefusal);
    connect(&gestures, &DeckGestures::handChanged, this, [this] {
        if (gestures_.hand().empty() && !dragAt_) hideDrop();
        viewport()->update();
        AccessibleCells::selectionChanged(*this);
    });
    connect(&gestures, &DeckGestures::cursorChanged, this, [this] {
        if (fading_.isActive()) hideDrop();
        reveal(gestures_.cursor());
        viewport()->update();
        AccessibleCells::cursorMoved(*this, *this);
    });
}

void StacksView::followDocument() {
    if (!dragAt_) hideDrop();
    viewport()->update();
}

StackGeometry StacksView::places() const {
    const StackGeometry fitting = StackGeometry::fitting(viewport()->size());
    const QSize size = fitting.size();
    const double left = std::max(0, (viewport()->width() - size.width()) / 2);
    return fitting.movedTo({left - horizontalScrollBar()->value(), double(-verticalScrollBar()->value())});
}

QSize StacksView::minimumSizeHint() const {
    return {StackGeometry(StackGeometry::smallestCard).size().width(), leastHeight};
}

QSize StacksView::sizeHint() const {
    return StackGeometry(92).size();
}

void StacksView::refit() {
    const QSize size = StackGeometry::fitting(viewport()->size()).size();
    const auto set = [](QScrollBar* bar, int whole, int seen) {
        bar->setRange(0, std::max(0, whole - seen));
        bar->setPageStep(seen);
        bar->setSingleStep(20);
    };
    set(horizontalScrollBar(), size.width(), viewport()->width());
    set(verticalScrollBar(), size.height(), viewport()->height());
    viewport()->update();
}

void StacksView::reveal(Slot slot) {
    const StackGeometry shown = places();
    const QRectF card = slot.index == 0 ? shown.place(slot) | shown.header(slot.stack) : shown.place(slot);
    QScrollBar* bar = verticalScrollBar();
    if (card.top() < 0) bar->setValue(bar->value() + int(card.top()) - 8);
    if (card.bottom() > viewport()->height())
        bar->setValue(bar->value() + int(card.bottom()) - viewport()->height() + 8);
}

std::optional<Slot> StacksView::filledSlotAt(QPoint point) const {
    const auto slot = places().slotAt(point, gestures_.document().deck());
    return slot && gestures_.document().deck().at(*slot) ? slot : std::nullopt;
}

std::optional<CardId> StacksView::hoveredCard() const {
    return hovered_ ? gestures_.document().deck().at(*hovered_) : std::nullopt;
}

QString StacksView::refusal() const {
    return bubble_->refusal();
}

QString StacksView::announcement() const {
    return bubble_->announcement();
}

QString StacksView::describe(Slot slot) const {
    const auto card = gestures_.document().deck().at(slot);
    //: %1 and %2 are numbers, %3 is a card with its traits
    return tr("Stack %1, place %2: %3")
        .arg(slot.stack + 1)
        .arg(slot.index + 1)
        .arg(card ? cardSummary(*card, gestures_.document().catalogue()) : tr("empty"));
}

void StacksView::showDrop(const CardHand& hand, QPoint point) {
    const DeckDocument& document = gestures_.document();
    const DropPlace drop = places().dropAt(point, document.deck(), hand.cards.size() == 1);
    const DeckEdit edit = gestures_.tried(hand, drop);
    const QString sentence = edit.ok() ? QString() : deckText(messageOf(*edit.refusal), document.catalogue());
    fading_.stop();
    drop_ = drop;
    if (!edit.ok() && sentence != refusal()) gestures_.document().refuse(*edit.refusal);
    if (edit.ok())
        bubble_->announce(gestures_.effectOn(drop, hand), point);
    else
        bubble_->refuse(sentence, point);
    viewport()->setCursor(edit.ok() ? Qt::PointingHandCursor : Qt::ForbiddenCursor);
    viewport()->update();
}

/// Shows for a while why a key had no effect, at the place it would have changed.
void StacksView::showRefusal(const QString& sentence, int stack) {
    if (drop_ || stack < 0) return; // it is shown at the pointer, or is about no place
    const int last = int(gestures_.document().deck().stack(stack).size()) - 1;
    bubble_->refuse(sentence, places().place({stack, std::max(0, last)}).center().toPoint());
    fading_.start(refusalTime, this);
}

void StacksView::hideDrop() {
    fading_.stop();
    bubble_->refuse({}, {});
    viewport()->unsetCursor();
    if (!drop_) return;
    drop_.reset();
    viewport()->update();
}

bool StacksView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        const auto slot = filledSlotAt(help.pos());
        if (slot && gestures_.hand().empty())
            QToolTip::showText(
                help.globalPos(),
                cardToolTip(*gestures_.document().deck().at(*slot), gestures_.document().catalogue()),
                viewport(), places().place(*slot).toRect());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) hover(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

QString StacksView::cellText(int cell, QAccessible::Text kind) const {
    if (kind == QAccessible::Name) return describe(slotOf(cell));
    const auto card = gestures_.document().deck().at(slotOf(cell));
    if (kind != QAccessible::Description || !card) return {};
    return cardEffect(*card, gestures_.document().catalogue());
}

QRect StacksView::cellRect(int cell) const {
    return places().place(slotOf(cell)).toRect();
}

int StacksView::cellAtPoint(QPoint point) const {
    const auto slot = places().slotAt(point, gestures_.document().deck());
    return slot ? cellOf(*slot) : -1;
}

int StacksView::cursorCell() const {
    return cellOf(gestures_.cursor());
}

bool StacksView::isCellSelected(int cell) const {
    const auto card = gestures_.document().deck().at(slotOf(cell));
    return card && gestures_.hand().from == CardHand::From::Stacks && gestures_.hand().contains(*card);
}

void StacksView::moveCursorTo(int cell) {
    gestures_.setCursor(slotOf(cell));
}

void StacksView::pressCursorCell() {
    gestures_.pickOrDrop(false);
}

void StacksView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    refit();
}

void StacksView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    viewport()->update();
}

void StacksView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    AccessibleCells::cursorMoved(*this, *this);
}

void StacksView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace stonemason::token_battle
