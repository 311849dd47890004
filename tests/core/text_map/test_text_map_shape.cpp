// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map.h"
#include "core/text_map/text_map_file.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::text_map;

namespace {

QString after(const std::string& bytes, const Margins& margins, std::string_view sign = "#") {
    const auto map = resized(readTextMap(bytes).value(), margins, sign);
    return map ? QString::fromStdString(writeTextMap(*map)) : QStringLiteral("none");
}

} // namespace

/// Rows and columns that come and go on any side.
class TestTextMapShape : public QObject {
    Q_OBJECT

private slots:
    void addsOnEachSide() {
        QCOMPARE(after("ab\ncd\n", {1, 0, 0, 0}), QStringLiteral("##\nab\ncd\n"));
        QCOMPARE(after("ab\ncd\n", {0, 1, 0, 0}), QStringLiteral("ab\ncd\n##\n"));
        QCOMPARE(after("ab\ncd\n", {0, 0, 1, 0}), QStringLiteral("#ab\n#cd\n"));
        QCOMPARE(after("ab\ncd\n", {0, 0, 0, 2}), QStringLiteral("ab##\ncd##\n"));
    }

    void takesAwayOnEachSide() {
        QCOMPARE(after("abc\ndef\nghi\n", {-1, 0, 0, 0}), QStringLiteral("def\nghi\n"));
        QCOMPARE(after("abc\ndef\nghi\n", {0, -2, 0, 0}), QStringLiteral("abc\n"));
        QCOMPARE(after("abc\ndef\nghi\n", {0, 0, -1, 0}), QStringLiteral("bc\nef\nhi\n"));
        QCOMPARE(after("abc\ndef\nghi\n", {-1, -1, -1, -1}), QStringLiteral("e\n"));
    }

    void keepsRowsThatEndEarly() {
        QCOMPARE(after("abc\nd\n", {0, 1, 1, 0}), QStringLiteral("#abc\n#d\n####\n"));
        QCOMPARE(after("abc\nd\n", {0, 0, 0, 1}), QStringLiteral("abc#\nd###\n"));
    }

    void keepsLineEnds() {
        QCOMPARE(after("ab\r\ncd\r\n", {1, 1, 0, 0}), QStringLiteral("##\r\nab\r\ncd\r\n##\r\n"));
        QCOMPARE(after("ab\ncd", {0, 1, 0, 0}), QStringLiteral("ab\ncd\n##"));
        QCOMPARE(after("ab\ncd", {0, -1, 0, 0}), QStringLiteral("ab"));
        QCOMPARE(after("ab", {1, 0, 0, 0}), QStringLiteral("##\nab"));
    }

    void refusesWhatIsNoMap() {
        QCOMPARE(after("abc\n\n", {-1, 0, 0, 0}), QStringLiteral("none"));
        QCOMPARE(after("ab\n", {1, 0, 0, 0}, "\n"), QStringLiteral("none"));
    }

    /// A row that has lost all its cells stays one, whatever line ends it has or lacks.
    void emptyRowsStay() {
        QCOMPARE(after("....\n##", {0, 0, -2, 0}), QStringLiteral("..\n\n"));
        QCOMPARE(after("....\r##\n#\n", {0, 0, -2, 0}), QStringLiteral("..\r\r\r"));
        QCOMPARE(after("....\r##\n#\n...", {0, 0, -2, 0}), QStringLiteral("..\r\r\r."));
        QCOMPARE(after("....\r\n##\r\n#", {0, 0, -2, 0}), QStringLiteral("..\r\n\r\n\r\n"));
        QCOMPARE(after("##\n\n", {0, 0, 0, -1}), QStringLiteral("#\n\n"));
    }

    /// Where the longest row goes, a blank keeps the map as wide as it is.
    void theWidthStays() {
        QCOMPARE(after("##\n....\n", {0, -1, 0, 0}), QStringLiteral("##  \n"));
        QCOMPARE(after("##\n....\n#", {0, -2, 0, 0}), QStringLiteral("##  "));
    }

    /// After any change of rows and columns, the saved file is read as the same map.
    void whatIsResizedIsReadTheSame() {
        test::Random random(22);
        const std::vector<std::string> ends{"\n", "\r\n", "\r"};
        int resizedMaps = 0;
        int shortened = 0;
        for (int round = 0; round < 4000; ++round) {
            const std::vector<std::string> signs =
                random.coin() ? std::vector<std::string>{"#", ".", " ", "█", "ą", "\xEF\xBB\xBF"}
                              : std::vector<std::string>{"#", ".", " "};
            const bool isMixed = random.coin();
            std::string end = random.oneOf(ends);
            std::string bytes = random.below(4) == 0 ? "\xEF\xBB\xBF#" : "#";
            for (int row = random.below(6); row >= 0; --row) {
                for (int column = random.below(6); column > 0; --column)
                    bytes += random.oneOf(signs);
                if (isMixed) end = random.oneOf(ends);
                if (row > 0 || random.coin()) bytes += end;
            }
            const TextMap map = readTextMap(bytes).value();
            const auto side = [&](int cells) { return random.below(4) - std::min(3, cells - 1) / 2; };
            const Margins margins{side(map.cells.rows()), side(map.cells.rows()), side(map.cells.columns()),
                                  side(map.cells.columns())};
            const Size size = withMargins(map.cells.size(), margins);
            if (size.rows < 1 || size.columns < 1) continue;
            const auto changed = resized(map, margins, random.oneOf(signs));
            if (!changed) continue;
            ++resizedMaps;
            shortened += margins.left < 0 || margins.bottom < 0 ? 1 : 0;
            QVERIFY(changed->cells.size() == size);
            const std::string written = writeTextMap(*changed);
            TextMap read = readTextMap(written).value();
            read.hasMark = changed->hasMark;
            QVERIFY2(read == *changed, written.c_str());
            QCOMPARE(writeTextMap(readTextMap(written).value()), written);
        }
        QVERIFY(resizedMaps > 2000);
        QVERIFY(shortened > 500);
    }

    /// What is added and taken away again leaves full rows as they were.
    void growingAndShrinkingIsNothing() {
        test::Random random(21);
        for (int round = 0; round < 500; ++round) {
            TextMap map = newTextMap({1 + random.below(9), 1 + random.below(9)}, ".");
            for (int row = 0; row < map.cells.rows(); ++row)
                for (int column = 0; column < map.cells.columns(); ++column)
                    if (random.coin()) map.cells[{row, column}] = indexOf(map, "x").value();
            const Margins more{random.below(4), random.below(4), random.below(4), random.below(4)};
            const auto grown = resized(map, more, "#");
            QVERIFY(grown);
            const auto back = resized(*grown, {-more.top, -more.bottom, -more.left, -more.right}, "#");
            QVERIFY(back);
            QCOMPARE(writeTextMap(*back), writeTextMap(map));
        }
    }
};

STONEMASON_TEST(TestTextMapShape)
#include "test_text_map_shape.moc"
