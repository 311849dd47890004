// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/docks/deck_list.h"

#include "editor/token_battle/deck/docks/deck_delegate.h"
#include "editor/token_battle/deck/docks/deck_list_model.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace stonemason {

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

void DeckList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    emit selectionMade();
}

} // namespace stonemason
