// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

/// What makes terrain for the open map, and locks the cells that are to stay as they are.
class GenerateActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit GenerateActions(QObject* parent = nullptr);

    /// The submenu of the Map menu.
    QAction* menu() const { return menu_->menuAction(); }

protected:
    void bound() override;
    void refresh() override;

private:
    void addLocks();
    void lockSelection();
    void unlockSelection();
    void unlockAll();

    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason::kings_conflict
