// SPDX-License-Identifier: GPL-3.0-or-later
// The docks of the map workspace, and how they and the actions work together.

#include "core/kings_conflict/generate/generate.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/actions/generate_actions.h"
#include "editor/kings_conflict/view/actions/hint_actions.h"
#include "editor/kings_conflict/view/actions/map_actions.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "editor/kings_conflict/view/actions/map_menu_actions.h"
#include "editor/kings_conflict/view/actions/march_actions.h"
#include "editor/kings_conflict/view/actions/view_actions.h"
#include "editor/kings_conflict/view/canvas/map_problems.h"
#include "editor/kings_conflict/view/docks/layers_dock.h"
#include "editor/kings_conflict/view/docks/march_dock.h"
#include "editor/kings_conflict/view/docks/notes_dock.h"
#include "editor/kings_conflict/view/docks/properties_dock.h"
#include "editor/kings_conflict/view/docks/rules_dock.h"
#include "editor/kings_conflict/view/docks/statistics_dock.h"
#include "editor/kings_conflict/view/docks/tiles_dock.h"

#include <QApplication>

#include <utility>

namespace stonemason::kings_conflict {

/// The problems dock has a side of its own; of the docks tabbed behind it, the less common ones are closed
/// at first.
void MapWorkspace::makeDocks() {
    tiles_ = addDock(new TilesDock(game_, state_, renderer_), {.share = 18});
    addDock(new LayersDock(game_), {.share = 6});
    addDock(new MapOverview(QStringLiteral("overview"), tr("Overview"), tr("Overview of the map")),
            {.share = 5});
    addProblems(QStringLiteral("problems"), MapEditorTraits::problemWords(),
                {.help = QStringLiteral("checks.md"), .hasHistory = true});
    const auto addBehind = [this](auto* dock, const QString& help, bool closed = true) {
        return addDock(dock, {.help = help, .behind = problems(), .closed = closed});
    };
    auto* properties = addBehind(new PropertiesDock(game_), QStringLiteral("export-and-submit.md"), false);
    MarchDock* march = nullptr;
    if (game_.hasHints())
        march = addBehind(new MarchDock(game_, actions_->march()), QStringLiteral("trying-hints.md"));
    if (game_.kings)
        rules_ =
            addBehind(new RulesDock(game_), QStringLiteral("fairness.md#rules-numbers-that-are-assumed"));
    auto* statistics = addBehind(new StatisticsDock(game_), QStringLiteral("fairness.md#statistics"));
    auto* notes = addBehind(new NotesDock(actions_->notes()), QStringLiteral("maps.md#notes"));
    setPanelsBehind(*problems());
    setAuthorField(*properties->authorField());

    const MapMenuActions& map = actions_->map();
    connect(properties, &PropertiesDock::symmetryRequested, &actions_->map(),
            &MapMenuActions::chooseSymmetry);
    showOn(map, &MapMenuActions::propertiesRequested, properties, properties->nameField());
    showOn(map, &MapMenuActions::rulesRequested, rules_);
    showOn(map, &MapMenuActions::statisticsRequested, statistics);
    showOn(actions_->notes(), &NoteActions::panelRequested, notes);
    connect(&actions_->generate(), &GenerateActions::othersRequested, this, [this] {
        if (!current()) return;
        const auto request = requestForOthers(current()->committedMap(), game_);
        if (request) offered_.front()->showGeneratedMapDialog(&*request);
    });
    connect(&actions_->view(), &ViewActions::problemsRequested, this, &MapWorkspace::exchangeKeys);
    actions_->problems().setPanel(*problems(), problems()->panel());
    connectMarch(march);
    connect(&actions_->view(), &ViewActions::tileSearchRequested, tiles_, &TilesDock::search);
    connect(&state_, &MapToolState::paintChanged, this, &MapWorkspace::clearAdvice);
    connect(&state_, &MapToolState::toolChanged, this, [this] { isAdvised_ = false; }); // its hint is shown
    actions_->comparison().offerMaps([this] { return openMaps(); });
}

void MapWorkspace::connectMarch(MarchDock* march) {
    MarchActions& actions = actions_->march();
    const auto showMarch = [this, dock = QPointer(march)] {
        if (!dock || dock->isInSight()) return;
        showDock(dock);
        if (canvas()) canvas()->setFocus();
    };
    if (march) connect(march, &QDockWidget::visibilityChanged, &actions, &MarchActions::setPanelVisible);
    connect(&actions, &MarchActions::panelRequested, this, showMarch);
    connect(&actions, &MarchActions::panelSwitched, this, [&actions, showMarch, dock = QPointer(march)] {
        if (dock && dock->isInSight())
            dock->close();
        else
            showMarch();
        if (dock) actions.setPanelVisible(dock->isInSight());
    });
}

std::unique_ptr<ProblemSource> MapWorkspace::problemsOf(MapDocument& document) {
    auto source = std::make_unique<MapProblems>(document);
    connect(source.get(), &MapProblems::paintRequested, this, &MapWorkspace::paint);
    connect(source.get(), &MapProblems::suggestRequested, this, [this](std::optional<int> layer) {
        if (!current()) return;
        current()->view().setCurrentLayer(layer.value_or(terrainLayer));
        actions_->hints().action(QStringLiteral("suggest-hints"))->trigger();
    });
    return source;
}

/// Selects the brush with this tile and moves the cursor to where painting starts.
void MapWorkspace::paint(const PaintAdvice& advice) {
    if (!current()) return;
    MapViewState& view = current()->view();
    view.setCurrentLayer(terrainLayer);
    if (advice.place) view.setCursor(*advice.place);
    state_.setTile(advice.tile);
    state_.setTool(QStringLiteral("brush"));
    if (canvas()) canvas()->setFocus();
    //: %1 is a tile in words: Forest
    emit message(tr("Brush with %1: paint where it helps.").arg(tileName(game_, advice.tile)));
    isAdvised_ = true;
}

/// Switches the keyboard focus between the map and the list of problems.
void MapWorkspace::exchangeKeys() {
    if (problems() && problems()->isAncestorOf(QApplication::focusWidget()))
        giveKeysTo(canvas());
    else
        showDock(problems());
}

/// The advice no longer applies once another tile is chosen.
void MapWorkspace::clearAdvice() {
    if (std::exchange(isAdvised_, false)) emit message({});
}

} // namespace stonemason::kings_conflict
