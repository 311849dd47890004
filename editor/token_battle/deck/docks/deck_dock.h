// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/deck_binding.h"

#include <QDockWidget>

namespace stonemason {

/// What the docks of the deck workspace share. The property "area" is where it stands at first
/// (Qt::DockWidgetArea as an int); the object name is stable, so that layouts can be remembered.
class DeckDock : public QDockWidget {
    Q_OBJECT

public:
    DeckDock(const QString& id, const QString& title, Qt::DockWidgetArea area);

    /// Makes the dock show these decks as seen in this view; nullptr for none.
    void bind(DeckDocument* document, DeckView* view);

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    /// The binding is another one: connect to it and show it.
    virtual void bound() = 0;
    DeckBinding& binding() { return binding_; }
    const DeckBinding& binding() const { return binding_; }
    DeckDocument* document() const { return binding_.document(); }

private:
    DeckBinding binding_;
};

} // namespace stonemason
