// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace stonemason::token_battle {

class DeckListModel;

/// Draws a deck of a DeckListModel: its name, below it what it holds, at the end a flag when it is the active
/// one and a sign whether the game takes it. Its editor stands on the name and takes no name longer than a
/// library holds.
class DeckDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

/// The list of decks: a click or the arrow keys show a deck, dragging puts it elsewhere, its context menu and
/// Delete do what the actions given to it do. Cards that are dropped on a deck are put into it.
class DeckList : public QListView {
    Q_OBJECT

public:
    explicit DeckList(DeckListModel& model, QWidget* parent = nullptr);

    /// For the context menu.
    void setMenu(const QList<QAction*>& actions) { menu_ = actions; }
    /// What the Delete key does while the list has the focus; elsewhere it takes cards.
    void setDeleteAction(QAction* action) { delete_ = action; }

    /// The selected decks as indexes in the library, rising.
    std::vector<int> selectedDecks() const;
    /// Makes that deck the current row and, unless it is selected already, the only selected one.
    void showDeck(int deck);

    QSize sizeHint() const override { return {200, 240}; }

signals:
    void selectionEnded();
    /// What was done with cards that were dropped, for the status bar.
    void message(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setReceiving(const QModelIndex& row, bool welcome);

    DeckListModel& model_;
    QPersistentModelIndex receiving_; ///< the row that cards are dragged over
    bool welcome_ = false;            ///< whether it takes them
    QList<QAction*> menu_;
    QAction* delete_ = nullptr;
};

} // namespace stonemason::token_battle
