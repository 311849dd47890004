// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"
#include "core/ambush/pattern_check.h"
#include "core/ambush/pattern_file.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::ambush;

namespace {

Pattern drawn(std::string_view rows) {
    return readPattern(rows, Completeness::Draft).value();
}

std::vector<std::string_view> foundIn(const Pattern& pattern) {
    std::vector<std::string_view> ids;
    for (const PatternProblem& problem : checkPattern(pattern).problems)
        ids.push_back(problem.message.id);
    return ids;
}

using Ids = std::vector<std::string_view>;

} // namespace

class TestPatternCheck : public QObject {
    Q_OBJECT

private slots:
    void findsWhatIsWrong() {
        QCOMPARE(foundIn(drawn(".X#\n")), Ids{});
        QCOMPARE(foundIn(drawn("**\n")), Ids{"pattern/nothing-compared"});
        QCOMPARE(foundIn(drawn("..\n")), (Ids{"pattern/no-walls", "pattern/nobody-waits"}));
        QCOMPARE(foundIn(drawn("X%\n")), Ids{});
        QCOMPARE(foundIn(drawn("X!\n")), Ids{});
        Pattern pattern = drawn(".X#\n");
        pattern.threshold = 0;
        QCOMPARE(foundIn(pattern), Ids{"pattern/no-threshold"});
        pattern.orientations = {};
        QCOMPARE(foundIn(pattern), (Ids{"pattern/no-orientation", "pattern/no-threshold"}));
        QVERIFY(checkPattern(pattern).hasErrors());
    }

    /// Each fix removes its problem and adds no other.
    void fixesRepair() {
        Pattern pattern = drawn(".X#\n");
        pattern.threshold = 0;
        pattern.orientations = {};
        while (true) {
            const PatternReport report = checkPattern(pattern);
            if (report.problems.empty()) break;
            const std::size_t before = report.problems.size();
            pattern = repaired(pattern, report.problems.front().fixes.at(0));
            QCOMPARE(checkPattern(pattern).problems.size(), before - 1);
        }
        QCOMPARE(pattern.threshold, 800);
        QVERIFY(pattern.orientations == Orientations::all());
    }

    void fixAllTakesEveryFix() {
        const Pattern sound = drawn(".X#\n");
        QVERIFY(fixAll(sound) == (FixedPattern{sound, 0, 0}));
        Pattern pattern = sound;
        pattern.threshold = 0;
        pattern.orientations = {};
        Pattern fixed = sound;
        fixed.threshold = 800;
        fixed.orientations = Orientations::all();
        QVERIFY(fixAll(pattern) == (FixedPattern{fixed, 2, 0}));
    }

    /// Missing parts of a drawing have no automatic fix.
    void fixAllLeavesWhatHasNoFix() {
        Pattern pattern = drawn("**\n");
        pattern.threshold = 0;
        pattern.orientations = {};
        const FixedPattern fixed = fixAll(pattern);
        QVERIFY(fixed.pattern.orientations == Orientations::all());
        QCOMPARE(foundIn(fixed.pattern), Ids{"pattern/nothing-compared"});
        QCOMPARE(fixed.solved, 1);
        QCOMPARE(fixed.left, 1);
    }

    /// A pattern has errors here exactly when it cannot be saved.
    void errorsAreWhatCannotBeSaved() {
        for (const char* rows : {".X#\n", "**\n", "..\n"})
            for (const bool turned : {true, false}) {
                Pattern pattern = drawn(rows);
                if (!turned) pattern.orientations = {};
                QCOMPARE(checkPattern(pattern).hasErrors(), faultOf(pattern).has_value());
                QCOMPARE(bool(writePattern(pattern)), !faultOf(pattern));
                const auto draft = writePattern(pattern, Completeness::Draft);
                QVERIFY(draft);
                QVERIFY(readPattern(*draft, Completeness::Draft).value() == pattern);
                QCOMPARE(bool(readPattern(*draft)), !faultOf(pattern));
            }
    }

    void marginsAddAndTakeAway() {
        const Grid<char> signs = drawn(".X\n##\n").signs;
        Pattern grown;
        grown.signs = resized(signs, {1, 0, 0, 1}, '*');
        QCOMPARE(patternRows(grown), std::string("***\n.X*\n##*\n"));
        grown.signs = resized(signs, {-1, 0, -1, 0}, '*');
        QCOMPARE(patternRows(grown), std::string("#\n"));
    }

    void distinguishesBareRowsFromMaps() {
        QVERIFY(looksLikePatternRows(".X\n##\n"));
        QVERIFY(looksLikePatternRows("**\n"));
        QVERIFY(!looksLikePatternRows("..\n##\n"));
        QVERIFY(!looksLikePatternRows(".X\n#\n"));
        QVERIFY(!looksLikePatternRows(".X a\n"));
        QVERIFY(!looksLikePatternRows(""));
        QVERIFY(!looksLikePatternRows("{}"));
        QVERIFY(looksLikePatternRows(std::string(30, 'X') + "\n"));
        QVERIFY(!looksLikePatternRows(std::string(31, 'X') + "\n"));
        std::string high;
        for (int row = 0; row < 20; ++row)
            high += "X\n";
        QVERIFY(looksLikePatternRows(high));
        QVERIFY(!looksLikePatternRows(high + "X\n"));
    }
};

STONEMASON_TEST(TestPatternCheck)
#include "test_pattern_check.moc"
