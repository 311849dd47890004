// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::kings_conflict {

class MapRenderer;

/// The Map menu: symmetry, layers' grids, problems, properties, rules, statistics, export.
class MapMenuActions : public BoundMapActions {
    Q_OBJECT

public:
    MapMenuActions(const GameProfile& game, MapRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }
    SymmetryAction* symmetryState() const { return state_; }

    /// Declares another symmetry; asks how to repair a map that breaks it.
    void chooseSymmetry(Symmetry symmetry);
    void showExport();

signals:
    void problemStepRequested(int direction);
    void problemFixRequested();
    void checkRequested();
    void fixAllRequested();
    void reportCopyRequested();
    void propertiesRequested();
    void rulesRequested();
    void statisticsRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addSymmetry();
    void addTransforms();
    void addGrids();
    void addProblems();
    void addFacts();
    void repair(Half from);

    const GameProfile& game_;
    MapRenderer& renderer_;
    QActionGroup* symmetries_;
    std::unique_ptr<QMenu> symmetryMenu_;
    std::unique_ptr<QMenu> transformMenu_;
    SymmetryAction* state_;
    QAction* export_ = nullptr;
    QList<QAction*> menu_;
};

} // namespace stonemason::kings_conflict
