// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/shape.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason::kings_conflict {

class MapToolState;
struct GameProfile;

/// The tools of maps that the game has something for, and the ten digits of hint layers. Tools for one kind
/// of layer alone are seen in the tool bar while such a layer is current.
class MapToolActions : public ToolActions {
    Q_OBJECT

public:
    MapToolActions(const GameProfile& game, MapToolState& state, const ToolBox& tools,
                   QObject* parent = nullptr);

    /// With the digits as a submenu at its end.
    QList<QAction*> menu() const;

protected:
    void bound() override;
    void refresh() override;
    bool worksNow(const Tool& tool) const override;
    QString reasonAgainst(const Tool& tool) const override;

private:
    void addDigits();
    bool showsHints() const;

    const GameProfile& game_;
    MapToolState& state_;
    const ToolBox& tools_;
    std::unique_ptr<QMenu> digitMenu_;
};

/// The settings of the gradient (its end values) and of the distance fill (its slope).
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
