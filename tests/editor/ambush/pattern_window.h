// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/ambush/pattern_file.h"
#include "editor/ambush/pattern_workspace.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"

#include <QMainWindow>

namespace stonemason::test {

inline ambush::Pattern patternOf(std::string_view rows) {
    std::string text(rows);
    std::ranges::replace(text, '/', '\n');
    return ambush::readPattern(text, ambush::Completeness::Draft).value();
}

/// The pattern workspace in a window of its own with one pattern open: what the main window does, in small.
struct PatternWindow {
    explicit PatternWindow(ambush::Pattern pattern) : document(std::move(pattern)) {
        canvas = static_cast<ambush::PatternCanvas*>(workspace.createView(document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        const WorkspaceActions places = workspace.actions();
        for (const QList<QAction*>& actions : {places.menu, places.tools, places.edit, places.view})
            window.addActions(actions);
        workspace.setCurrent(&document, canvas);
        window.resize(1280, 800);
    }
    explicit PatternWindow(std::string_view rows) : PatternWindow(patternOf(rows)) {}
    ~PatternWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        return workspace.findChild<QAction*>(QStringLiteral("pattern.") + id);
    }
    GridController& hand() { return canvas->controller(); }
    /// A click with the tool in hand.
    void click(Cell cell, Modifiers modifiers = {}) {
        hand().press(cell, modifiers);
        hand().release(cell);
    }
    void drag(Cell from, Cell to) {
        hand().press(from, {});
        hand().drag(to, {});
        hand().release(to);
    }
    /// Its signs, rows with / between.
    QString rows() const {
        return QString::fromStdString(patternRows(document.pattern()))
            .trimmed()
            .replace(QLatin1Char('\n'), QLatin1Char('/'));
    }
    int steps() const { return document.undoStack().index(); }

    ambush::PatternDocument document;
    WalkabilityMaps maps;
    text_map::LoadedSigns signs = text_map::loadSigns();
    ambush::PatternWorkspace workspace{maps, [this] { return text_map::sampleMap(signs.table); }};
    QMainWindow window;
    ambush::PatternCanvas* canvas = nullptr;
};

} // namespace stonemason::test
