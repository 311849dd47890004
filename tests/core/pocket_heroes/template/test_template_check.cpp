// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_file.h"
#include "tests/core/pocket_heroes/template/template_cases.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

using namespace cases;

class TestTemplateCheck : public QObject {
    Q_OBJECT

private slots:
    void findsWhatIsWrongAndNothingElse_data() {
        QTest::addColumn<int>("index");
        const auto cases = allCases();
        for (std::size_t i = 0; i < cases.size(); ++i)
            QTest::newRow(cases[i].name) << int(i);
    }

    void findsWhatIsWrongAndNothingElse() {
        QFETCH(int, index);
        const Case tried = allCases()[std::size_t(index)];
        Template made = soundTemplate();
        tried.change(made);
        const QString wanted = QString::fromLatin1(tried.problem);
        QCOMPARE(idsIn(checked(made)), wanted.isEmpty() ? QStringList() : QStringList{wanted});
    }

    /// Each fix removes its problem and adds no other.
    void fixesRepair() {
        std::set<std::string_view> fixes;
        for (const Case& tried : allCases()) {
            Template made = soundTemplate();
            tried.change(made);
            for (int round = 0; round < 20 && !checked(made).problems.empty(); ++round) {
                const TemplateReport report = checked(made);
                const TemplateProblem& problem = report.problems.front();
                if (problem.fixes.empty()) break;
                fixes.insert(problem.fixes.front().label.id);
                made = repaired(std::move(made), problem.fixes.front());
                QVERIFY2(checked(made) != report, tried.name);
            }
            QVERIFY2(made.zones.empty() || checked(made).problems.empty(), tried.name);
        }
        for (const TemplateCheck& check : allTemplateChecks())
            for (const std::string_view fix : check.fixes)
                QVERIFY2(fixes.contains(fix), std::string(fix).c_str());
    }

    void everyMessageComesUp() {
        std::set<std::string_view> seen;
        for (const Case& tried : allCases())
            seen.insert(tried.problem);
        for (const TemplateCheck& check : allTemplateChecks())
            for (const std::string_view id : check.messages)
                QVERIFY2(seen.contains(id), std::string(id).c_str());
    }

    void namesZonesAndLinks() {
        Template made = soundTemplate();
        made.zones.resize(4);
        made.links.push_back({2, 3, LinkKind::Regular, {0, 0}, {}});
        made.links.push_back({0, 1, LinkKind::Regular, {0, 0}, {}});
        const auto problems = checked(made).problems;
        QCOMPARE(problems.size(), std::size_t(2));
        QVERIFY(linksOf(problems[0]) == (std::vector{2, 0}));
        QVERIFY(zonesOf(problems[0]).empty());
        QVERIFY(zonesOf(problems[1]) == (std::vector{2, 3}));
    }

    void namesLinksThatCross() {
        Template made = soundTemplate();
        ringThatCrosses(made, 12, mostPortalLinks);
        const auto problems = checked(made).problems;
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(int(problems[0].severity), int(Severity::Warning));
        QVERIFY(linksOf(problems[0]) == (std::vector{6, 8})); // 6 to 7 and 8 to 9, where 7 and 8 are swapped
        made = repaired(made, problems[0].fixes.front());
        QVERIFY(std::ranges::none_of(made.zones, [](const Zone& zone) { return zone.place.has_value(); }));
    }

    /// The only link between two crowds has zones with more links than any other, and stays.
    void crowdedLinksGoWhereZonesStayLinked() {
        Template made = soundTemplate();
        made.config.mapSize = 256;
        linkAll(made, 16);
        std::erase_if(made.links, [](const Link& link) { return link.first < 8 && link.second >= 8; });
        made.links.push_back({0, 8});
        const auto problems = checked(made).problems;
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(linksOf(problems[0]).size(), made.links.size());
        const Link gone = made.links[std::size_t(linksOf(problems[0]).front())];
        QVERIFY(gone.first != 0 || gone.second != 8);
        QVERIFY((problems[0].fixes.front().label == Message{"fix/uncrowd", {gone.first, gone.second}}));
    }

    /// One more would be too many again.
    void keepsAsManyMinesAsFindRoom() {
        Template made = soundTemplate();
        made.config.mapSize = 256;
        made.zones[0].mineCount = {100'000, 100'000};
        made.zones[0].mines.assign(3, {Resource::Gold, PlayerId::Neutral, {0, 0}});
        const auto problems = checked(made).problems;
        QCOMPARE(problems.size(), std::size_t(1));
        made = repaired(made, problems[0].fixes.front());
        QVERIFY(checked(made).problems.empty());
        QCOMPARE(made.zones[0].mines.size(), std::size_t(3));
        QCOMPARE(made.zones[0].mineCount.max, 100'000);
        ++made.zones[0].mineCount.min;
        QCOMPARE(idsIn(checked(made)), QStringList{QStringLiteral("room/mines")});
    }

    void linksTheNearestZones() {
        Template made = soundTemplate();
        made.zones.resize(4);
        made.links.push_back({2, 3, LinkKind::Regular, {0, 0}, {}});
        made.zones[0].place = DrawingPoint{0, 0};
        made.zones[1].place = DrawingPoint{10, 0};
        made.zones[2].place = DrawingPoint{30, 0};
        made.zones[3].place = DrawingPoint{20, 1};
        const auto problems = checked(made).problems;
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY((problems[0].fixes.front().label == Message{"fix/link", {3, 1}}));
    }

    void sharesGoByTheSquareOrTheSize() {
        Template made = soundTemplate();
        made.config.mapSize = 32;
        made.zones[0].size = 30;
        made.zones[1].size = 10;
        QCOMPARE(shareOf(made, 0), 921); // 9 / 10 of 1024
        made.config.shareRule = ShareRule::Linear;
        QCOMPARE(shareOf(made, 0), 768);
    }

    void whatIsShippedIsSound() {
        const QDir folder(QStringLiteral(STONEMASON_RESOURCES "/templates"));
        const QStringList names = folder.entryList({QStringLiteral("*.ztemplate")});
        QVERIFY(names.size() >= 6);
        for (const QString& name : names) {
            const auto read = readTemplate(wholeFile(folder.filePath(name)));
            QVERIFY2(read.ok(), qPrintable(name));
            const TemplateReport report = checked(*read);
            QVERIFY2(!report.hasErrors() && report.count(Severity::Warning) == 0,
                     qPrintable(name + u' ' + idsIn(report).join(u' ')));
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestTemplateCheck)
#include "test_template_check.moc"
