// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/choice_menu.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

namespace stonemason::pocket_heroes {

/// Sets the owner of all selected things: a player or nobody. A player who is not in the game is offered
/// only if the world has no players or he owns a selected thing; nobody is not offered for heroes.
class OwnerActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit OwnerActions(QObject* parent = nullptr);

    /// The submenu's own.
    QAction* menuAction() const { return menu_.menuAction(); }

protected:
    void bound() override;
    void refresh() override;

private:
    void give(PlayerId owner);

    ChoiceMenu menu_;
};

} // namespace stonemason::pocket_heroes
