// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <functional>
#include <memory>

namespace stonemason::kings_conflict {

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
