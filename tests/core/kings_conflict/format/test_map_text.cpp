// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

std::optional<Result<Map>> findText(std::string_view text) {
    const TextPart part{text, 1};
    return findMapText({&part, 1}, test::kingsConflict());
}

std::string crossing() {
    return test::testData("kings-conflict/the-crossing.txt");
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines, const std::string& end = "\n") {
    std::string text;
    for (const std::string& line : lines)
        text += line + end;
    return text;
}

/// The sample with one line changed (0-based), or taken out where `with` is "-gone-".
std::string with(int line, const std::string& text) {
    auto lines = linesOf(crossing());
    if (text == "-gone-")
        lines.erase(lines.begin() + line);
    else
        lines[std::size_t(line)] = text;
    return joined(lines);
}

std::string firstLines(int count) {
    auto lines = linesOf(crossing());
    lines.resize(std::size_t(count));
    return joined(lines);
}

/// As the map guide shows it: a blank line after every row, prose between the grids.
std::string guidePage() {
    std::string page =
        "Map data for the computer player\n\nIt's an 11x11 block of characters, like this:\n\n";
    for (const std::string& line : linesOf(crossing()))
        page += line.empty() ? "Next is the 'safe points' data. For The Crossing...\n\n" : line + "\n\n";
    return page + "The high values here are in the mountains, for obvious reasons.\n\nHave fun map making!\n";
}

} // namespace

class TestMapText : public QObject {
    Q_OBJECT

private slots:
    void writesTheSampleByteForByte() {
        const auto read = readMap(crossing(), {&test::kingsConflict(), 1});
        QVERIFY(read);
        QCOMPARE(read->format, MapFormat::Text);
        QCOMPARE(read->map.symmetry, Symmetry::HalfTurn);
        QCOMPARE(read->map.game, "kings-conflict");
        const auto written = writeMap(read->map, test::kingsConflict(), MapFormat::Text);
        QVERIFY(written);
        QCOMPARE(QByteArray::fromStdString(*written), QByteArray::fromStdString(crossing()));
    }

    void acceptsOtherLayouts_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        const auto lines = linesOf(crossing());
        std::vector<std::string> dense;
        std::vector<std::string> spaced;
        std::vector<std::string> sparse;
        for (const std::string& line : lines) {
            if (!line.empty()) dense.push_back(line);
            spaced.push_back("  \t" + line + " \t ");
            sparse.push_back(line.empty() ? "\n\n" : line);
        }
        row("CRLF", joined(lines, "\r\n"));
        row("CR", joined(lines, "\r"));
        row("double spaced", joined(lines, "\n\n"));
        row("double spaced, no wider gap", joined(dense, "\n\n"));
        row("triple spaced, CRLF", joined(dense, "\r\n\r\n\r\n"));
        row("no blank line", joined(dense));
        row("many blank lines", "\n\n" + joined(sparse) + "\n\n \n");
        row("blanks around rows", joined(spaced));
        row("no-break spaces", joined(lines, "\u00A0\n"));
        row("no final line end", crossing().substr(0, crossing().size() - 1));
        row("byte order mark", "\xEF\xBB\xBF" + crossing());
        row("a blank line inside a grid", with(3, lines[3] + "\n"));
        row("headings", "The Crossing\n" + with(11, "Strategic points:"));
        row("the guide's page", guidePage());
        row("a heading as long as a row", "HelloWorld!\n" + crossing());
        row("such a heading by itself", "terrain_map\n\n" + crossing());
        row("such headings between grids", "terrain_map\n" + with(11, "\ntacticsgrid") + "\nThankYouAll\n");
        row("such headings without blank lines", "terrain_map\n" + with(11, "tacticsgrid"));
        row("such a heading, double spaced", "HelloWorld!\n\n" + joined(dense, "\n\n"));
        row("such words around", "HelloWorld!\nit_is_a_map\n\n" + crossing() + "\nThankYouAll\n");
    }

    void acceptsOtherLayouts() {
        QFETCH(QByteArray, text);
        const auto read = readMap(text.toStdString(), {&test::kingsConflict(), 1});
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(read->format, MapFormat::Text);
        const auto sample = readMap(crossing(), {&test::kingsConflict(), 1});
        QVERIFY(read->map == sample->map);
    }

    void readsOneToFourGrids() {
        for (int grids = 1; grids <= 4; ++grids) {
            const std::string text = firstLines(grids * 12 - 1);
            const auto found = findText(text);
            QVERIFY(found && *found);
            for (int layer = 0; layer < 4; ++layer)
                QCOMPARE(found->value().hasLayer(layer), layer < grids);
            QCOMPARE(*writeMapText(found->value(), test::kingsConflict()), text);
        }
    }

    void findsNoMap_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("nothing") << QByteArray() << QByteArray("file/empty");
        QTest::newRow("blank lines") << QByteArray("\n \n\r\n\t\n") << QByteArray("file/empty");
        QTest::newRow("prose")
            << QByteArray("Symmetry\n\nP: Plains\nM: Mountains\n\nForest, hills and sea.\n1\n2.\n")
            << QByteArray("map/nothing");
        QTest::newRow("code") << QByteArray("int main() { return 0; }\n#include <vector>\n")
                              << QByteArray("map/nothing");
    }

    void findsNoMap() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        QVERIFY(!findText(text.toStdString()));
        const auto read = readMap(text.toStdString(), {&test::kingsConflict(), 1});
        QVERIFY(!read);
        QCOMPARE(test::errorText(read.error()), error.toStdString());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QString(error);
        };
        row("short row", with(1, "MMMHPPPFFF"), "map/row-length terrain 2 11 10 @2");
        row("a corner of a map alone", "PFP\nPMP\n\nPSP\n", "map/row-length terrain 1 11 3 @1");
        row("very short row", with(1, "MM"), "map/row-length terrain 2 11 2 @2");
        row("first row short", with(0, "MMMHPPPFFF"), "map/row-length terrain 1 11 10 @1");
        row("first row short and wrong", with(0, "MMMHPxPFFF"), "map/row-length terrain 1 11 10 @1");
        row("long row", with(10, "PPPPPPHHHMMM"), "map/row-length terrain 11 11 12 @11");
        row("gap in a row", with(1, "MMMHP PFFFF"), "map/unknown-code terrain 2 6   @2");
        row("prose for a row", with(4, "lorem ipsum"), "map/unknown-code terrain 5 1 l @5");
        row("unknown code", with(1, "MMMHPxPFFFF"), "map/unknown-code terrain 2 6 x @2");
        row("only unknown codes", with(1, "xxxxxxxxxxx"), "map/unknown-code terrain 2 1 x @2");
        row("only unknown codes in the first row", with(0, "xxxxxxxxxxx"),
            "map/unknown-code terrain 1 1 x @1");
        row("only unknown codes in a grid's first row", with(12, "xxxxxxxxxxx"),
            "map/not-digit strategic 1 1 x @13");
        row("only unknown codes in a grid's last row", with(22, "xxxxxxxxxxx"),
            "map/not-digit strategic 11 1 x @23");
        row("only unknown codes, double spaced", joined(linesOf(with(0, "xxxxxxxxxxx")), "\n\n"),
            "map/unknown-code terrain 1 1 x @1");
        row("a row of unknown codes too many", with(4, "xxxxxxxxxxx\nPPMMPDPPPPP"),
            "map/unknown-code terrain 5 1 x @5");
        row("a last row of unknown codes too many", crossing() + "xxxxxxxxxxx\n",
            "map/too-many-rows mountain 11 12 @48");
        row("a grid of unknown codes", joined(std::vector<std::string>(11, "xxxxxxxxxxx")),
            "map/unknown-code terrain 1 1 x @1");
        row("two rows of unknown codes", with(0, "xxxxxxxxxxx\nxxxxxxxxxxx"),
            "map/unknown-code terrain 1 1 x @1");
        row("letter in a hint", with(15, "00123444E10"), "map/not-digit strategic 4 9 E @16");
        row("not ASCII", with(5, "\u2014---B-----"), "map/not-printable terrain 6 1 @6");
        row("a dash that is none", with(5, "-----B\u2013----"), "map/not-printable terrain 6 7 @6");
        row("control character", with(5, "-----B-\x01---"), "map/not-printable terrain 6 8 @6");
        row("row gone", with(4, "-gone-"), "map/too-few-rows terrain 11 10 @10");
        row("row gone in the last grid", with(40, "-gone-"), "map/too-few-rows mountain 11 10 @46");
        row("cut short", firstLines(7), "map/too-few-rows terrain 11 7 @7");
        row("cut in a row", crossing().substr(0, crossing().size() - 4),
            "map/row-length mountain 11 11 8 @47");
        row("row too many", with(4, "PPMMPDPPPPP\nPPMMPDPPPPP"), "map/too-many-rows terrain 11 12 @12");
        row("row too many in the end", crossing() + "00000000000\n", "map/too-many-rows mountain 11 12 @48");
        row("grid between prose cut short", "a b\n" + firstLines(7) + "Here it goes on.\n" + crossing(),
            "map/row-length terrain 8 11 16 @9");
        row("grid before a paragraph cut short",
            "a b\n" + firstLines(7) + "\nHere it goes on.\n" + crossing(),
            "map/too-few-rows terrain 11 7 @8");
        row("five grids", crossing() + "\n" + firstLines(11), "map/too-many-grids 4 @49");
        row("five grids without gaps", joined(std::vector<std::string>(55, "00000000000")),
            "map/too-many-grids 4 @45");
    }

    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QString, error);
        const auto read = readMap(text.toStdString(), {&test::kingsConflict(), 1});
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(test::errorText(read.error())), error);
    }

    /// Looking for the grids below every word would take minutes.
    void manyWordsTakeLinearTime() {
        std::string text;
        for (int i = 0; i < 7'000; ++i) {
            text += "xxxxxxxxxxx\n\n";
            for (int row = 0; row < 10; ++row)
                text += "PPPPPPPPPPP\n\n";
        }
        QCOMPARE(test::errorText(readMap(text, {&test::kingsConflict(), 1}).error()),
                 "map/unknown-code terrain 1 1 x @1");
    }

    void refusesToWriteAGap() {
        Map map = readMap(crossing(), {&test::kingsConflict(), 1}).value().map;
        map.layer(2) = {};
        const auto written = writeMap(map, test::kingsConflict(), MapFormat::Text);
        QVERIFY(!written);
        QCOMPARE(test::errorText(written.error()), "write/gap safe mountain");
        map.layer(3) = {};
        QVERIFY(writeMap(map, test::kingsConflict(), MapFormat::Text));
    }
};

STONEMASON_APPLESS_TEST(TestMapText)
#include "test_map_text.moc"
