// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/text_map_file.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/text_map_workspace.h"

#include <QMainWindow>

namespace stonemason::test {

inline text_map::GlyphTable theSigns() {
    return text_map::loadSigns().table;
}

/// The workspace of text maps in a window of its own with one map open: what the main window does, in small.
struct TextMapWindow {
    explicit TextMapWindow(const std::string& bytes)
        : workspace(theSigns()), document(text_map::readTextMap(bytes).value(), workspace.signs()) {
        canvas = static_cast<text_map::TextMapCanvas*>(workspace.createView(document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        const WorkspaceActions places = workspace.actions();
        for (const QList<QAction*>& actions : {places.menu, places.tools, places.edit, places.view})
            window.addActions(actions);
        workspace.setCurrent(&document, canvas);
        window.resize(1280, 800);
    }
    ~TextMapWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        return workspace.findChild<QAction*>(QStringLiteral("text-map.") + id);
    }
    text_map::SignBrush& brush() { return workspace.brush(); }
    void paintWith(const char* sign) { brush().setSign(workspace.signs().codeOf(sign)); }
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
    std::string saved() const { return document.bytesFor({}).value(); }

    text_map::TextMapWorkspace workspace;
    text_map::TextMapDocument document;
    QMainWindow window;
    text_map::TextMapCanvas* canvas = nullptr;
};

} // namespace stonemason::test
