// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_actions.h"
#include "editor/grid/actions/tool_offer.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason {

class Tool;
class ToolBox;
class ToolState;

/// One checkable action for each tool that a game offers, the size of the brush, and how much the scatter
/// brush paints. Tools are called by their ids: "map.brush".
class ToolActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param state what is chosen; like the tools, it outlives the actions
    /// @param offer its tools are in `tools`
    ToolActions(const QString& prefix, ToolState& state, const ToolBox& tools, const ToolOffer& offer,
                QObject* parent = nullptr);

    /// For the tool bar: the tools with separators between their kinds, then, while it is in hand, the
    /// scatter brush's share, and the size of the brush. Tools that work only sometimes are seen there while
    /// they do, to save room.
    const QList<QAction*>& toolBar() const { return toolBar_; }
    /// For the menu: all of the tools, then the same.
    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;
    /// Whether the tool can work on what the view shows now; and if not, why, in a sentence.
    virtual bool worksNow(const Tool&) const { return true; }
    virtual QString reasonAgainst(const Tool&) const { return {}; }
    /// Shows the buttons of the tools that work now; refresh() does.
    void showStandIns();
    ToolState& state() const { return state_; }

private:
    void addTool(const ToolEntry& entry);
    /// A button of an action's own, that is seen or not while the action stays in the menu.
    QAction* standInFor(QAction* action);
    void addGap();
    void addSizes(const BrushTips& tips, const QString& prefix);
    void addShares(const QString& prefix);
    void showShare();

    ToolState& state_;
    const ToolBox& tools_;
    QActionGroup* group_;
    QList<QAction*> toolBar_;
    QList<QAction*> menu_;
    QList<std::pair<QAction*, const Tool*>> standIns_;
    std::unique_ptr<QMenu> sizeMenu_;
    std::unique_ptr<QMenu> shareMenu_;
    std::unique_ptr<QMenu> shareButtonMenu_;
    QAction* shareButton_ = nullptr;
};

} // namespace stonemason
