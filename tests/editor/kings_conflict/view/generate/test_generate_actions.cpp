// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"
#include "editor/kings_conflict/view/generate/improve_dialog.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

/// Triggers the action, which opens the dialog, and does that with it.
template <typename Dialog>
void answer(MapWindow& window, const char* action, const std::function<void(Dialog&)>& act) {
    bool answered = false;
    QTimer::singleShot(0, &window.window, [&] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
        answered = true;
        if (dialog->isVisible()) dialog->reject();
    });
    window.action(QString::fromLatin1(action))->trigger();
    QVERIFY(answered);
}

/// The half-turn map of the start, its top left quarter drawn and locked.
Map drawnCorner() {
    Map map = newMap(kingsConflict());
    map.symmetry = Symmetry::HalfTurn;
    const CellChanges changes{{terrainLayer, {1, 1}, 'P', 'F'}, {terrainLayer, {1, 2}, 'P', 'F'}};
    kings_conflict::apply(map, mirrored(map, kingsConflict(), map.symmetry, changes).changes);
    map.lockedCells = {{1, 1}, {1, 2}, {9, 9}, {9, 8}};
    map.notes[{4, 4}] = "here";
    return map;
}

} // namespace

class TestGenerateActions : public QObject {
    Q_OBJECT

private slots:
    void theRestKeepsLockedCells() {
        MapWindow window(drawnCorner());
        const Map before = window.document.committedMap();
        answer<GeneratedMapDialog>(window, "generate-rest", [](GeneratedMapDialog& dialog) {
            TRY_PATIENTLY(!dialog.gallery()->isWorking());
            QVERIFY(!dialog.symmetryField() && !dialog.favourites());
            QVERIFY(dialog.okButton()->isEnabled());
            dialog.okButton()->click();
        });
        const Map after = window.document.committedMap();
        QCOMPARE(window.steps(), 1);
        QVERIFY(after.terrain() != before.terrain());
        before.lockedCells.forEach(
            [&](Cell cell) { QCOMPARE(after.terrain()[cell], before.terrain()[cell]); });
        QVERIFY(after.lockedCells == before.lockedCells && after.notes == before.notes);
        const Report report = runChecks(after, kingsConflict());
        QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        window.document.undoStack().undo();
        QVERIFY(window.document.committedMap() == before);
    }

    void cancellingChangesNothing() {
        MapWindow window(drawnCorner());
        const Map before = window.document.committedMap();
        for (const char* action : {"generate-rest", "improve"})
            answer<QDialog>(window, action,
                            [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QVERIFY(window.document.committedMap() == before);
        QCOMPARE(window.steps(), 0);
    }

    void theSelectionIsVaried() {
        MapWindow window(drawnCorner());
        QVERIFY(!window.action(QStringLiteral("vary-selection"))->isEnabled());
        window.view().setSelection(CellSet::of({{0, 0}, {3, 3}}));
        const Map before = window.document.committedMap();
        const CellSet varied = window.document.withMirrored(window.view().selection());
        answer<GeneratedMapDialog>(window, "vary-selection", [](GeneratedMapDialog& dialog) {
            TRY_PATIENTLY(!dialog.gallery()->isWorking());
            QVERIFY(!dialog.wishes());
            QVERIFY(dialog.okButton()->isEnabled());
            dialog.okButton()->click();
        });
        QCOMPARE(window.steps(), 1);
        const Map& after = window.document.committedMap();
        QVERIFY(after.terrain() != before.terrain());
        forEachCell(after.size(), [&](Cell cell) {
            if (!varied.contains(cell) || before.lockedCells.contains(cell))
                QCOMPARE(after.terrain()[cell], before.terrain()[cell]);
        });
    }

    void improvingShowsTheDifferenceFirst() {
        Map map = test::publishedMap("the-crossing");
        const CellChanges faults{{terrainLayer, {5, 2}, map.terrain()[{5, 2}], 'P'}};
        kings_conflict::apply(map, faults);
        MapWindow window(map);
        const int wrong = runChecks(map, kingsConflict()).count(Severity::Error);
        QVERIFY(wrong > 0);
        answer<ImproveDialog>(window, "improve", [&](ImproveDialog& dialog) {
            QVERIFY(!dialog.okButton()->isEnabled());
            TRY_PATIENTLY(!dialog.isWorking());
            QVERIFY(dialog.list()->count() > 0);
            QVERIFY(dialog.sentence()->text().contains(QString::number(wrong)));
            QCOMPARE(window.steps(), 0);
            QTest::keyClick(dialog.okButton(), Qt::Key_Return);
        });
        QCOMPARE(window.steps(), 1);
        QVERIFY(runChecks(window.document.committedMap(), kingsConflict()).count(Severity::Error) < wrong);
    }

    void aLockedLayerForbidsAll() {
        MapWindow window(drawnCorner());
        window.view().setSelection(CellSet::of({{0, 0}, {3, 3}}));
        window.view().setLocked(terrainLayer, true);
        for (const char* action : {"generate-rest", "vary-selection", "improve"})
            QVERIFY(!window.action(QString::fromLatin1(action))->isEnabled());
    }

    void onlyGeneratedMapsHaveOthersLikeThem() {
        MapWindow window(drawnCorner());
        QVERIFY(!window.action(QStringLiteral("generate-others"))->isEnabled());
    }
};

STONEMASON_TEST(TestGenerateActions)
#include "test_generate_actions.moc"
