// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/files.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;

namespace {

Report checked(const Map& map, const GameProfile& game) {
    return mergedReport(runChecks(map, game), map);
}

Edit editOf(const Map& map, int layer, Cell cell, Code code) {
    return {{{layer, cell, map.layer(layer)[cell], code}}, {}};
}

} // namespace

class TestMapDocument : public QObject {
    Q_OBJECT

private slots:
    void previewLeavesNoTrace() {
        Desk desk;
        const Map before = desk.document.map();
        desk.document.preview(editOf(before, terrainLayer, {3, 3}, 'F'));
        QCOMPARE(desk.at(3, 3), 'F');
        QVERIFY(desk.document.committedMap() == before);
        QVERIFY(!desk.document.isModified());
        desk.document.preview(editOf(before, terrainLayer, {4, 4}, 'H'));
        QCOMPARE(desk.at(3, 3), 'P');
        desk.document.cancelPreview();
        QVERIFY(desk.document.map() == before);
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void commitIsOneStep() {
        Desk desk;
        const Map before = desk.document.map();
        desk.document.preview(editOf(before, terrainLayer, {3, 3}, 'F'));
        desk.document.commit(QStringLiteral("Paint"));
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.undoStack().text(0), QStringLiteral("Paint (1)"));
        QVERIFY(desk.document.isModified());
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map() == before);
        QVERIFY(!desk.document.isModified());
    }

    /// However it comes in parts, a stroke shows and commits what all of it at once would.
    void strokesInPartsAreTheWhole() {
        test::Random random(12);
        for (int round = 0; round < 60; ++round) {
            Desk parts;
            Desk whole;
            const int layer = random.below(2);
            for (Desk* each : {&parts, &whole}) {
                each->document.setSymmetry(Symmetry(round % 3));
                each->document.view().setMirrorsHints(round % 2 == 0);
            }
            const Map before = parts.document.map();
            CellChanges all;
            for (int part = random.below(6); part >= 0; --part) {
                CellChanges changes;
                for (int i = random.below(4); i >= 0; --i)
                    changes.push_back(
                        {layer, random.cellOf(before.size()), 'x',
                         layer == 0 ? random.oneOf(parts.game.tiles).code : Code('0' + random.below(10))});
                all.insert(all.end(), changes.begin(), changes.end());
                parts.document.extendPreview(changes);
                whole.document.preview(whole.document.symmetric(all));
                QVERIFY(parts.document.map() == whole.document.map());
                QVERIFY(parts.document.report() == checked(parts.document.map(), parts.game));
            }
            for (Desk* each : {&parts, &whole})
                each->document.commit(QStringLiteral("Paint"));
            QVERIFY(parts.document.map() == whole.document.map());
            QVERIFY(parts.document.committedMap() == parts.document.map());
            QCOMPARE(parts.document.undoStack().index(), whole.document.undoStack().index());
            while (parts.document.undoStack().canUndo())
                parts.document.undoStack().undo();
            QVERIFY(parts.document.map().layers == before.layers);
        }
    }

    /// What is reported as looking different is what differs, a stroke and its mirror image each by itself.
    void reportsExactlyWhatChanged() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::HalfTurn);
        std::vector<CellRange> reported;
        connect(&desk.document, &MapDocument::layerChanged, this,
                [&reported](int, const std::vector<CellRange>& ranges) { reported = ranges; });
        std::vector<CellRange> overall; // of all layers
        connect(&desk.document, &MapDocument::cellsChanged, this,
                [&overall](const CellRange& range) { overall.push_back(range); });
        desk.document.extendPreview({{terrainLayer, {1, 1}, 'P', 'F'}, {terrainLayer, {1, 2}, 'P', 'F'}});
        QVERIFY((overall == std::vector<CellRange>{{{1, 1}, {9, 9}}}));
        QVERIFY((reported == std::vector<CellRange>{{{9, 8}, {9, 9}}, {{1, 1}, {1, 2}}}) ||
                (reported == std::vector<CellRange>{{{1, 1}, {1, 2}}, {{9, 8}, {9, 9}}}));
        reported.clear();
        desk.document.extendPreview({{terrainLayer, {1, 2}, 'P', 'F'}}); // it is like that already
        QVERIFY(reported.empty());
        const CellChanges line{{terrainLayer, {1, 1}, 'P', 'F'}, {terrainLayer, {2, 1}, 'P', 'F'}};
        desk.document.preview({line, {}});
        QVERIFY(std::ranges::none_of(reported, [](const CellRange& range) {
            return range.contains({1, 1});
        }));
    }

    /// The undo texts of strokes and of computed edits both contain the number of changed cells.
    void stepsSayHowManyCellsTheyChanged() {
        Desk desk;
        const Map& map = desk.document.committedMap();
        desk.document.preview(editOf(map, terrainLayer, {3, 3}, 'F'));
        desk.document.extendPreview(editOf(map, terrainLayer, {4, 4}, 'H'));
        desk.document.commit(QStringLiteral("Paint"));
        QCOMPARE(desk.document.undoStack().undoText(), QStringLiteral("Paint (2)"));
        desk.document.apply(QStringLiteral("Put"), editOf(map, terrainLayer, {3, 3}, 'P'));
        QCOMPARE(desk.document.undoStack().undoText(), QStringLiteral("Put (1)"));
        desk.document.apply(QStringLiteral("Work out"), [](const Map& from) {
            return editOf(from, terrainLayer, {4, 4}, 'P');
        });
        QCOMPARE(desk.document.undoStack().undoText(), QStringLiteral("Work out (1)"));
    }

    void strokeWithoutDifferenceLeavesNoStep() {
        Desk desk;
        desk.document.apply(QStringLiteral("Paint"), editOf(desk.document.map(), terrainLayer, {3, 3}, 'P'));
        QCOMPARE(desk.document.undoStack().count(), 0);
        desk.document.setInfo(desk.document.map().info);
        desk.document.replace(QStringLiteral("Same"), desk.document.map());
        desk.document.setSymmetry(desk.document.map().symmetry);
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void reportFollowsThePreview() {
        Desk desk;
        QSignalSpy reports(&desk.document, &MapDocument::reportChanged);
        desk.document.preview(editOf(desk.document.map(), terrainLayer, {10, 0}, 'M'));
        QCOMPARE(reports.count(), 1);
        const auto onStart = [&] {
            return std::ranges::any_of(desk.document.report().problems,
                                       [](const Problem& problem) { return problem.check == "start"; });
        };
        QVERIFY(onStart());
        desk.document.cancelPreview();
        QVERIFY(!onStart());
    }

    void largeMapsAreCheckedInTheBackground() {
        Map map = newMap(test::kingsConflict());
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'P' : '0');
        Desk desk(map);
        TRY_PATIENTLY(desk.document.reportIsCurrent());
        QSignalSpy reports(&desk.document, &MapDocument::reportChanged);
        for (int column = 0; column < 20; ++column)
            desk.document.apply(QStringLiteral("Paint"),
                                editOf(desk.document.map(), terrainLayer, {7, column}, 'F'));
        QVERIFY(!desk.document.reportIsCurrent());
        TRY_PATIENTLY(desk.document.reportIsCurrent());
        const Report fresh = checked(desk.document.map(), test::kingsConflict());
        QVERIFY(desk.document.report() == fresh);
    }

    /// The checks of a large map follow what is painted, taken back, undone and replaced.
    void checksInTheBackgroundFollowStrokes() {
        Map map = newMap(test::kingsConflict());
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({40, 40}, &layer == &map.layers.front() ? 'P' : '0');
        Desk desk(map);
        test::Random random(5);
        const auto stroke = [&](int cells) {
            for (int i = 0; i < cells; ++i)
                desk.document.extendPreview({{terrainLayer, random.cellOf({40, 40}), 'P', '-'}});
        };
        const auto isRight = [&] { // with the symmetry and the numbers of now
            return desk.document.report() == checked(desk.document.map(), test::kingsConflict());
        };
        for (int round = 0; round < 12; ++round) {
            stroke(30);
            if (round % 3 == 0) desk.document.cancelPreview();
            if (round % 3 == 1) desk.document.commit(QStringLiteral("Paint"));
            if (round % 4 == 2) desk.document.undoStack().undo();
            if (round == 5) desk.document.setSymmetry(Symmetry::None);
            if (round == 7) transformMap(desk.document, QStringLiteral("Turn"), Transform::QuarterTurn);
            if (round == 8) stroke(1700); // more than there are cells
            if (round % 2 == 0) continue; // or while the checks still run
            TRY_PATIENTLY(desk.document.reportIsCurrent());
            QVERIFY2(isRight(), qPrintable(QString::number(round)));
        }
    }

    void symmetryAndItsRepairAreOneStep() {
        Desk desk;
        const Map before = desk.document.map();
        desk.document.setSymmetry(Symmetry::HalfTurn, editOf(before, terrainLayer, {2, 2}, 'F').changes);
        QVERIFY(desk.document.map().symmetry == Symmetry::HalfTurn);
        QCOMPARE(desk.at(2, 2), 'F');
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map() == before);
    }

    void reportsRefusals() {
        Desk desk; // diagonal
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        desk.state.setTile('-');
        desk.stroke("brush", {{4, 4}});
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().toString().contains(QStringLiteral("row 4, column 4")));
        QCOMPARE(desk.at(4, 4), 'P');
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void recoveredDocumentsStayModified() {
        Desk desk;
        desk.document.markNeverSaved();
        QVERIFY(desk.document.isModified());
        QSignalSpy modified(&desk.document, &Document::modifiedChanged);
        desk.document.markSaved();
        QVERIFY(!desk.document.isModified());
        QCOMPARE(modified.count(), 1);
    }

    void bytesFollowTheSuffix() {
        Desk desk;
        QVERIFY(desk.document.bytesFor(QStringLiteral("a.smap"))->starts_with("{"));
        QVERIFY(desk.document.bytesFor(QStringLiteral("a.as"))->starts_with("GlobalVariables.stringmap"));
        QVERIFY(desk.document.bytesFor(QStringLiteral("a.txt"))->starts_with("PPPPPPPPPPP\n"));
        QVERIFY(desk.document.lossWhenSavedAs(QStringLiteral("a.txt")).isEmpty());
        desk.document.setInfo({"Ford", "Ann", "", ""});
        QVERIFY(!desk.document.lossWhenSavedAs(QStringLiteral("a.txt")).isEmpty());
        QVERIFY(desk.document.lossWhenSavedAs(QStringLiteral("a.smap")).isEmpty());
    }

    void keepsTheFormOfItsFile_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<bool>("holdsMore");
        const auto code = QByteArray::fromStdString(test::testData("kings-conflict/mountain-passes.as"));
        const auto text = QByteArray::fromStdString(test::testData("kings-conflict/the-crossing.txt"));
        Map map = test::publishedMap("the-crossing");
        map.info = {"Ford", "Ann", "Two fords.", "CC0-1.0"};
        const auto posted = writeMap(map, test::kingsConflict(), MapFormat::Forum).value();
        const auto row = [](const char* what, const char* name, const QByteArray& bytes, const char* start,
                            bool more) {
            QTest::newRow(what) << QString::fromLatin1(name) << bytes << QByteArray(start) << more;
        };
        row("code", "a.as", code, "GlobalVariables.", false);
        row("code called text", "a.txt", code, "GlobalVariables.", false);
        row("code called otherwise", "a.dat", code, "GlobalVariables.", false);
        row("code among words", "a.txt", "My map\n\n" + code + "\nto do: hills\n", "GlobalVariables.", true);
        row("code with blank lines", "a.as", QByteArray(code).replace("\n", "\r\n\r\n"), "GlobalVariables.",
            false);
        row("text", "a.txt", text, "MMHH", false);
        row("text with a heading", "a.txt", "The old one\n\n" + text, "MMHH", true);
        row("post", "a.txt", QByteArray::fromStdString(posted), "[b]Map:", false);
    }

    void keepsTheFormOfItsFile() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, start);
        QFETCH(bool, holdsMore);
        auto read = readMap(bytes.toStdString(), {&test::kingsConflict(), 1});
        QVERIFY(read);
        MapDocument document(std::move(read).value().map, test::kingsConflict());
        document.setFileBytes(bytes.toStdString());
        document.setPath(QStringLiteral("/maps/") + name);
        const std::string saved = document.bytesFor(document.path()).value();
        QCOMPARE(QByteArray::fromStdString(saved).left(start.size()), start);
        QCOMPARE(!document.lossWhenSavedAs(document.path()).isEmpty(), holdsMore);
        document.setFileBytes(saved);
        QVERIFY(document.lossWhenSavedAs(document.path()).isEmpty());
        QVERIFY(document.bytesFor(QStringLiteral("/maps/other.smap"))->starts_with("{"));
    }

    void reportsEverythingThatAFormCannotHold() {
        Desk desk;
        const QString path = QStringLiteral("a.as");
        const auto asks = [&](const char* word) {
            return desk.document.lossWhenSavedAs(path).contains(QString::fromLatin1(word));
        };
        QVERIFY(desk.document.lossWhenSavedAs(path).isEmpty());
        desk.document.setInfo({"", "", "", "CC0-1.0"});
        QVERIFY(asks("licence"));
        QVERIFY(!asks("author"));
        desk.document.setInfo({});
        QVERIFY(!asks("licence"));
        desk.document.setSymmetry(Symmetry::None);
        QVERIFY(asks("symmetry"));
    }

    void savesNothingItCouldNotOpenAgain() {
        Desk desk;
        Map odd = desk.document.map();
        odd.layer(terrainLayer)[{2, 3}] = 'x';
        desk.document.replace(QStringLiteral("x"), odd);
        QVERIFY(desk.document.bytesFor(QStringLiteral("a.smap")));
        for (const char* name : {"a.as", "a.txt"}) {
            const auto bytes = desk.document.bytesFor(QString::fromLatin1(name));
            QVERIFY(!bytes && bytes.error().message.id == "write/unknown-code");
        }
    }

    void reloadIsUndoableAndRefusesNonsense() {
        Desk desk;
        const Map before = desk.document.map();
        desk.stroke("rectangle", {{0, 0}, {2, 2}});
        QVERIFY(!desk.document.reload("nonsense"));
        const std::string saved = writeMap(before, test::kingsConflict(), MapFormat::Smap).value();
        QVERIFY(desk.document.reload(saved));
        QVERIFY(desk.document.map() == before);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map() != before);
    }

    void takesOverWhatWasReadBesideIt() {
        Desk desk;
        const Map before = desk.document.map();
        desk.stroke("rectangle", {{0, 0}, {2, 2}});
        MapDocument read(before, test::kingsConflict(), std::nullopt);
        QVERIFY(desk.document.reloadFrom(read));
        QVERIFY(desk.document.map() == before);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map() != before);
    }

    void numbersAreUndoableAndSaved() {
        Desk desk;
        const auto kingMove = std::size_t(numberIndex("kingMove"));
        const auto swatNote = std::size_t(numberIndex("swatNote"));
        QSignalSpy rules(&desk.document, &MapDocument::rulesChanged);
        QSignalSpy reports(&desk.document, &MapDocument::reportChanged);
        desk.document.setNumber(kingMove, 2);
        desk.document.setNumber(kingMove, 3); // as a spin box does while its arrow is held down
        QCOMPARE(rules.count(), 2);
        QCOMPARE(reports.count(), 2);
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.numbers().kingMove, 3);
        desk.document.setNumber(swatNote, 99);
        QCOMPARE(desk.document.numbers().swatNote, 20);
        QCOMPARE(desk.document.undoStack().count(), 2);
        const auto saved =
            readMap(desk.document.bytesFor(QStringLiteral("a.smap")).value(), std::span(&desk.game, 1));
        QVERIFY((saved->map.rules == NumberChanges{{"kingMove", 3}, {"swatNote", 20}}));
        QVERIFY(!desk.document.lossWhenSavedAs(QStringLiteral("a.txt")).isEmpty());

        desk.document.resetNumbers();
        QCOMPARE(desk.document.undoStack().count(), 3);
        QVERIFY(desk.document.map().rules.empty());
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.numbers().swatNote, desk.game.kings->numbers.swatNote);
        QCOMPARE(desk.document.numbers().kingMove, 3);
        desk.document.setNumber(kingMove, desk.game.kings->numbers.kingMove);
        QVERIFY(desk.document.map().rules.empty()); // there and back: no change and no step
        QVERIFY(!desk.document.isModified());
        QVERIFY(desk.document.lossWhenSavedAs(QStringLiteral("a.txt")).isEmpty());
    }
};

STONEMASON_TEST(TestMapDocument)
#include "test_map_document.moc"
