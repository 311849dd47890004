// SPDX-License-Identifier: GPL-3.0-or-later
// A report uses little memory however many problems there are, and states their number.
#include "core/base/check.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

namespace stonemason {

namespace {

using Fix = BasicFix<int>;
using Problem = BasicProblem<Fix>;
using Problems = BasicProblems<Fix>;
using Check = BasicCheck<Fix, int>;

constexpr int bound = maximumListedProblems;

Problem problemOf(std::string_view message, Severity severity, int number) {
    return {"toy", severity, {message, {number}}, {}, {{{"mend"}, number}}};
}

void runMany(const int& count, Problems& problems) {
    for (int i = 0; i < count; ++i)
        problems.push_back(problemOf("toy/many", Severity::Error, i));
}

void runFew(const int& count, Problems& problems) {
    if (count > 0) problems.push_back(problemOf("toy/few", Severity::Warning, count));
}

constexpr std::string_view messages[]{"toy/many", "toy/few"};
constexpr Check checks[]{{"toy", runMany, messages}, {"toy", runFew, messages}};

} // namespace

class TestProblems : public QObject {
    Q_OBJECT

private slots:
    void whatIsBeyondTheBoundIsCounted() {
        for (const int count : {0, 1, bound - 1, bound, bound + 1, 5 * bound}) {
            const BasicReport<Fix> report = reportOf(std::span<const Check>(checks), {}, count);
            QCOMPARE(report.count(Severity::Error), count);
            QCOMPARE(report.count(Severity::Warning), count > 0 ? 1 : 0);
            QCOMPARE(report.unlistedCount(), std::max(0, count - bound));
            QCOMPARE(int(report.problems.size()), std::min(count, bound) + (count > 0 ? 1 : 0));
            QCOMPARE(report.hasErrors(), count > 0);
            for (int i = 0; i < std::min(count, bound); ++i) // the first of them, in their order
                QCOMPARE(std::get<int>(report.problems[std::size_t(i)].message.arguments[0]), i);
        }
    }

    /// The same message may be an error in one place and a note in another: each has its own bound.
    void eachKindHasItsOwnRoom() {
        Problems problems;
        for (int i = 0; i < bound + 5; ++i) {
            problems.push_back(problemOf("toy/a", Severity::Error, i));
            problems.push_back(problemOf("toy/a", Severity::Note, i));
            problems.push_back(problemOf("toy/b", Severity::Note, i));
        }
        const BasicReport<Fix> report = problems.takeReport();
        QCOMPARE(int(report.problems.size()), 3 * bound);
        QCOMPARE(report.count(Severity::Note), 2 * (bound + 5));
        const std::vector<UnlistedProblems> unlisted{{"toy", "toy/a", Severity::Error, 5},
                                                     {"toy", "toy/a", Severity::Note, 5},
                                                     {"toy", "toy/b", Severity::Note, 5}};
        QVERIFY(report.unlisted == unlisted);
    }

    void whatIsNotListedIsNotMade() {
        int made = 0;
        Problems problems;
        for (int i = 0; i < 3 * bound; ++i)
            problems.add("toy", Severity::Error, "toy/a", [&] {
                ++made;
                return problemOf("toy/a", Severity::Error, i);
            });
        QCOMPARE(problems.takeReport().count(Severity::Error), 3 * bound);
        QCOMPARE(made, bound);
    }

    void theLastProblemMayBeAddedTo() {
        Problems problems;
        problems.push_back(problemOf("toy/a", Severity::Error, 1));
        problems.back().fixes.clear();
        problems.push_back(problemOf("toy/a", Severity::Error, 2));
        problems.back().cells.push_back({1, 2});
        const BasicReport<Fix> report = problems.takeReport();
        QVERIFY(report.problems[0].fixes.empty());
        QCOMPARE(report.problems[1].cells.size(), std::size_t(1));
    }

    /// A visitor receives every problem in full, and nothing is stored.
    void visitorsGetEveryProblem() {
        int seen = 0;
        Problems problems([&seen](const Problem& problem) {
            QCOMPARE(problem.fixes.front().repair, seen);
            ++seen;
        });
        QVERIFY(problems.wantsAll());
        for (int i = 0; i < 3 * bound; ++i)
            problems.add("toy", Severity::Error, "toy/a",
                         [&] { return problemOf("toy/a", Severity::Error, i); });
        problems.finishLast();
        QCOMPARE(seen, 3 * bound);
        QVERIFY(problems.takeReport() == BasicReport<Fix>());
    }
};

} // namespace stonemason

STONEMASON_APPLESS_TEST(stonemason::TestProblems)
#include "test_problems.moc"
