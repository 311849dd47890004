// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

class MarchModel;
class MapToolState;

/// What can be done with the march of the current map; the March panel shows the same actions as buttons.
class MarchActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit MarchActions(MapToolState& state, QObject* parent = nullptr);

    /// One menu with all of them.
    QAction* menu() const { return menu_->menuAction(); }
    /// Whether the panel is in sight now.
    void setPanelVisible(bool inSight);

signals:
    /// The panel is to come into sight.
    void panelRequested();
    /// It is to come into sight, or to go when it is.
    void panelSwitched();

protected:
    void bound() override;
    void refresh() override;

private:
    void addActions();
    MarchModel* model() const;

    MapToolState& state_;
    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason::kings_conflict
