// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/choice_menu.h"
#include "editor/grid/actions/switch_actions.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <functional>
#include <memory>

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
    ChoiceMenu layerMenu_;
    ChoiceMenu fairnessMenu_;
    QList<QAction*> menu_;
};

/// Compares the map with another file or another open map, and walks through what differs.
class ComparisonActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit ComparisonActions(QObject* parent = nullptr);

    /// The submenu of the Map menu.
    QAction* menu() const { return menu_->menuAction(); }

    /// Where the menu takes the open maps from, the current one among them.
    void offerMaps(std::function<std::vector<MapDocument*>()> maps) { maps_ = std::move(maps); }

protected:
    void bound() override;
    void refresh() override;

private:
    void askForFile();
    void listMaps();

    std::function<std::vector<MapDocument*>()> maps_;
    std::unique_ptr<QMenu> menu_;
    std::unique_ptr<QMenu> open_; ///< the open maps
};

} // namespace stonemason::kings_conflict
