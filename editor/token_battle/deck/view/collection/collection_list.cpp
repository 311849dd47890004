// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/collection_list.h"

#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/card_delegate.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"

#include <QApplication>
#include <QDrag>
#include <QDragMoveEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr double zoomStep = 1.1; // of a card's width, for a notch of the wheel

bool isTyped(const QKeyEvent& key) {
    const bool command = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !command && !key.text().isEmpty() && key.text().front().isLetter();
}

} // namespace

CollectionList::CollectionList(CollectionProxy& model, DeckGestures& gestures, CardPixmaps& pixmaps,
                               QWidget* parent)
    : QListView(parent), model_(model), gestures_(gestures), pixmaps_(pixmaps) {
    setModel(&model);
    setItemDelegate(new CardDelegate(gestures, pixmaps, this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setDragDropMode(DragDrop);
    viewport()->setAcceptDrops(true); // static movement has switched it off
    setDragEnabled(true);
    setDropIndicatorShown(false);
    setDefaultDropAction(Qt::MoveAction);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(24);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Collection"));
    setAccessibleDescription(tr("All cards; those in the deck are marked"));
    connect(&gestures, &DeckGestures::handChanged, this, [this] { viewport()->update(); });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CollectionList::currentCardChanged);
    connect(this, &QListView::entered, this, &CollectionList::setHovered);
    connect(this, &QListView::viewportEntered, this, [this] { setHovered({}); });
    layGrid();
}

void CollectionList::setCardWidth(int width) {
    width = std::clamp(width, smallestCard, largestCard);
    if (width == cardWidth_) return;
    cardWidth_ = width;
    layGrid();
    scrollTo(currentIndex());
    emit cardWidthChanged();
}

std::optional<CardId> CollectionList::hoveredCard() const {
    return hovered_.isValid() ? std::optional(model_.cardAt(hovered_)) : std::nullopt;
}

std::optional<CardId> CollectionList::currentCard() const {
    return currentIndex().isValid() ? std::optional(model_.cardAt(currentIndex())) : std::nullopt;
}

std::vector<CardId> CollectionList::selectedCards() const {
    return chosen_;
}

void CollectionList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QModelIndexList fresh = selectedIndexes();
    std::ranges::sort(fresh, {}, &QModelIndex::row);
    std::vector<CardId> cards;
    for (const QModelIndex& index : fresh)
        cards.push_back(model_.cardAt(index));
    const auto isIn = [](const std::vector<CardId>& those) {
        return [&those](CardId card) { return std::ranges::find(those, card) != those.end(); };
    };
    std::erase_if(chosen_, std::not_fn(isIn(cards)));
    std::ranges::copy_if(cards, std::back_inserter(chosen_), std::not_fn(isIn(chosen_)));
    QListView::selectionChanged(selected, deselected);
}

void CollectionList::pickSelected() {
    gestures_.pick({CardHand::From::Collection, selectedCards()});
}

void CollectionList::putSelectedInto(int stack) {
    putSelected([this, stack](const std::vector<CardId>& cards) { return gestures_.putInto(stack, cards); });
}

void CollectionList::putSelectedOnward() {
    putSelected([this](const std::vector<CardId>& cards) { return gestures_.putOnward(cards); });
}

void CollectionList::putSelected(const std::function<bool(const std::vector<CardId>&)>& put) {
    const std::vector<CardId> cards = selectedCards();
    if (cards.empty()) return;
    const int row = currentIndex().row();
    if (!put(cards) || cards.size() > 1) return;
    // The card may have gone, where only those not in the deck are shown: then the next is at its place.
    const int next = model_.cardAt(currentIndex()) == cards.front() ? row + 1 : row;
    if (next < model_.rowCount()) setCurrentIndex(model_.index(next, 0));
}

void CollectionList::setHovered(const QModelIndex& index) {
    if (hovered_ == index) return;
    hovered_ = index;
    emit hoverChanged();
}

void CollectionList::setReceiving(bool receiving) {
    receiving_ = receiving;
    viewport()->update();
}

bool CollectionList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        if (isTyped(static_cast<const QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

bool CollectionList::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) setHovered({});
    const bool handled = QListView::viewportEvent(event);
    if (event->type() == QEvent::MouseMove) emit hoverChanged(); // also within a card
    return handled;
}

void CollectionList::keyPressEvent(QKeyEvent* event) {
    if (isTyped(*event)) {
        emit searchTyped(event->text());
        return;
    }
    QListView::keyPressEvent(event);
}

void CollectionList::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasDrag = state() == DragSelectingState;
    QListView::mouseReleaseEvent(event);
    const bool wasDouble = std::exchange(doubleClicked_, false);
    if (event->button() != Qt::LeftButton || wasDrag || wasDouble) return;
    const QModelIndex index = indexAt(event->position().toPoint());
    const CardHand hand = gestures_.hand();
    const bool home = !index.isValid() || hand.contains(model_.cardAt(index));
    if (hand.from == CardHand::From::Stacks && !hand.empty() && home)
        gestures_.removeCards(hand.cards); // the second click of the two that take cards out of the deck
    else if (index.isValid())
        pickSelected();
    else
        gestures_.cancel();
    if (!gestures_.hand().empty()) emit picked();
}

void CollectionList::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !indexAt(event->position().toPoint()).isValid()) return;
    doubleClicked_ = true;
    putSelectedOnward();
    emit picked();
}

void CollectionList::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QListView::wheelEvent(event);
        return;
    }
    const double notches = event->angleDelta().y() / 120.0;
    setCardWidth(int(std::lround(cardWidth_ * std::pow(zoomStep, notches))));
    event->accept();
}

void CollectionList::resizeEvent(QResizeEvent* event) {
    layGrid();
    QListView::resizeEvent(event);
}

void CollectionList::layGrid() {
    // Room for a scroll bar is kept even without one: else it would come and go as the cards grow and shrink.
    // One pixel less: the view breaks the line as soon as the last cell touches its edge.
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) - 1;
    const int wanted = cardWidth_ + CardDelegate::around;
    int columns = std::max(1, room / wanted);
    if (columns == 1 && 2 * room >= 3 * wanted)
        columns = 2; // a single one would grow far beyond what was asked for
    const int cell = std::max(smallestCard + CardDelegate::around, room / columns);
    shownWidth_ = std::min(cell - CardDelegate::around, largestCard);
    setGridSize({cell, cardHeight(shownWidth_) + CardDelegate::around});
    scheduleDelayedItemsLayout();
}

void CollectionList::startDrag(Qt::DropActions) {
    const std::vector<CardId> cards = selectedCards();
    if (cards.empty()) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeDataOf({CardHand::From::Collection, cards}, gestures_.viewId()).release());
    drag->setPixmap(pixmaps_.fan(cards, devicePixelRatioF(), palette()));
    drag->setHotSpot(CardPixmaps::fanHotSpot());
    gestures_.cancel();
    drag->exec(Qt::MoveAction);
}

void CollectionList::dragEnterEvent(QDragEnterEvent* event) {
    if (handOf(*event->mimeData(), gestures_.viewId())) event->acceptProposedAction();
}

void CollectionList::dragMoveEvent(QDragMoveEvent* event) {
    const bool welcome = model_.canDropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, {});
    setReceiving(welcome);
    event->setAccepted(welcome);
    if (welcome) event->acceptProposedAction();
}

void CollectionList::dragLeaveEvent(QDragLeaveEvent*) {
    setReceiving(false);
}

void CollectionList::dropEvent(QDropEvent* event) {
    setReceiving(false);
    event->setAccepted(model_.dropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, {}));
    if (event->isAccepted()) event->acceptProposedAction();
}

void CollectionList::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && selectedIndexes().isEmpty() && model_.rowCount() > 0)
        setCurrentIndex(model_.index(std::max(0, currentIndex().row()), 0));
}

void CollectionList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!receiving_) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    QColor veil = blue;
    veil.setAlphaF(0.08F);
    painter.setPen(QPen(blue, 2));
    painter.setBrush(veil);
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(2, 2, -2, -2), 6, 6);
}

} // namespace stonemason::token_battle
