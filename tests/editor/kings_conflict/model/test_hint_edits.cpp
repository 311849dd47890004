// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_edits.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;

namespace {

const int safe = 2;

Map mapWith(const char* digits) {
    Map map = newMap(test::kingsConflict());
    map.symmetry = Symmetry::HalfTurn;
    for (int column = 0; digits[column]; ++column)
        map.layer(safe)[{5, column}] = digits[column];
    return map;
}

/// A map with the safe points current and the digits put on row 5 from the left.
struct HintDesk : Desk {
    explicit HintDesk(const char* digits) : Desk(mapWith(digits)) { document.view().setCurrentLayer(safe); }
};

std::string row(const Desk& desk, int r, int layer = safe) {
    const auto codes = desk.document.map().layer(layer).row(r);
    return {codes.begin(), codes.end()};
}

using Change = std::function<void(MapDocument&)>;

const std::vector<Change> everyChange{
    smoothHints,
    scaleHints,
    [](MapDocument& d) { raiseHints(d, 1); },
    [](MapDocument& d) { raiseHints(d, -1); },
    clearHints,
    [](MapDocument& d) { copyHints(d, 1); },
    [](MapDocument& d) { mirrorHints(d, Symmetry::Diagonal, Half::BottomLeft); },
};

} // namespace

class TestHintEdits : public QObject {
    Q_OBJECT

private slots:
    void eachIsOneStepThatUndoes() {
        for (const Change& change : everyChange) {
            HintDesk desk("01234567");
            const Map before = desk.document.map();
            change(desk.document);
            QVERIFY(desk.document.map() != before);
            QCOMPARE(desk.document.undoStack().count(), 1);
            QVERIFY(desk.document.map().terrain() == before.terrain());
            QVERIFY(desk.document.map().layer(1) == before.layer(1));
            desk.document.undoStack().undo();
            QVERIFY(desk.document.map() == before);
        }
    }

    void theyWorkOnTheSelectionAlone() {
        HintDesk desk("24242424242");
        desk.document.view().setSelection({{5, 2}, {5, 3}});
        raiseHints(desk.document, 3);
        QCOMPARE(row(desk, 5), "24572424242");
        scaleHints(desk.document);
        QCOMPARE(row(desk, 5), "24092424242");
        clearHints(desk.document);
        QCOMPARE(row(desk, 5), "24002424242");
        desk.document.view().setSelection({});
        scaleHints(desk.document);
        QCOMPARE(row(desk, 5), "59005959595");
    }

    void theyAreMirroredOnlyWhenHintsAre() {
        HintDesk desk("");
        desk.document.view().setSelection({{8, 1}});
        raiseHints(desk.document, 2);
        QCOMPARE(desk.at(8, 1, safe), '2');
        QCOMPARE(desk.at(2, 9, safe), '0');
        desk.document.view().setMirrorsHints(true);
        raiseHints(desk.document, 2);
        QCOMPARE(desk.at(8, 1, safe), '4');
        QCOMPARE(desk.at(2, 9, safe), '4');
    }

    /// Partners that are both worked on keep what is their own.
    void wholeGridsAreNotMirroredOntoThemselves() {
        HintDesk desk("");
        desk.document.apply(QStringLiteral("lopsided"),
                            {{{safe, {9, 1}, '0', '7'}, {safe, {1, 9}, '0', '3'}}, {}});
        desk.document.view().setMirrorsHints(true);
        raiseHints(desk.document, 1);
        QCOMPARE(desk.at(9, 1, safe), '8');
        QCOMPARE(desk.at(1, 9, safe), '4');
        QCOMPARE(desk.at(0, 0, safe), '1');
    }

    void aMirroredGridIsWhatWasAskedForAndNotWhatTheMapDeclares() {
        HintDesk desk("");
        desk.document.view().setMirrorsHints(true); // by the half-turn
        desk.document.apply(QStringLiteral("a peak"), {{{safe, {9, 1}, '0', '7'}}, {}});
        mirrorHints(desk.document, Symmetry::Diagonal, Half::BottomLeft);
        QCOMPARE(desk.at(1, 9, safe), '7');
        QCOMPARE(desk.at(9, 1, safe), '7');
        desk.document.undoStack().undo();
        mirrorHints(desk.document, Symmetry::Diagonal, Half::TopRight);
        QCOMPARE(desk.at(9, 1, safe), '0');
    }

    void copyingTakesTheOtherLayersValues() {
        HintDesk desk("123");
        desk.document.view().setCurrentLayer(3);
        copyHints(desk.document, safe);
        QCOMPARE(row(desk, 5, 3), "12300000000");
        QCOMPARE(row(desk, 5, safe), "12300000000");
    }

    void reportsTerrainMissingGridsAndNothingToDo() {
        for (const Change& change : everyChange) {
            Map map = newMap(test::kingsConflict());
            map.layer(safe) = {};
            Desk desk(map);
            QSignalSpy refused(&desk.document, &MapDocument::refused);
            change(desk.document);
            QCOMPARE(refused.count(), 1);
            QVERIFY(refused.last().first().toString().contains(QStringLiteral("hint grid")));
            desk.document.view().setCurrentLayer(safe);
            change(desk.document);
            QCOMPARE(refused.count(), 2);
            QVERIFY(refused.last().first().toString().contains(QStringLiteral("no such grid")));
            QVERIFY(desk.document.map() == map);
            QCOMPARE(desk.document.undoStack().count(), 0);
        }
        HintDesk desk("");
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        for (const Change& change : {everyChange[0], everyChange[1], everyChange[4]})
            change(desk.document);
        QCOMPARE(refused.count(), 3);
        QCOMPARE(desk.document.undoStack().count(), 0);
    }
};

STONEMASON_TEST(TestHintEdits)
#include "test_hint_edits.moc"
