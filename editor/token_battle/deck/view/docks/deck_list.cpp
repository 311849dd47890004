// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_list.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/model/card_hand.h"
#include "editor/token_battle/deck/view/docks/deck_delegate.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// The Delete key alone: the standard key of that name is Ctrl+D, too, which duplicates.
bool isDelete(const QKeyEvent& event) {
    return event.key() == Qt::Key_Delete && !(event.modifiers() & ~Qt::KeypadModifier);
}

} // namespace

DeckList::DeckList(DeckListModel& model, QWidget* parent) : QListView(parent), model_(model) {
    setModel(&model);
    setItemDelegate(new DeckDelegate(this));
    setUniformItemSizes(true); // else thousands of rows are measured one by one
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(20);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Decks"));
}

std::vector<int> DeckList::selectedDecks() const {
    std::vector<int> decks;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        decks.push_back(model_.deckAt(index));
    std::ranges::sort(decks);
    return decks;
}

void DeckList::showDeck(int deck) {
    const QModelIndex row = model_.indexOf(deck);
    if (row == currentIndex() && selectionModel()->hasSelection()) return; // somebody is just selecting
    selectionModel()->setCurrentIndex(row, selectionModel()->isSelected(row)
                                               ? QItemSelectionModel::NoUpdate
                                               : QItemSelectionModel::ClearAndSelect);
    if (row.isValid()) scrollTo(row);
}

bool DeckList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isDelete(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void DeckList::keyPressEvent(QKeyEvent* event) {
    if (delete_ && isDelete(*event))
        delete_->trigger();
    else
        QListView::keyPressEvent(event);
}

void DeckList::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    menu.addActions(menu_);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu.exec(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

void DeckList::setReceiving(const QModelIndex& row, bool welcome) {
    if (receiving_ == row && welcome_ == welcome) return;
    receiving_ = row;
    welcome_ = welcome;
    viewport()->update();
    if (!row.isValid()) QToolTip::hideText();
}

void DeckList::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(cardMimeType()))
        event->acceptProposedAction();
    else
        QListView::dragEnterEvent(event);
}

/// Shows the effect of a drop before it is made.
void DeckList::dragMoveEvent(QDragMoveEvent* event) {
    if (!event->mimeData()->hasFormat(cardMimeType())) {
        QListView::dragMoveEvent(event);
        return;
    }
    const QPoint at = event->position().toPoint();
    const QModelIndex row = indexAt(at);
    const auto drop = model_.cardDrop(*event->mimeData(), row);
    const bool welcome = drop && !drop->refusal;
    setReceiving(drop ? row : QModelIndex(), welcome);
    if (drop)
        QToolTip::showText(viewport()->mapToGlobal(at),
                           plainToolTip(welcome ? drop->text : model_.reasonOf(*drop->refusal)), viewport());
    event->setAccepted(welcome);
    if (welcome) event->acceptProposedAction();
}

void DeckList::dragLeaveEvent(QDragLeaveEvent* event) {
    setReceiving({}, false);
    QListView::dragLeaveEvent(event);
}

void DeckList::dropEvent(QDropEvent* event) {
    if (!event->mimeData()->hasFormat(cardMimeType())) {
        QListView::dropEvent(event);
        return;
    }
    setReceiving({}, false);
    const auto drop = model_.cardDrop(*event->mimeData(), indexAt(event->position().toPoint()));
    event->setAccepted(drop && model_.putCards(*drop));
    if (!event->isAccepted()) return;
    event->acceptProposedAction();
    emit message(drop->text + u'.');
}

void DeckList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!receiving_.isValid()) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour =
        welcome_ ? palette().color(QPalette::Highlight) : severityColour(Severity::Error, palette());
    painter.setPen(QPen(colour, 2));
    painter.drawRoundedRect(QRectF(visualRect(receiving_)).adjusted(2, 2, -2, -2), 4, 4);
}

void DeckList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    emit selectionMade();
}

} // namespace stonemason::token_battle
