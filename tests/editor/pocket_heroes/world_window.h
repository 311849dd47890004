// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/hmm.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "tests/support/worlds.h"

#include <QMainWindow>

namespace stonemason::test {

/// A world of grass with nothing on it.
inline pocket_heroes::World grass(int side = 32) {
    pocket_heroes::World world = pocket_heroes::emptyWorld(side);
    world.nodes = Grid<pocket_heroes::Node>(world.nodes.size(), {pocket_heroes::Surface::Grass, 0});
    return world;
}

/// The workspace of worlds in a window of its own with one world open: what the main window does, in small.
struct WorldWindow {
    explicit WorldWindow(const pocket_heroes::World& world)
        : workspace(pocketHeroes()), document(world, workspace.catalogue()) {
        canvas = static_cast<pocket_heroes::WorldCanvas*>(workspace.createView(document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        const WorkspaceActions places = workspace.actions();
        for (const QList<QAction*>& actions : {places.menu, places.tools, places.edit, places.view})
            window.addActions(actions);
        workspace.setCurrent(&document, canvas);
        window.resize(1280, 800);
    }
    ~WorldWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        return workspace.findChild<QAction*>(QStringLiteral("world.") + id);
    }
    pocket_heroes::WorldBrush& brush() { return workspace.brush(); }
    GridController& hand() { return canvas->controller(); }
    /// A click with the tool in hand.
    void click(Cell cell, Modifiers modifiers = {}) {
        hand().press(cell, modifiers);
        hand().release(cell);
    }
    void drag(Cell from, Cell to, Modifiers modifiers = {}) {
        hand().press(from, modifiers);
        hand().drag(to, modifiers);
        hand().release(to);
    }
    const pocket_heroes::World& world() const { return document.committedWorld(); }
    std::string saved() const { return document.bytesFor({}).value(); }

    pocket_heroes::WorldWorkspace workspace;
    pocket_heroes::WorldDocument document;
    QMainWindow window;
    pocket_heroes::WorldCanvas* canvas = nullptr;
};

} // namespace stonemason::test
