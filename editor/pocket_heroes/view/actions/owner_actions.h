// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/choice_menu.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

namespace stonemason::pocket_heroes {

/// Whose the selected things are: nobody's or a player's, for all of them at once. A player who does not play
/// is offered only where nobody plays, or where something selected is his; nobody is no owner of heroes.
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
