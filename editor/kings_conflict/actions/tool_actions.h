// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason {

struct GameProfile;
class Tool;
class ToolBox;
class ToolState;

/// One checkable action for each tool that the game has something for, the size of the brush, and the ten
/// digits of hint layers.
class ToolActions : public BoundMapActions {
    Q_OBJECT

public:
    ToolActions(const GameProfile& game, ToolState& state, const ToolBox& tools, QObject* parent = nullptr);

    /// For the tool bar: the tools with separators between their kinds, then the size of the brush. Tools for
    /// one kind of layer alone are seen there while such a layer is current, to save room.
    QList<QAction*> toolBar() const { return toolBar_; }
    /// For the menu: the same, then the digits as a submenu.
    QList<QAction*> menu() const;

protected:
    void bound() override;
    void refresh() override;

private:
    bool isOfUse(const QString& id) const;
    void addTools();
    void addTool(const QString& id, const QString& picture, const QString& text, const QString& tip,
                 const QKeySequence& keys);
    /// A button of an action's own, that is seen or not while the action stays in the menu.
    QAction* standInFor(QAction* action);
    void showStandIns(bool hints);
    void addGap();
    void addSizes();
    void addDigits();

    const GameProfile& game_;
    ToolState& state_;
    const ToolBox& tools_;
    QActionGroup* group_;
    QList<QAction*> toolBar_;
    QList<QAction*> menu_;
    QList<std::pair<QAction*, const Tool*>> standIns_;
    std::unique_ptr<QMenu> sizeMenu_;
    std::unique_ptr<QMenu> digitMenu_;
};

} // namespace stonemason
