// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/shape.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason::kings_conflict {

/// What the gradient and the distance fill go by: the ends of the one, the slope of the other.
class SlopeActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit SlopeActions(MapToolState& state, QObject* parent = nullptr);

    /// One menu for each of the two tools. In the tool bar each is seen while its tool is chosen.
    QList<QAction*> menus() const;
    QList<QAction*> toolBar() const { return toolBar_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void addEnds();
    void addEnd(QActionGroup* group, const QString& id, const QString& text, RampEnd end,
                RampEnd RampEnds::*which);
    void addSlopes();
    QAction* buttonFor(QMenu& menu, const QString& name, const QString& tip);
    void showButtons();

    MapToolState& state_;
    std::unique_ptr<QMenu> rampMenu_;
    std::unique_ptr<QMenu> slopeMenu_;
    QList<QAction*> toolBar_;
};

} // namespace stonemason::kings_conflict
