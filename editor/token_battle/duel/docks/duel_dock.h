// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/duel_binding.h"

#include <QDockWidget>

namespace stonemason {

/// What the docks of the play workspace share. The property "area" is where it stands at first
/// (Qt::DockWidgetArea as an int); the object name is stable, so that layouts can be remembered.
class DuelDock : public QDockWidget {
    Q_OBJECT

public:
    DuelDock(const QString& id, const QString& title, Qt::DockWidgetArea area);

    /// Makes the dock show this game as seen in this view; nullptr for none.
    void bind(DuelDocument* document, DuelView* view);

protected:
    /// The binding is another one: connect to it and show it.
    virtual void bound() = 0;
    DuelBinding& binding() { return binding_; }
    const DuelBinding& binding() const { return binding_; }
    DuelDocument* document() const { return binding_.document(); }

private:
    DuelBinding binding_;
};

} // namespace stonemason
