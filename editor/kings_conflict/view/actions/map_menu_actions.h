// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/app/files/print_actions_of.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::kings_conflict {

class MapRenderer;

/// The Map menu: symmetry, layers' grids, problems, properties, rules, statistics, export.
class MapMenuActions : public BoundMapActions {
    Q_OBJECT

public:
    /// @param problems the way from problem to problem, which stands in its menu
    MapMenuActions(const GameProfile& game, MapRenderer& renderer, const QList<QAction*>& problems,
                   QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }
    SymmetryAction* symmetryState() const { return state_; }

    /// Declares another symmetry; asks how to repair a map that breaks it.
    void chooseSymmetry(Symmetry symmetry);
    void showExport();

signals:
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
    void addFacts();
    void repair(Half from);

    const GameProfile& game_;
    MapRenderer& renderer_;
    ChoiceMenu symmetryMenu_;
    std::unique_ptr<QMenu> transformMenu_;
    SymmetryAction* state_;
    QAction* export_ = nullptr;
    QList<QAction*> menu_;
};

/// The sheet of the current map on paper and as PDF.
class PrintActions : public PrintActionsOf<BoundMapActions> {
    Q_OBJECT

public:
    explicit PrintActions(QObject* parent = nullptr);

    PrintJob printJob() const override;
};

} // namespace stonemason::kings_conflict
