// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "tests/editor/kings_conflict/desk.h"

#include <QTest>
#include <QWheelEvent>

#include <utility>

namespace stonemason::test {

using namespace kings_conflict;

/// A desk with the board on an (invisible) screen.
struct Screen : Desk {
    explicit Screen(Map map = newMap(kingsConflict()), QSize size = {700, 600}) : Desk(std::move(map)) {
        canvas.resize(size);
        canvas.show();
        canvas.setFocus();
    }

    MapRenderer renderer{kingsConflict()};
    MapCanvas canvas{document, renderer, state};

    QPoint middleOf(Cell cell) const { return canvas.geometryOfCells().rectOf(cell).center().toPoint(); }
    void click(Cell cell) { QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, middleOf(cell)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas, key, modifiers); }
    void wheel(int notches, QPointF at) {
        QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, notches * 120}, {}, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas.viewport(), &event);
    }
};

} // namespace stonemason::test
