// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/tools/tool_box.h"
#include "tests/editor/board/toy_target.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using test::ToyTarget;

/// What may happen between press and release: a key locks what is painted on, the stroke is given up.
class TestInterruptedGestures : public QObject {
    Q_OBJECT

private slots:
    void aLockPutsAMovedSelectionBack() {
        ToyTarget target({6, 8});
        target.preview({{{1, 1}, TileIndex{700}}});
        target.commit(QStringLiteral("Paint"));
        target.state().setSelection({{1, 1}});
        const ToolBox tools{boardTools()};
        Tool& select = *tools.tool(QStringLiteral("select"));
        select.press(target, {1, 1}, {});
        select.drag(target, {2, 3}, {});
        QCOMPARE(target.row(2), "0 0 0 700 0 0 0 0");
        target.locked = true;
        select.drag(target, {3, 4}, {});
        QCOMPARE(target.refused, QStringList{QStringLiteral("locked")});
        QCOMPARE(target.row(1), "0 700 0 0 0 0 0 0");
        QCOMPARE(target.state().selection(), (std::vector<Cell>{{1, 1}}));
    }
};

STONEMASON_TEST(TestInterruptedGestures)
#include "test_interrupted_gestures.moc"
