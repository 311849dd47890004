// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/format/map_format.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/actions/map_actions.h"
#include "editor/kings_conflict/view/canvas/compare_view.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"

#include <QMainWindow>
#include <QToolBar>

namespace stonemason::test {

using namespace kings_conflict;

/// A published map as the program reads it, hint grids included.
inline Map publishedMap(const std::string& name) {
    return readMap(testData("kings-conflict/" + name + ".txt"), std::span(&kingsConflict(), 1)).value().map;
}

/// The map workspace in a window of its own with one map open: what the main window does, in small.
struct MapWindow {
    explicit MapWindow(Map map) : document(std::move(map), kingsConflict()) {
        boards = static_cast<CompareView*>(workspace.createView(document, &window));
        canvas = boards->leftCanvas();
        window.setCentralWidget(boards);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        for (QDockWidget* dock : workspace.docks())
            if (const QVariant name = dock->property("tabWith"); name.isValid()) {
                auto* front = window.findChild<QDockWidget*>(name.toString());
                window.tabifyDockWidget(front, dock);
                front->raise();
            }
        const WorkspaceActions places = workspace.actions();
        window.addActions(workspace.mapActions().all());
        window.addToolBar(QString())->addActions(places.toolBar);
        workspace.setCurrent(&document, boards);
        window.resize(1280, 800);
    }
    MapWindow() : MapWindow(publishedMap("the-crossing")) {}
    ~MapWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        for (QAction* action : workspace.mapActions().all())
            if (action->objectName() == QStringLiteral("map.") + id) return action;
        return nullptr;
    }
    MapViewState& view() { return document.view(); }
    char at(int row, int column, int layer = terrainLayer) const {
        return document.map().layer(layer)[{row, column}];
    }
    int steps() const { return document.undoStack().index(); }

    MapDocument document;
    MapWorkspace workspace{kingsConflict()};
    QMainWindow window;
    CompareView* boards = nullptr;
    MapCanvas* canvas = nullptr;
};

} // namespace stonemason::test
