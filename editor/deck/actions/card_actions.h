// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/deck/actions/bound_deck_actions.h"

namespace stonemason {

/// What can be done with the cards of the shown deck and the collection.
class CardActions : public BoundDeckActions {
    Q_OBJECT

public:
    explicit CardActions(QObject* parent = nullptr);

    /// For the Edit menu.
    const QList<QAction*>& menu() const { return menu_; }
    /// For the View menu.
    const QList<QAction*>& viewMenu() const { return viewMenu_; }

protected:
    void bound() override;

private:
    QList<QAction*> menu_;
    QList<QAction*> viewMenu_;
};

} // namespace stonemason
