// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/view_call_actions.h"
#include "editor/grid/actions/grid_actions.h"

namespace stonemason {

/// How large the cells are shown, and the way from the board to the panels around it and back.
class ZoomActions : public ViewCallActions<GridActions, GridView> {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param fit shows the whole board: "&Fit Map"
    ZoomActions(const QString& prefix, const QString& fit, const QString& fitTip, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

protected:
    void bound() override {}

private:
    void addPanels();
};

} // namespace stonemason
