// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

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

} // namespace stonemason::kings_conflict
