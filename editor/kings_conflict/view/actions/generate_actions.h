// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::kings_conflict {

class MapRenderer;

/// Actions that generate terrain for the open map and lock cells against changes.
class GenerateActions : public BoundMapActions {
    Q_OBJECT

public:
    /// Both outlive the actions.
    GenerateActions(const GameProfile& game, MapRenderer& renderer, QObject* parent = nullptr);

    /// The submenu of the Map menu.
    QAction* menu() const { return menu_->menuAction(); }

signals:
    /// The user requested more maps generated with the settings of this one.
    void othersRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addGenerating();
    void addLocks();
    void generateRest();
    void varySelection();
    void improve();
    void lockSelection();
    void unlockSelection();
    void unlockAll();

    const GameProfile& game_;
    MapRenderer& renderer_;
    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason::kings_conflict
