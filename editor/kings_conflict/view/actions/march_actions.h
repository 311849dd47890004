// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

class MarchModel;
class MapToolState;

/// The actions for the march of the current map; the March panel shows the same actions as buttons.
class MarchActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit MarchActions(MapToolState& state, QObject* parent = nullptr);

    /// One menu with all of them.
    QAction* menu() const { return menu_->menuAction(); }
    /// Whether the panel is visible now.
    void setPanelVisible(bool inSight);

signals:
    /// The panel should be shown.
    void panelRequested();
    /// The panel should be shown, or hidden if it is visible.
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
