// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/deck_view.h"

#include <functional>
#include <vector>

namespace stonemason::token_battle {

/// What can be done with the decks of a library: more and fewer of them, their names and order, which is
/// active, which is shown.
class ListActions : public BoundDeckActions {
    Q_OBJECT

public:
    /// @param selected the selected decks as indexes in the library, rising; the shown one when none is
    explicit ListActions(std::function<std::vector<int>()> selected, QObject* parent = nullptr);

    /// For the Deck menu.
    const QList<QAction*>& menu() const { return menu_; }
    /// For the context menu of the list.
    QList<QAction*> contextMenu() const;
    /// For the row of buttons below the list.
    QList<QAction*> buttons() const;

    /// The selection of decks has changed: updates which actions are enabled.
    void selectionChanged() { update(); }

signals:
    /// The name of the shown deck is to be edited where it stands.
    void renameRequested();
    void searchRequested();
    /// The shown deck is to be played.
    void playRequested();
    /// The strength of the shown deck is to be measured.
    void measureRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addDecks();
    void setActive();
    void removeSelected();
    void moveSelected(int direction);
    void step(int direction);

    std::function<std::vector<int>()> selected_;
    QList<QAction*> menu_;
};

} // namespace stonemason::token_battle
