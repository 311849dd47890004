// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/template_workspace.h"
#include "tests/support/worlds.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTest>

namespace stonemason::test {

/// Three zones in a row, the first two linked: 0 and 1 at a distance of 200, 2 above 1.
inline pocket_heroes::Template threeZoneTemplate() {
    pocket_heroes::Template worldTemplate;
    worldTemplate.name = "Three";
    worldTemplate.zones.resize(3);
    worldTemplate.zones[0].place = pocket_heroes::DrawingPoint{0, 0};
    worldTemplate.zones[1].place = pocket_heroes::DrawingPoint{200, 0};
    worldTemplate.zones[2].place = pocket_heroes::DrawingPoint{200, -200};
    worldTemplate.zones[0].castles = {
        {.nation = pocket_heroes::Nation::Random, .owner = pocket_heroes::PlayerId::Red}};
    worldTemplate.links = {{.first = 0, .second = 1}};
    return worldTemplate;
}

/// The workspace of templates in a window of its own with one open: what the main window does, in small.
struct TemplateWindow {
    explicit TemplateWindow(pocket_heroes::Template worldTemplate = threeZoneTemplate())
        : workspace(pocketHeroes()), document(std::move(worldTemplate), pocketHeroes()) {
        canvas = static_cast<pocket_heroes::GraphCanvas*>(workspace.createView(document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        const WorkspaceActions places = workspace.actions();
        for (const QList<QAction*>& actions : {places.menu, places.edit, places.view})
            window.addActions(actions);
        workspace.setCurrent(&document, canvas);
        window.resize(1280, 800);
        window.show();
        canvas->setFocus();
    }
    ~TemplateWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        return workspace.findChild<QAction*>(QStringLiteral("template.") + id);
    }
    /// Where a zone's middle is on the canvas.
    QPoint middleOf(int zone) const {
        return canvas->geometryOfGraph().at(document.places()[std::size_t(zone)]).toPoint();
    }
    /// A point just inside the zone's rim, on the right.
    QPoint rimOf(int zone) const {
        const double radius =
            canvas->geometryOfGraph().scale * document.worldTemplate().zones[std::size_t(zone)].size;
        return middleOf(zone) + QPoint(int(radius) - 2, 0);
    }
    void click(QPoint at, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, keys, at);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(canvas->viewport(), Qt::LeftButton, {}, from);
        moveHeld((from + to) / 2);
        moveHeld(to);
        QTest::mouseRelease(canvas->viewport(), Qt::LeftButton, {}, to);
    }
    void moveHeld(QPoint to) {
        QMouseEvent move(QEvent::MouseMove, to, canvas->viewport()->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas->viewport(), &move);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(canvas, key, keys); }
    int steps() const { return document.undoStack().index(); }

    pocket_heroes::TemplateWorkspace workspace;
    pocket_heroes::TemplateDocument document;
    QMainWindow window;
    pocket_heroes::GraphCanvas* canvas = nullptr;
};

} // namespace stonemason::test
