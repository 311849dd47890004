// SPDX-License-Identifier: GPL-3.0-or-later
// Taking all fixes costs a handful of checks, and is as good as taking them one by one.
#include "core/base/all_fixer.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

using test::Random;

/// Numbers that should be 0. The fix of a number sets it to 0, but some fixes cause other problems: the fix
/// of -n sets the next n zeros to 1.
using Numbers = std::vector<int>;
using NumberFix = BasicFix<int>; ///< which number
using NumberProblem = BasicProblem<NumberFix>;

struct NumberGame {
    using Value = Numbers;
    using Fix = NumberFix;
    using Repair = int;
    using Place = int;

    void visit(const Numbers& numbers, const std::function<void(const NumberProblem&)>& visit,
               const std::stop_token&) const {
        ++*checks;
        for (int i = 0; i < int(numbers.size()); ++i)
            if (numbers[std::size_t(i)] != 0)
                visit({"numbers", Severity::Error, {"numbers/wrong", {i}}, {}, {{{"mend"}, i}}});
    }
    bool isTaken(const NumberProblem&) const { return true; }
    Numbers repaired(Numbers numbers, std::span<const int> repairs) const {
        for (const int repair : repairs) {
            const int was = std::exchange(numbers[std::size_t(repair)], 0);
            for (int i = repair + 1; i <= std::min(repair - was, int(numbers.size()) - 1); ++i)
                if (numbers[std::size_t(i)] == 0) numbers[std::size_t(i)] = 1;
        }
        return numbers;
    }
    std::vector<int> places(int repair) const { return {repair}; }
    int mostChecks(const Numbers& numbers) const { return checksFor(numbers.size()); }

    std::shared_ptr<int> checks = std::make_shared<int>(0);
};

/// Negative numbers are errors with fixes; the warnings that follow from them have none.
struct WarningGame : NumberGame {
    void visit(const Numbers& numbers, const std::function<void(const NumberProblem&)>& visit,
               const std::stop_token& stop) const {
        NumberGame::visit(
            numbers,
            [&](NumberProblem problem) {
                const int which = problem.fixes.front().repair;
                if (numbers[std::size_t(which)] > 0) problem.severity = Severity::Warning;
                visit(problem);
            },
            stop);
    }
    bool isTaken(const NumberProblem& problem) const { return problem.severity == Severity::Error; }
};

/// Numbers whose repairs are all compatible with each other.
struct PlacelessGame {
    using Value = Numbers;
    using Fix = NumberFix;
    using Repair = int;

    void visit(const Numbers& numbers, const std::function<void(const NumberProblem&)>& visit,
               const std::stop_token& stop) const {
        game.visit(numbers, visit, stop);
    }
    bool isTaken(const NumberProblem&) const { return true; }
    Numbers repaired(const Numbers& numbers, std::span<const int> repairs) const {
        return game.repaired(numbers, repairs);
    }
    int mostChecks(const Numbers& numbers) const { return game.mostChecks(numbers); }

    NumberGame game;
};

int wrongIn(const Numbers& numbers) {
    return int(numbers.size()) - int(std::ranges::count(numbers, 0));
}

/// Each fix by itself, the first that makes things better, as long as there is one.
Numbers fixedOneByOne(Numbers numbers) {
    const NumberGame game;
    for (bool isBetter = true; isBetter;) {
        isBetter = false;
        for (int i = 0; i < int(numbers.size()) && !isBetter; ++i) {
            if (numbers[std::size_t(i)] == 0) continue;
            const Numbers better = game.repaired(numbers, std::span(&i, 1));
            if (wrongIn(better) >= wrongIn(numbers)) continue;
            numbers = better;
            isBetter = true;
        }
    }
    return numbers;
}

} // namespace

class TestAllFixer : public QObject {
    Q_OBJECT

private slots:
    void thousandsTakeAHandfulOfChecks() {
        for (const std::size_t many : {std::size_t(10), std::size_t(1'000), std::size_t(100'000)}) {
            const NumberGame game;
            const Numbers numbers(many, 1);
            AllFixer fixer(numbers, game, {});
            fixer.fix();
            QCOMPARE(wrongIn(fixer.value()), 0);
            QCOMPARE(*game.checks, 2);
        }
    }

    /// One bad fix among many is found by bisection; many bad ones reach the bound, with some repairs done.
    void badFixesAreLeftOut() {
        NumberGame game;
        Numbers numbers(1'000, 0);
        for (std::size_t i = 0; i < 500; ++i)
            numbers[i] = 1;
        numbers[499] = -40;
        AllFixer fixer(numbers, game, {});
        fixer.fix();
        QVERIFY(wrongIn(fixer.value()) <= 1);
        QVERIFY(*game.checks < 50);

        game.checks = std::make_shared<int>(0);
        Numbers many(50'000, 1);
        for (std::size_t i = 0; i < many.size(); i += 2)
            many[i] = -3;
        AllFixer other(many, game, {});
        other.fix();
        QVERIFY(*game.checks <= checksFor(many.size()) + 1);
        QVERIFY(wrongIn(other.value()) < int(many.size()));
    }

    void isAsGoodAsOneByOne() {
        Random random(11);
        for (int round = 0; round < 3'000; ++round) {
            Numbers numbers(std::size_t(1 + random.below(12)));
            for (int& number : numbers)
                number = random.below(3) == 0 ? 1 : std::min(0, -random.below(6) + 2);
            AllFixer fixer(numbers, NumberGame(), {});
            fixer.fix();
            QVERIFY(wrongIn(fixer.value()) <= wrongIn(fixedOneByOne(numbers)));
            QCOMPARE(fixer.badness().errors, wrongIn(fixer.value()));
        }
    }

    void whatCanAllBeMadeTogetherNeedsNoPlaces() {
        const PlacelessGame game;
        const Numbers numbers(100'000, 1);
        AllFixer fixer(numbers, game, {});
        fixer.fix();
        QCOMPARE(fixer.takeRepaired(), std::optional(Numbers(100'000, 0)));
        QCOMPARE(*game.game.checks, 2);
    }

    /// Errors have priority, but a repair that causes more warnings does not count as fewer problems.
    void warningsForAnErrorAreNotRepaired() {
        const Numbers numbers{-3, 0, 0, 0};
        AllFixer fixer(numbers, WarningGame(), {});
        fixer.fix();
        QVERIFY((fixer.badness() == Badness{0, 3}));
        QCOMPARE(fixer.solved(), 0);
    }

    void endsWhenCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const Numbers numbers(10, 1);
        AllFixer fixer(numbers, NumberGame(), stop.get_token());
        fixer.fix();
        QCOMPARE(wrongIn(fixer.value()), 10);
        QVERIFY(!fixer.takeRepaired());
    }
};

} // namespace stonemason

STONEMASON_APPLESS_TEST(stonemason::TestAllFixer)
#include "test_all_fixer.moc"
