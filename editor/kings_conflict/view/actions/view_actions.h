// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/switch_actions.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason::kings_conflict {

/// What is drawn, which layer is current, what is shown of the map's fairness, the ways to the tiles and to
/// the problems.
class ViewActions : public SwitchActions<MapEditorTraits> {
    Q_OBJECT

public:
    /// @param zoom the actions of zooming, which stand in its menu
    ViewActions(const GameProfile& game, const QList<QAction*>& zoom, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

signals:
    void tileSearchRequested();
    /// From the map to the list of problems, or back.
    void problemsRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addPanes();
    void addSwitches();
    void addLayers();
    void addFairness();

    const GameProfile& game_;
    QActionGroup* layers_;
    std::unique_ptr<QMenu> layerMenu_;
    QActionGroup* fairness_;
    std::unique_ptr<QMenu> fairnessMenu_;
    QList<QAction*> menu_;
};

} // namespace stonemason::kings_conflict
