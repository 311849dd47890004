// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <functional>
#include <memory>

class QActionGroup;

namespace stonemason::kings_conflict {

/// What is shown of where the hints lead: flow, basins, stops, and the comparison of two layers.
class HintViewActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit HintViewActions(const GameProfile& game, QObject* parent = nullptr);

    /// The submenus of the View menu.
    QList<QAction*> menu() const { return {menu_->menuAction(), compareMenu_->menuAction()}; }
    /// The tool bar's button, which opens the views' menu.
    QAction* button() const { return menu_->menuAction(); }

protected:
    void bound() override;
    void refresh() override;

private:
    void addViews();
    void addComparison();
    void addSwitch(const QString& id, const QString& picture, const QString& text, const QString& tip,
                   const QKeySequence& keys, bool HintViews::*field);
    void change(const std::function<void(HintViews&)>& alter);

    const GameProfile& game_;
    std::unique_ptr<QMenu> menu_;
    std::unique_ptr<QMenu> compareMenu_;
    QActionGroup* compared_;
};

} // namespace stonemason::kings_conflict
