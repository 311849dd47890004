// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <functional>
#include <memory>

namespace stonemason::kings_conflict {

class MapRenderer;

/// The Hint Grid menu: suggestions, and what shapes the current hint layer, the selection or the whole of it.
class HintActions : public BoundMapActions {
    Q_OBJECT

public:
    HintActions(const GameProfile& game, MapRenderer& renderer, QObject* parent = nullptr);

    /// The menu as one entry of another.
    QAction* menu() const { return menu_->menuAction(); }

protected:
    void bound() override;
    void refresh() override;

private:
    void addSuggesting();
    void addShaping();
    void addCopying();
    void addMirroring();
    void addMirror(const QString& id, const QString& text, const QString& tip, Symmetry symmetry, Half from);

    const GameProfile& game_;
    MapRenderer& renderer_;
    std::unique_ptr<QMenu> copyMenu_;
    std::unique_ptr<QMenu> mirrorMenu_;
    std::unique_ptr<QMenu> menu_;
};

/// The view actions for hints: flow, basins, stops, and the comparison of two layers.
class HintViewActions : public BoundMapActions {
    Q_OBJECT

public:
    explicit HintViewActions(const GameProfile& game, QObject* parent = nullptr);

    /// The submenus of the View menu.
    QList<QAction*> menu() const { return {menu_->menuAction(), compareMenu_.menuAction()}; }
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
    ChoiceMenu compareMenu_;
};

} // namespace stonemason::kings_conflict
