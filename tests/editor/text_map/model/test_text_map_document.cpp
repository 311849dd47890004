// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map_file.h"
#include "editor/text_map/model/background_fill.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

namespace stonemason::text_map {

using test::Random;

namespace {

const std::string oddBytes = "\xEF\xBB\xBF#..#  \r\n#.\n\n  @\xC2\xB7#\r###\xE2\x99\xA3";

struct OpenMap {
    explicit OpenMap(const std::string& bytes)
        : book(test::theSigns()), document(readTextMap(bytes).value(), book) {}

    CellCodes codes(std::initializer_list<Cell> cells, std::string_view sign) {
        CellCodes all;
        for (const Cell cell : cells)
            all.push_back({cell, book.codeOf(sign)});
        return all;
    }
    void paint(std::initializer_list<Cell> cells, std::string_view sign) {
        document.preview(codes(cells, sign));
        document.commit(QStringLiteral("paint"));
    }
    std::string saved() const { return document.bytesFor({}).value(); }

    SignBook book;
    TextMapDocument document;
};

std::string rowsOf(int rows, int columns, char sign) {
    std::string bytes;
    for (int row = 0; row < rows; ++row)
        bytes += std::string(std::size_t(columns), sign) + '\n';
    return bytes;
}

const std::vector<std::string> somewhere{"#", ".", " ", "~", "Ω", "🐉", "é"};

CellCodes randomCodes(Random& random, OpenMap& map) {
    CellCodes codes;
    for (int i = 0; i <= random.below(6); ++i)
        codes.push_back({random.cellOf(map.document.size()), map.book.codeOf(random.oneOf(somewhere))});
    return codes;
}

void edit(OpenMap& map, Random& random) {
    TextMapDocument& document = map.document;
    switch (random.below(4)) {
    case 0:
        document.preview(randomCodes(random, map));
        document.cancelPreview();
        break;
    case 1: {
        const std::string bytes = random.coin() ? "##\n.#\n" : "#.#~\r\n@\r\n.";
        QVERIFY(document.reload(bytes));
        break;
    }
    default:
        document.preview(randomCodes(random, map));
        document.extendPreview(randomCodes(random, map));
        document.commit(QStringLiteral("stroke"));
    }
}

/// What the document counts, counted anew.
void checkFigures(const OpenMap& map) {
    const TextMapDocument& document = map.document;
    std::int64_t walls = 0;
    const BitGrid passable = document.passability()();
    forEachCell(document.size(), [&](Cell cell) {
        const bool isWall = map.book.isWall(document.shown(cell));
        walls += isWall ? 1 : 0;
        QCOMPARE(passable[cell], !isWall);
        QCOMPARE(document.isPassable(cell), !isWall);
    });
    QCOMPARE(document.walls(), walls);
}

} // namespace

class TestTextMapDocument : public QObject {
    Q_OBJECT

private slots:
    void whatWasReadIsSavedByteForByte() {
        const OpenMap map(oddBytes);
        QCOMPARE(map.saved(), oddBytes);
        QVERIFY(!map.document.isModified());
    }

    void onlyChangedCellsAreSavedOtherwise() {
        OpenMap map(oddBytes);
        map.paint({{0, 1}, {4, 3}}, "~");
        std::string wanted = oddBytes;
        wanted[4] = '~';
        wanted.replace(wanted.size() - 3, 3, "~");
        QCOMPARE(map.saved(), wanted);
        map.document.undoStack().undo();
        QCOMPARE(map.saved(), oddBytes);
    }

    /// A cell behind the end of its row brings the blanks before it along.
    void cellsBehindTheEndOfARowCanBePainted() {
        OpenMap map("####\n#\n");
        map.paint({{1, 3}}, ".");
        QCOMPARE(map.saved(), std::string("####\n#  .\n"));
        map.document.undoStack().undo();
        QCOMPARE(map.saved(), std::string("####\n#\n"));
    }

    void singleBytesStayAndRefuseWhatTheyAreNot() {
        const std::string bytes = "\xDB\xDB.\n\xB0..\n";
        OpenMap map(bytes);
        QCOMPARE(map.saved(), bytes);
        QSignalSpy refused(&map.document, &TextMapDocument::refused);
        map.paint({{0, 2}}, "ą");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(map.document.undoStack().count(), 0);
        map.paint({{0, 2}}, "Ω");
        map.paint({{1, 1}}, "═");
        QCOMPARE(map.saved(), std::string("\xDB\xDB\xEA\n\xB0\xCD.\n"));
    }

    /// The bytes stay, whatever they are taken for, and so does the way back.
    void bytesAreReadAnew() {
        const std::string bytes = "\xC9\xCD\xBB\r\n\xBA.\xBA\r\n";
        OpenMap map(bytes);
        QVERIFY(charsetOf(map.document.committedMap()) == Charset::Cp437);
        QVERIFY(map.document.noteWhenOpened().contains(QStringLiteral("CP437")));
        QCOMPARE(map.document.walls(), std::int64_t(5));
        map.document.reread(Charset::Cp1252);
        QCOMPARE(map.document.walls(), std::int64_t(0));
        QCOMPARE(map.saved(), bytes);
        QSignalSpy refused(&map.document, &TextMapDocument::refused);
        map.document.reread(Charset::Utf8);
        QCOMPARE(refused.count(), 1);
        QVERIFY(charsetOf(map.document.committedMap()) == Charset::Cp1252);
        map.document.undoStack().undo();
        QCOMPARE(map.document.walls(), std::int64_t(5));
        QCOMPARE(map.document.undoStack().count(), 1);
    }

    /// Saving bytes that would be decoded as something else the next time is reported beforehand.
    void reportsWhatWouldBeReadOtherwise() {
        const QString path = QStringLiteral("/tmp/a.txt");
        OpenMap map("\xDB\xDB\xDB\n");
        QCOMPARE(map.document.lossWhenSavedAs(path), QString());
        map.paint({{0, 0}, {0, 1}}, "Ω");
        QVERIFY(map.document.lossWhenSavedAs(path).contains(QStringLiteral("CP1252")));
        map.paint({{0, 0}, {0, 1}, {0, 2}}, "#");
        QCOMPARE(map.document.lossWhenSavedAs(path), QString());
    }

    void mapOfAllSignsThereCanBeRefusesAnother() {
        std::string bytes;
        for (int i = 0; i < mostSigns; ++i)
            bytes += QString(QChar(0x4E00 + i)).toStdString();
        OpenMap map(bytes);
        QSignalSpy refused(&map.document, &TextMapDocument::refused);
        map.paint({{0, 0}}, "#");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(map.saved(), bytes);
    }

    void aPreviewLeavesNoTrace() {
        OpenMap map("#..\n...\n");
        map.document.preview(map.codes({{0, 0}, {1, 1}}, "~"));
        QVERIFY(map.document.hasPreview());
        QCOMPARE(map.book.sign(map.document.shown({1, 1})), std::string("~"));
        QCOMPARE(map.saved(), std::string("#..\n...\n"));
        map.document.cancelPreview();
        QCOMPARE(map.book.sign(map.document.shown({1, 1})), std::string("."));
        QCOMPARE(map.document.undoStack().count(), 0);
    }

    /// On maps too large to be looked through while somebody waits.
    void aWideStrokeIsOneStepOnceItIsWorkedOut() {
        OpenMap map(rowsOf(300, 300, '#'));
        const std::string before = map.saved();
        map.document.view().setMirroring(Transform::Identity);
        map.document.paintWidely({.spread = Spread::Area, .meanings = {}, .selection = {}},
                                 map.book.codeOf("~"), QStringLiteral("fill"));
        QVERIFY(map.document.backgroundFill());
        QCOMPARE(map.saved(), before);
        QTRY_COMPARE(map.document.undoStack().count(), 1);
        QVERIFY(!map.document.backgroundFill());
        QVERIFY(map.document.undoStack().text(0).contains(QStringLiteral("90000")));
        QCOMPARE(map.saved(), rowsOf(300, 300, '~'));
        checkFigures(map);
        map.document.undoStack().undo();
        QCOMPARE(map.saved(), before);
        checkFigures(map);
        map.document.undoStack().redo();
        QCOMPARE(map.saved(), rowsOf(300, 300, '~'));
        checkFigures(map);
    }

    void aWideStrokeIsGivenUpWhenSomethingElseChangesTheMap() {
        OpenMap map(rowsOf(300, 300, '#'));
        const auto begin = [&map] {
            map.document.paintWidely({.spread = Spread::Alike, .meanings = {}, .selection = {}},
                                     map.book.codeOf("~"), QStringLiteral("replace"));
            return QPointer<BackgroundFill>(map.document.backgroundFill());
        };
        QPointer<BackgroundFill> stroke = begin();
        map.paint({{0, 0}}, ".");
        QVERIFY(!map.document.backgroundFill());
        QTRY_VERIFY(!stroke);
        stroke = begin();
        map.document.endGesture();
        QTRY_VERIFY(!stroke);
        QCOMPARE(map.document.undoStack().count(), 1);
        begin();
        map.document.undoStack().undo();
        QVERIFY(!map.document.backgroundFill());
        QCOMPARE(map.saved(), rowsOf(300, 300, '#'));
    }

    void aWideStrokeThatChangesNothingIsNoStep() {
        OpenMap map(rowsOf(300, 300, '#'));
        map.document.paintWidely({.spread = Spread::Area, .meanings = {}, .selection = {}},
                                 map.book.codeOf("#"), QStringLiteral("fill"));
        QTRY_VERIFY(!map.document.backgroundFill());
        QCOMPARE(map.document.undoStack().count(), 0);
    }

    /// What recovery writes later is the map as it was when it was asked.
    void recoveryWritesTheMapAsItWas() {
        OpenMap map(oddBytes);
        const auto write = map.document.recoveryWriter();
        map.paint({{0, 1}}, "~");
        QCOMPARE(write().value(), oddBytes);
        QCOMPARE(map.document.recoveryWriter()().value(), map.saved());
    }

    void aStrokeThatChangesNothingIsNoStep() {
        OpenMap map("#..\n");
        map.document.preview(map.codes({{0, 1}}, "#"));
        map.document.extendPreview(map.codes({{0, 1}}, "."));
        map.document.commit(QStringLiteral("paint"));
        QCOMPARE(map.document.undoStack().count(), 0);
    }

    void listsTheCellsAStrokeTouches() {
        OpenMap map("....\n....\n....\n");
        std::optional<CellRange> reported;
        connect(&map.document, &TextMapDocument::cellsChanged, this, [&reported](const CellRange& range) {
            reported = reported ? united(*reported, range) : range;
        });
        map.paint({{1, 1}, {2, 2}}, "#");
        QVERIFY(reported == CellRange({{1, 1}, {2, 2}}));
    }

    /// Whatever was done, going back shows each map there was, and forward again; what is shown is what is
    /// committed, and what is counted is there.
    void randomWalksUndoAndRedo() {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            OpenMap map(oddBytes);
            TextMapDocument& document = map.document;
            std::vector<std::string> seen{map.saved()};
            while (seen.size() < 30) {
                const int before = document.undoStack().index();
                edit(map, random);
                QVERIFY(!document.hasPreview());
                QVERIFY(document.cells() == document.committedMap().cells);
                QVERIFY(document.view().board() == document.size());
                checkFigures(map);
                if (document.undoStack().index() != before) seen.push_back(map.saved());
                QCOMPARE(std::size_t(document.undoStack().index()) + 1, seen.size());
            }
            for (std::size_t i = seen.size(); i-- > 1;) {
                document.undoStack().undo();
                QCOMPARE(map.saved(), seen[i - 1]);
                checkFigures(map);
            }
            QVERIFY(!document.isModified());
            for (std::size_t i = 1; i < seen.size(); ++i) {
                document.undoStack().redo();
                QCOMPARE(map.saved(), seen[i]);
            }
        }
    }

    /// What is handed to another thread does not change with the document.
    void passabilityIsOfTheMapAsItWasShown() {
        OpenMap map("#.\n");
        const auto before = map.document.passability();
        map.document.preview(map.codes({{0, 1}}, "#"));
        QCOMPARE(before().count(), 1);
        QCOMPARE(map.document.passability()().count(), 0);
    }

    /// In the middle of strokes, while they grow and when they are given up.
    void passabilityFollowsStrokes() {
        Random random(4);
        OpenMap map(rowsOf(5, 70, '.'));
        const auto plain = [&map] {
            return bitGridOf(map.document.size(),
                             [&map](Cell cell) { return map.document.isPassable(cell); });
        };
        std::vector<std::pair<std::function<BitGrid()>, BitGrid>> asked;
        for (int round = 0; round < 200; ++round) {
            switch (random.below(5)) {
            case 0: map.document.preview(randomCodes(random, map)); break;
            case 1: map.document.cancelPreview(); break;
            case 2: map.document.commit(QStringLiteral("stroke")); break;
            default: map.document.extendPreview(randomCodes(random, map));
            }
            asked.emplace_back(map.document.passability(), plain());
            QVERIFY(asked.back().first() == asked.back().second);
        }
        for (const auto& [passable, was] : asked)
            QVERIFY(passable() == was);
    }

    /// Once for all cells, in the order in which they come up.
    void reportsWhatIsUnknownOnce() {
        QVERIFY(OpenMap("#.@o\n").document.noteWhenOpened().isEmpty());
        const QString note = OpenMap("#ΩΩ\nЖ.Ω\n").document.noteWhenOpened();
        QVERIFY2(note.startsWith(QStringLiteral("The program does not know these characters")),
                 qPrintable(note));
        QCOMPARE(note.count(u'Ω'), 1);
        QCOMPARE(note.count(u'Ж'), 1);
        QVERIFY(note.indexOf(u'Ω') < note.indexOf(u'Ж'));
        const QString many = OpenMap("АБВГДЕЖЗИЙКЛ\n").document.noteWhenOpened();
        QVERIFY2(many.contains(u'Й') && !many.contains(u'К') && many.contains(u'…'), qPrintable(many));
    }

    /// The forest of Infra Arcana is made of t: nobody walks through it.
    void lettersThatStandEverywhereAreDoubted() {
        std::string forest;
        for (int row = 0; row < 8; ++row)
            forest += "tttt..t..tttt@ttttt\n";
        OpenMap map(forest);
        const QString note = map.document.noteWhenOpened();
        QVERIFY2(note.contains(QStringLiteral("creatures on floor: t.")), qPrintable(note));
        map.document.say(map.codes({{0, 0}}, "t").front().code, Meaning::Tree);
        QVERIFY(map.document.noteWhenOpened().isEmpty());
        std::string hall; // with some orcs
        for (int row = 0; row < 20; ++row)
            hall += row % 3 == 0 ? "#........o.........#\n" : "#..................#\n";
        QVERIFY(OpenMap(hall).document.noteWhenOpened().isEmpty());
    }

    /// By its cells, however few bytes they take; what is written later is the map as it was.
    void aLargeMapIsWrittenOnAnotherThread() {
        const std::string row(1024, '.');
        std::string bytes;
        for (int line = 0; line < 1024; ++line)
            bytes += row + '\n';
        QVERIFY(!OpenMap(bytes).document.bytesWriterFor({})); // as many cells as are written at once
        bytes += "#\n";
        OpenMap map(bytes);
        const auto write = map.document.bytesWriterFor({});
        QVERIFY(bool(write));
        map.paint({{0, 0}}, "#");
        QVERIFY(write().value() == bytes);
        QVERIFY(map.document.bytesWriterFor({})().value() == map.saved());
        QVERIFY(map.saved() != bytes);
    }

    void faultyBytesDoNotReload() {
        OpenMap map("#.\n");
        QVERIFY(!map.document.reload("a\x01z\n"));
        QCOMPARE(map.saved(), std::string("#.\n"));
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapDocument)
#include "test_text_map_document.moc"
