// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map_file.h"
#include "core/text_map/text_map_shape.h"
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
