// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/deck_view.h"

#include <QList>
#include <QUrl>

class QLabel;
class QLineEdit;
class QToolBar;

namespace stonemason::token_battle {

class DeckList;
class DeckListModel;

/// The decks of the library: which is shown, which are selected, their order and names. A field to search in
/// stands above the list once there are many.
class DeckListDock : public DeckDock {
    Q_OBJECT

public:
    /// From so many decks on they can be searched.
    static constexpr int manyDecks = 10;

    DeckListDock();

    DeckList* list() const { return list_; }
    DeckListModel* model() const { return model_; }
    QLineEdit* searchField() const { return search_; }
    QLabel* noMatchLabel() const { return noMatch_; }
    QToolBar* buttons() const { return buttons_; }

    /// @param menu of the list; @param buttons stand below it; @param remove what the Delete key does
    void setActions(const QList<QAction*>& menu, const QList<QAction*>& buttons, QAction* remove);

    /// The selected decks as indexes in the library, rising; the shown one when none is.
    std::vector<int> selectedDecks() const;
    /// Clears the search when it hides the shown deck.
    void unhideShown();
    /// Opens the editor on the name of the shown deck.
    void editName();
    /// Puts the keys into the search field, and shows it even when there are few decks.
    void startSearch();

signals:
    void selectionChanged();
    void textDropped(const QString& text, int before);
    void filesDropped(const QList<QUrl>& files, int before);

protected:
    void bound() override;

private:
    void syncList();
    void showNewDeck();
    void syncShown();
    void showCurrent(const QModelIndex& current);
    void search(const QString& words);

    DeckListModel* model_;
    DeckList* list_;
    QLineEdit* search_;
    QLabel* noMatch_;
    QToolBar* buttons_;
    int decks_ = 0;        ///< in the library
    bool syncing_ = false; ///< rows follow the document, nobody chose one
};

} // namespace stonemason::token_battle
