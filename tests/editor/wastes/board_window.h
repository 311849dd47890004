// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_workspace.h"
#include "editor/wastes/view/canvas/board_canvas.h"
#include "tests/support/boards.h"

#include <QMainWindow>

namespace stonemason::test {

/// The board workspace in a window of its own with one board open: what the main window does, in small.
struct BoardWindow {
    explicit BoardWindow(wastes::Board board) : document(std::move(board), theWastes()) {
        canvas = static_cast<wastes::BoardCanvas*>(workspace.createView(document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        const WorkspaceActions places = workspace.actions();
        for (const QList<QAction*>& actions : {places.menu, places.tools, places.edit, places.view})
            window.addActions(actions);
        workspace.setCurrent(&document, canvas);
        window.resize(1280, 800);
    }
    BoardWindow() : BoardWindow(publicBoard("wastes-multiplayer")) {}
    ~BoardWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        return workspace.findChild<QAction*>(QStringLiteral("board.") + id);
    }
    wastes::Brush& brush() { return workspace.brush(); }
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
    wastes::Tile tileAt(Cell cell) const { return document.board().tileAt(cell); }
    int steps() const { return document.undoStack().index(); }

    wastes::BoardDocument document;
    wastes::BoardWorkspace workspace{theWastes()};
    QMainWindow window;
    wastes::BoardCanvas* canvas = nullptr;
};

/// A small board without a symmetry, with a Brawler and a Guard.
inline BoardWindow smallWindow() {
    wastes::Board board = boardOf("....R/...../B....", "b4 0,0 r5 2,4");
    board.symmetry = wastes::Symmetry::None;
    return BoardWindow(board);
}

/// The pieces of its board in words, see piecesText().
inline QString piecesOf(const BoardWindow& window) {
    return QString::fromStdString(piecesText(window.document.board()));
}

} // namespace stonemason::test
