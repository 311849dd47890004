// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

namespace {

std::string faultText(const Pattern& pattern) {
    const auto fault = faultOf(pattern);
    return fault ? test::errorText(Error{*fault}) : "none";
}

QString guidePage(const QString& name) {
    QFile file(QStringLiteral(STONEMASON_RESOURCES "/help/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestPattern : public QObject {
    Q_OBJECT

private slots:
    void everySignIsOneDemand() {
        std::string signs;
        std::vector<Demand> demands;
        for (int byte = 0; byte < 256; ++byte) {
            const auto demand = demandOf(char(byte));
            if (!demand) continue;
            signs += char(byte);
            QVERIFY(std::ranges::find(demands, *demand) == demands.end());
            demands.push_back(*demand);
        }
        std::string all(allSigns);
        std::ranges::sort(all);
        QCOMPARE(signs, all);
    }

    /// The signs of the seed and the ones we added.
    void signsAskForWhatTheySay() {
        QCOMPARE(*demandOf('.'), (Demand{true, true, false, false, 1}));
        QCOMPARE(*demandOf('#'), (Demand{true, false, false, false, 1}));
        QCOMPARE(*demandOf('X'), (Demand{true, true, false, true, 1}));
        QCOMPARE(*demandOf('@'), (Demand{true, true, true, false, 1}));
        QCOMPARE(*demandOf('!'), (Demand{true, false, true, false, 1}));
        QCOMPARE(*demandOf('%'), (Demand{true, false, false, false, 5}));
        QCOMPARE(*demandOf('5'), (Demand{true, true, false, false, 5}));
        QCOMPARE(*demandOf('9'), (Demand{true, true, false, false, 9}));
        QVERIFY(!demandOf('*')->compared);
        QVERIFY(!demandOf('1') && !demandOf('0') && !demandOf(' ') && !demandOf('x'));
    }

    /// Both tables of signs list each sign once, with its weight, and state which signs must agree.
    void theGuideHasEverySign() {
        static const QRegularExpression row(
            QStringLiteral("^\\| `(.)`(?: \\w+ `(.)`)? \\| (.*) \\| ([^|]*) \\|$"),
            QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression rulesOut(
            QStringLiteral("otherwise|no site at all|inaczej|bez niego"));
        for (const char* page : {"patterns.md", "command-line.md", "pl/patterns.md", "pl/command-line.md"}) {
            std::string signs;
            for (const QRegularExpressionMatch& match : row.globalMatch(guidePage(QLatin1String(page)))) {
                const char first = match.captured(1).front().toLatin1();
                const char last = match.captured(2).isEmpty() ? first : match.captured(2).front().toLatin1();
                for (char sign = first; sign <= last; ++sign) {
                    signs += sign;
                    QVERIFY2(demandOf(sign), qPrintable(match.captured()));
                    bool isNumber = false;
                    const int counts = match.captured(4).toInt(&isNumber);
                    const Demand demand = *demandOf(sign);
                    QCOMPARE(isNumber, demand.compared && first == last); // else "as much as the digit says"
                    QCOMPARE(isNumber ? counts : sign - '0', demand.compared ? demand.weight : sign - '0');
                    QCOMPARE(match.captured(3).contains(rulesOut), demand.must);
                }
            }
            std::ranges::sort(signs);
            std::string all(allSigns);
            std::ranges::sort(all);
            QCOMPARE(signs, all);
        }
    }

    void orientationsHaveNames() {
        std::set<std::string_view> ids;
        for (Orientation orientation : allOrientations) {
            const std::string_view id = orientationId(orientation);
            ids.insert(id);
            QVERIFY(orientationFromId(id) == orientation);
        }
        QCOMPARE(ids.size(), allOrientations.size());
        QVERIFY(!orientationFromId("r45") && !orientationFromId("") && !orientationFromId("R0"));
    }

    void someOfTheEight() {
        Orientations some{Orientation::R90, Orientation::M270};
        QVERIFY(some.has(Orientation::R90) && some.has(Orientation::M270) && !some.has(Orientation::R0));
        some.set(Orientation::R90, false);
        QVERIFY(some == Orientations{Orientation::M270});
        some.set(Orientation::M270, false);
        QVERIFY(some.empty() && some == Orientations());
        for (Orientation each : allOrientations)
            some.set(each, true);
        QVERIFY(some == Orientations::all());
    }

    void patternsTurnAsTheirNamesSay() {
        test::Random random(1);
        for (int round = 0; round < 200; ++round) {
            const Pattern pattern = test::randomPattern(random, {1 + random.below(6), 1 + random.below(6)});
            for (Orientation orientation : allOrientations)
                QVERIFY(test::rowsOf(turned(pattern.signs, orientation)) ==
                        test::laid(test::rowsOf(pattern.signs), int(orientation)));
        }
        const Grid<char> corner = test::gridOf({"X.", "##", "##"});
        QVERIFY(turned(corner, Orientation::R90) == test::gridOf({"##X", "##."}));
        QVERIFY(turned(corner, Orientation::M90) == test::gridOf({"##.", "##X"}));
    }

    void faultsAreNamed() {
        QCOMPARE(faultText(patternOf({"."})), "none");
        QCOMPARE(faultText(Pattern{}), "ambush/size 64");
        QCOMPARE(faultText(patternOf(test::Rows(64, std::string(64, '#')))), "none");
        QCOMPARE(faultText(patternOf(test::Rows(65, "#"))), "ambush/size 64");
        QCOMPARE(faultText(patternOf({std::string(65, '#')})), "ambush/size 64");
        QCOMPARE(faultText(patternOf({"..#", "#.?"})), "ambush/unknown-sign ? 2 3");
        QCOMPARE(faultText(patternOf({"**", "**"})), "ambush/nothing-compared");
        QCOMPARE(faultText(patternOf({"*@"})), "none");
        QCOMPARE(faultText(patternOf({"."}, 0)), "none");
        QCOMPARE(faultText(patternOf({"."}, 1000)), "none");
        QCOMPARE(faultText(patternOf({"."}, 1001)), "ambush/threshold");
        QCOMPARE(faultText(patternOf({"."}, -1)), "ambush/threshold");
        QCOMPARE(faultText(patternOf({"."}, 800, {})), "ambush/no-orientation");
    }
};

STONEMASON_APPLESS_TEST(TestPattern)
#include "test_pattern.moc"
