// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_actions.h"

#include <QMenu>

#include <memory>

namespace stonemason {

class StampShelf;
class ToolState;

/// Keeps the stamp in hand or what is selected under a number, and takes it in hand again, on any board whose
/// controller is a ToolController.
class StampActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param state what is stamped with; like the shelf, it outlives the actions
    StampActions(const QString& prefix, ToolState& state, StampShelf& shelf, QObject* parent = nullptr);

    /// For the menu of tools.
    QList<QAction*> menu() const { return {menu_->menuAction()}; }

protected:
    void bound() override {}
    void refresh() override;

private:
    void addTake(int place);
    void addKeep(int place);
    void take(int place);
    void keep(int place);
    /// What the person means by "this": the stamp in hand, else the selection, else the stamp.
    bool bringStamp();

    ToolState& state_;
    StampShelf& shelf_;
    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason
