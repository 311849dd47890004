// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/grid.h"
#include "core/grid/transform.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

class TestTransform : public QObject {
    Q_OBJECT

private slots:
    void inverseUndoesCells() {
        const Size oblong{3, 5};
        for (Transform t : allTransforms)
            forEachCell(oblong, [&](Cell cell) {
                const Cell there = transformed(cell, oblong, t);
                QVERIFY(transformed(oblong, t).contains(there));
                QVERIFY(transformed(there, transformed(oblong, t), inverse(t)) == cell);
            });
    }

    void edgesFollowTheirCells() {
        const Size board{7, 7};
        for (Transform t : allTransforms)
            for (Direction d : allDirections) {
                const Cell cell{2, 4};
                const Cell next = transformed(neighbour(cell, d), board, t);
                QVERIFY(neighbour(transformed(cell, board, t), transformed(d, t)) == next);
            }
    }
};

STONEMASON_APPLESS_TEST(TestTransform)
#include "test_transform.moc"
