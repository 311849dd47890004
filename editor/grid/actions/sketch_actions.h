// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_actions.h"

namespace stonemason {

/// The picture that the board in the view is traced from: chooses it, shows and hides it. Where
/// there is none to be shown, it is asked for.
class SketchActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    explicit SketchActions(const QString& prefix, QObject* parent = nullptr);

    /// For the View menu.
    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void ask();

    QList<QAction*> menu_;
};

} // namespace stonemason
