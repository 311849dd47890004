// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped patterns: the steps from a picture filter to the last pattern, and the statements of their
// notes.
#include "core/ambush/pattern_file.h"
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <sstream>

using namespace stonemason;
using namespace stonemason::ambush;
using test::Rows;

namespace {

const QString folder = STONEMASON_RESOURCES "/patterns";

QStringList samples() {
    return QDir(folder).entryList({"*.ambush"}, QDir::Files, QDir::Name);
}

Pattern sample(int number) {
    return readPattern(test::resourceData("patterns/" + samples()[number - 1].toStdString())).value();
}

/// Whether the pattern, in its drawn orientation, passes on its own picture with some cells blocked; cells
/// that are not compared become rock.
bool passesOnItself(const Pattern& pattern, std::initializer_list<Cell> blocked) {
    Rows map = test::rowsOf(pattern.signs);
    for (std::string& row : map)
        std::ranges::replace(row, '*', '#');
    for (Cell cell : blocked)
        map[std::size_t(cell.row)][std::size_t(cell.column)] = '#';
    const auto stencils = stencilsOf({&pattern, 1});
    return agreementAt({0, 0}, stencils.front(), test::passableOf(map)) >= stencils.front().needed;
}

std::int64_t countOn(const Pattern& pattern, const BitGrid& map) {
    return findPlaces(stencilsOf({&pattern, 1}), map)->passing;
}

BitGrid mountainPass() {
    std::istringstream lines(test::resourceData("text-maps/mountain-pass.txt"));
    Rows rows;
    for (std::string line; std::getline(lines, line);)
        rows.push_back(line);
    return test::passableOf(rows);
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void thereAreSevenSteps() {
        QCOMPARE(samples().size(), 7);
        const QJsonObject schema = test::jsonObjectOf(STONEMASON_RESOURCES "/schema/ambush.schema.json");
        for (int number = 1; number <= 7; ++number) {
            const QString path = folder + '/' + samples()[number - 1];
            QCOMPARE(test::schemaErrors(schema, test::jsonObjectOf(path)), QStringList());
            const Pattern pattern = sample(number);
            QVERIFY(pattern.name.starts_with(std::to_string(number) + ". "));
            QVERIFY(!pattern.note.empty());
            QCOMPARE(pattern.threshold, 800);
            QVERIFY(passesOnItself(pattern, {}));
            const std::string bytes = test::resourceData("patterns/" + samples()[number - 1].toStdString());
            QCOMPARE(writePattern(pattern).value(), bytes);
        }
    }

    void theFirstFindsOpenGround() {
        QCOMPARE(countOn(sample(1), BitGrid({9, 9}, true)), std::int64_t(7 * 7));
        for (int number = 2; number <= 7; ++number)
            QCOMPARE(countOn(sample(number), BitGrid({20, 20}, true)), std::int64_t(0));
    }

    /// Steps 2, 3, 4 and 6 pass when the pass is walled up; 5 and 7 do not.
    void blockedPassesAreFoundByThoseThatSaySo() {
        QVERIFY(passesOnItself(sample(2), {{2, 6}, {3, 6}}));
        QCOMPARE(stencilsOf(std::vector{sample(2)}).front().of, 54);
        for (int number : {3, 4, 6})
            QVERIFY(passesOnItself(sample(number), {{3, 5}}));
        for (int number : {5, 7})
            QVERIFY(!passesOnItself(sample(number), {{3, 5}}));
    }

    void weightsAreThoseOfTheNotes() {
        const auto weight = [](int number) { return stencilsOf(std::vector{sample(number)}).front().of; };
        QCOMPARE(weight(3), 63);
        QCOMPARE(weight(4), 99);
        QCOMPARE(weight(6), 25);
        QCOMPARE(weight(7), 25);
    }

    /// At exactly four fifths the last two patterns find the cave mouth where the example's orcs wait.
    void theLastOnesFindTheOrcs() {
        const BitGrid map = mountainPass();
        QCOMPARE(countOn(sample(6), map), std::int64_t(2));
        QCOMPARE(countOn(sample(7), map), std::int64_t(2));
        // Four more have somebody wait in the rock.
        const Pattern last = sample(7);
        QCOMPARE(findPlaces(stencilsOf({&last, 1}, Waiters::Anywhere), map)->passing, std::int64_t(6));
    }
};

STONEMASON_APPLESS_TEST(TestSamples)
#include "test_samples.moc"
