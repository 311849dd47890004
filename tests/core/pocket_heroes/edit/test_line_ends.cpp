// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/line_ends.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

class TestLineEnds : public QObject {
    Q_OBJECT

private slots:
    void newLinesGetTheEndsOfTheText() {
        QCOMPARE(withLineEnds("a\nb\n", "a\r\nb", true), std::string("a\r\nb\r\n"));
        QCOMPARE(withLineEnds("a\n\nb", "a\r\nb", true), std::string("a\r\n\r\nb"));
        QCOMPARE(withLineEnds("a\nb", "ab", true), std::string("a\r\nb"));
        QCOMPARE(withLineEnds("a\nb", "ab", false), std::string("a\nb"));
        QCOMPARE(withLineEnds("ab", "a\r\nb", true), std::string("ab"));
        QCOMPARE(withLineEnds("", "a\r\nb", true), std::string());
    }

    void otherLinesKeepTheirs() {
        QCOMPARE(withLineEnds("a\nb\nX\nc", "a\nb\r\nc", true), std::string("a\nb\r\nX\r\nc"));
        QCOMPARE(withLineEnds("X\na\nb\nc", "a\nb\rc", false), std::string("X\na\nb\rc"));
        QCOMPARE(withPlainLineEnds("a\nb\r\nc\rd\r\n"), std::string("a\nb\nc\nd\n"));
    }

    /// Any typed text is stored, and unchanged lines keep their line ends.
    void anyTyping() {
        test::Random random(8);
        constexpr std::array<std::string_view, 5> parts{"a", "b", "\r\n", "\n", "\r"};
        for (int round = 0; round < 2000; ++round) {
            std::string before;
            std::string typed;
            for (int i = random.below(8); i > 0; --i)
                before += random.oneOf(parts);
            for (int i = random.below(8); i > 0; --i)
                typed += random.oneOf(parts);
            typed = withPlainLineEnds(typed);
            QCOMPARE(withPlainLineEnds(withLineEnds(typed, before, random.coin())), typed);
            QCOMPARE(withLineEnds(withPlainLineEnds(before), before, random.coin()), before);
        }
    }

    void theFirstEndDecides() {
        World world = emptyWorld(32);
        QVERIFY(!endsLinesWithCrLf(world));
        world.texts.push_back({"a", TextKind::Other, {"one line", ""}});
        world.texts.push_back({"b", TextKind::Other, {"", "two\r\nlines"}});
        QVERIFY(endsLinesWithCrLf(world));
        world.texts[2].words[0] = "two\nlines";
        QVERIFY(!endsLinesWithCrLf(world));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestLineEnds)
#include "test_line_ends.moc"
