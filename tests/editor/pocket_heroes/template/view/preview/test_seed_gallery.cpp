// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/seed_gallery.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;
using test::TemplateWindow;

namespace {

/// Two homes that are linked, on the smallest map.
Template twoHomes() {
    Template worldTemplate;
    worldTemplate.zones.resize(2);
    worldTemplate.zones[0].place = DrawingPoint{0, 0};
    worldTemplate.zones[1].place = DrawingPoint{100, 0};
    worldTemplate.zones[0].castles = {{.nation = Nation::Random, .owner = PlayerId::Red}};
    worldTemplate.zones[1].castles = {{.nation = Nation::Random, .owner = PlayerId::Blue}};
    worldTemplate.links = {{.first = 0, .second = 1}};
    worldTemplate.config.mapSize = 32;
    return worldTemplate;
}

constexpr int side = 16; // pixels of pictures

} // namespace

/// The worlds of several seeds, side by side.
class TestSeedGallery : public QObject {
    Q_OBJECT

private slots:
    /// Row for row they are what generator and fairness report for the same seeds.
    void figuresAreThoseOfTheGenerator() {
        const WorldRequest request{twoHomes(), 5, 0};
        std::vector<int> reported;
        const SeedSearch search = compareSeeds(request, pocketHeroes(), 4, side, false, {},
                                               [&](const SeedSearch& now) { reported.push_back(now.tried); });
        QCOMPARE(reported, (std::vector<int>{1, 2, 3, 4}));
        QCOMPARE(search.rows.size(), std::size_t(4));
        for (int i = 0; i < 4; ++i) {
            const SeedRow& row = search.rows[std::size_t(i)];
            GenerationRequest options;
            options.seed = std::uint64_t(5 + i);
            const auto generated = generate(request.worldTemplate, pocketHeroes(), options);
            QCOMPARE(row.figures.failure.has_value(), !generated);
            QCOMPARE(row.picture.isNull(), !generated);
            if (!generated) continue;
            const Fairness fairness =
                fairnessOf(generated->world, pocketHeroes(), request.worldTemplate.config);
            QVERIFY(row.figures == figuresOf(5 + i, *generated, fairness));
            QVERIFY(row.figures.fairness == fairness);
            QCOMPARE(fairness.players.size(), std::size_t(2));
            QVERIFY(row.figures.shareOff >= 0 && row.figures.shareOff <= 0.2);
            QVERIFY(seedText(row.figures).contains(QString::number(5 + i)));
        }
    }

    /// Of the same seeds, the first that is fair; when none is, that with the least spread.
    void theFairestIsFound() {
        Catalogue strict = pocketHeroes(); // on so small a map no ways differ by half a day
        strict.fairness.leastWay = 0;
        for (const int seed : {1, 40, 900}) {
            const WorldRequest request{twoHomes(), seed, 0};
            const auto nothing = [](const SeedSearch&) {};
            const SeedSearch all = compareSeeds(request, strict, 4, side, false, {}, nothing);
            const SeedSearch found = searchFair(request, strict, 4, side, false, {}, nothing);
            const auto fair =
                std::ranges::find_if(all.rows, [](const SeedRow& row) { return row.figures.isFair(); });
            const auto bySpread = [](const SeedRow& row) {
                return row.figures.failure ? 2 : row.figures.fairness.spread;
            };
            const auto wanted =
                fair != all.rows.end() ? fair : std::ranges::min_element(all.rows, {}, bySpread);
            QCOMPARE(found.rows.size(), std::size_t(1));
            QVERIFY(found.rows[0].figures == wanted->figures);
            QCOMPARE(found.tried, fair != all.rows.end() ? int(fair - all.rows.begin()) + 1 : 4);
        }
    }

    void stopsAndTakesEverySeed() {
        std::stop_source source;
        source.request_stop();
        const auto nothing = [](const SeedSearch&) {};
        const WorldRequest last{twoHomes(), std::numeric_limits<int>::max(), 0};
        QVERIFY(compareSeeds(last, pocketHeroes(), 3, side, false, source.get_token(), nothing).rows.empty());
        QVERIFY(searchFair(last, pocketHeroes(), 3, side, false, source.get_token(), nothing).rows.empty());
        const SeedSearch search = compareSeeds(last, pocketHeroes(), 2, side, false, {}, nothing);
        QCOMPARE(search.rows.back().figures.seed, std::numeric_limits<int>::max() - 1);
    }

    /// Figures that a world does not have are left out.
    void figuresAreWords() {
        constexpr double never = std::numeric_limits<double>::infinity();
        SeedFigures figures{.seed = 7};
        figures.fairness.players = {{PlayerId::Red, {}, {4}, {1}, {5, 6}},
                                    {PlayerId::Blue, {}, {never}, {}, {5, 6}}};
        figures.fairness.gaps = gapsOf(figures.fairness.players, FairnessRules());
        figures.fairness.spread = 1;
        QVERIFY(seedText(figures).contains(QStringLiteral("unfair")));
        for (const QString& message : {seedText(figures), playersText(figures), fairnessText(figures)})
            QVERIFY2(!message.isEmpty() && !message.contains(QStringLiteral("inf")), qPrintable(message));
        figures.failure = Error{{"generate/stopped"}};
        QVERIFY(!seedText(figures).contains(QStringLiteral("fair")));
        QVERIFY(!figures.isFair());
        QVERIFY(playersText(figures).isEmpty());
    }

    /// Beside how far players are apart stands in what; and of each player what the judge compares.
    void reportsWhatMakesItUnfair() {
        SeedFigures figures{.seed = 7};
        figures.fairness.players = {{PlayerId::Red, {}, {4}, {1, 1.1, 1.5}, {12, 30}},
                                    {PlayerId::Blue, {}, {4.5}, {1, 2, 3}, {12, 31}}};
        figures.fairness.gaps = gapsOf(figures.fairness.players, FairnessRules());
        figures.fairness.mines = 3;
        figures.fairness.spread = .4;
        figures.fairness.mostSpread = .2;
        figures.fairness.days = {7, 14};
        const QStringList lines = seedText(figures).split(u'\n');
        QCOMPARE(lines[0], QStringLiteral("Seed 7, unfair: players 40 % apart"));
        QCOMPARE(lines[1], QStringLiteral("Because of mines: Red 1.2, Blue 2.0 days."));
        QVERIFY(fairnessText(figures).contains(lines[1]));
        QVERIFY2(lines.back().contains(
                     QStringLiteral("Days between castles: 4.0 to 4.5; riches within 7 days: 12")) &&
                     !lines.back().contains(QStringLiteral("12 to 12")),
                 qPrintable(lines.back()));
        QCOMPARE(playersText(figures),
                 QStringLiteral(
                     "Red: castles 4.0 days away, nearest mines 1.2 days away; riches 12 by day 7, 30 by "
                     "day 14\nBlue: castles 4.5 days away, nearest mines 2.0 days away; riches 12 by day "
                     "7, 31 by day 14"));
    }

    /// By keys alone: the panel shows what is chosen, and Enter goes back to its picture.
    void aSeedIsChosen() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        QVERIFY(gallery->isHidden());
        dock->compareButton()->click();
        QVERIFY(!gallery->isHidden());
        QVERIFY(!dock->picture()->isVisible());
        QTest::keyClick(gallery->compareButton(), Qt::Key_Space);
        QVERIFY(gallery->isWorking());
        QTRY_VERIFY(!gallery->isWorking());
        QCOMPARE(gallery->list()->count(), SeedGallery::seedCount);
        QVERIFY(gallery->stopButton()->isHidden());
        QVERIFY(!gallery->list()->accessibleName().isEmpty());
        gallery->list()->setCurrentRow(0);
        QTest::keyClick(gallery->list(), Qt::Key_Right);
        QTest::keyClick(gallery->list(), Qt::Key_Right);
        QCOMPARE(dock->seedField()->value(), 3);
        QCOMPARE(gallery->list()->count(), SeedGallery::seedCount); // they are what they were
        QTest::keyClick(gallery->list(), Qt::Key_Return);
        QVERIFY(gallery->isHidden());
        QVERIFY(dock->picture()->isVisible());
        QCOMPARE(window.window.focusWidget(), static_cast<QWidget*>(dock->stepField()));
        QTRY_VERIFY(!dock->isWorking());
        QCOMPARE(window.steps(), 0);
    }

    /// Six of them at least beside each other in the usual window, however narrow the panel is, each with its
    /// number and how fair it is.
    void severalAreInSight() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        window.action(QStringLiteral("compare-seeds"))->trigger();
        QTRY_VERIFY(!gallery->isWorking());
        dock->setFloating(true);
        dock->resize(400, 460);
        const QListWidget& list = *gallery->list();
        QTRY_VERIFY(list.viewport()->width() > 300);
        const QRect sight = list.viewport()->rect();
        const auto inSight = [&] {
            int count = 0;
            for (int i = 0; i < list.count(); ++i)
                count += sight.contains(list.visualItemRect(list.item(i))) ? 1 : 0;
            return count;
        };
        QTRY_VERIFY(inSight() >= 6);
        const QFontMetrics metrics(list.font());
        for (int i = 0; i < list.count(); ++i)
            for (const QString& line : list.item(i)->text().split(u'\n'))
                QVERIFY2(metrics.horizontalAdvance(line) < list.gridSize().width(), qPrintable(line));
    }

    /// The button below the gallery saves the world of the seed that is chosen in it.
    void theChosenWorldIsForTheGame() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        QList<World> wanted;
        connect(&window.workspace, &TemplateWorkspace::gameFileWanted, this,
                [&](const World& world) { wanted += world; });
        window.action(QStringLiteral("compare-seeds"))->trigger();
        QTRY_VERIFY(!dock->gallery()->isWorking());
        dock->gallery()->list()->setCurrentRow(2);
        dock->originField()->setChecked(false);
        QVERIFY(dock->gameButton()->isVisible());
        QTRY_VERIFY(dock->gameButton()->isEnabled());
        dock->gameButton()->click();
        QTRY_COMPARE(wanted.size(), 1);
        GenerationRequest third;
        third.seed = 3;
        const auto generated = generate(window.document.worldTemplate(), pocketHeroes(), third);
        QVERIFY(generated);
        QVERIFY(wanted.front() == generated->world);
    }

    void commandsLeadToIt() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        dock->hide();
        window.action(QStringLiteral("compare-seeds"))->trigger();
        QVERIFY(gallery->isVisible());
        QTRY_VERIFY(!gallery->isWorking());
        QCOMPARE(gallery->list()->count(), SeedGallery::seedCount);
        gallery->triesField()->setValue(2);
        window.action(QStringLiteral("fair-seed"))->trigger();
        QTRY_VERIFY(!gallery->isWorking());
        QVERIFY(gallery->list()->count() <= 2);
        const int seed = dock->seedField()->value();
        for (int i = 0; i < 20 && dock->seedField()->value() == seed; ++i)
            window.action(QStringLiteral("other-seed"))->trigger();
        QVERIFY(dock->seedField()->value() != seed);
    }

    void aFairSeedIsTaken() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        dock->compareButton()->click();
        gallery->triesField()->setValue(3);
        gallery->fairButton()->click();
        QTRY_VERIFY(!gallery->isWorking());
        QCOMPARE(gallery->list()->count(), 1);
        const SeedSearch found =
            searchFair({twoHomes(), 1, 0}, pocketHeroes(), 3, side, false, {}, [](const SeedSearch&) {});
        QCOMPARE(dock->seedField()->value(), found.rows[0].figures.seed);
        const QListWidgetItem& item = *gallery->list()->item(0);
        QCOMPARE(item.text(), seedCaption(found.rows[0].figures));
        QVERIFY(item.toolTip().contains(QStringLiteral("Blue: castles")));
        QCOMPARE(item.data(Qt::AccessibleDescriptionRole).toString(),
                 seedText(found.rows[0].figures) + u'\n' + playersText(found.rows[0].figures));
    }

    /// A change of the template or of the size gives up what was made and what is being made.
    void nothingOfAnotherTemplateIsShown() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        dock->compareButton()->click();
        gallery->compareButton()->click();
        Template richer = twoHomes();
        richer.zones[0].richness = 60;
        window.document.change(QStringLiteral("richer"),
                               [&](Template& worldTemplate) { worldTemplate = richer; });
        QVERIFY(!gallery->isWorking());
        QCOMPARE(gallery->list()->count(), 0);
        gallery->compareButton()->click(); // while the other still ends
        QTRY_VERIFY(!gallery->isWorking());
        const SeedSearch wanted = compareSeeds({richer, 1, 0}, pocketHeroes(), SeedGallery::seedCount, side,
                                               false, {}, [](const SeedSearch&) {});
        QCOMPARE(gallery->list()->count(), SeedGallery::seedCount);
        for (int i = 0; i < gallery->list()->count(); ++i)
            QCOMPARE(gallery->list()->item(i)->text(), seedCaption(wanted.rows[std::size_t(i)].figures));
        dock->sizeField()->setCurrentIndex(2);
        QCOMPARE(gallery->list()->count(), 0);
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!gallery->isWorking());
    }

    void stoppingKeepsWhatThereIs() {
        TemplateWindow window(twoHomes());
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        dock->compareButton()->click();
        gallery->triesField()->setValue(1000);
        gallery->compareButton()->click();
        QVERIFY(!gallery->stopButton()->isHidden());
        gallery->stopButton()->click();
        QTRY_VERIFY(!gallery->isWorking());
        QVERIFY(gallery->stopButton()->isHidden());
        QVERIFY(gallery->list()->count() <= SeedGallery::seedCount);
        gallery->compareButton()->click();
        QTRY_VERIFY(!gallery->isWorking());
        QCOMPARE(gallery->list()->count(), SeedGallery::seedCount);
    }

    /// What the config's size has no room for has worlds of the size that is chosen, and the other way round.
    void theChosenSizeCounts() {
        Template crowded = twoHomes();
        crowded.config.mapSize = 32;
        for (Zone& zone : crowded.zones)
            zone.mines.assign(40, ZoneMine{.resource = Resource::Gold});
        TemplateWindow window(crowded);
        auto* dock = window.dock<TemplatePreviewDock>();
        SeedGallery* gallery = dock->gallery();
        const auto choose = [dock](int rows) {
            dock->sizeField()->setCurrentIndex(dock->sizeField()->findData(rows));
        };
        dock->raise();
        QVERIFY(window.document.report().count(Severity::Error) > 0);
        QTRY_VERIFY(dock->verdict()->text().contains(QStringLiteral("see Problems")));
        choose(128);
        QTRY_VERIFY(dock->openButton()->isEnabled());
        dock->compareButton()->click();
        gallery->compareButton()->click();
        QVERIFY(gallery->isWorking());
        gallery->stopButton()->click();
        QTRY_VERIFY(!gallery->isWorking());

        window.document.change(QStringLiteral("larger"),
                               [](Template& worldTemplate) { worldTemplate.config.mapSize = 128; });
        QCOMPARE(window.document.report().count(Severity::Error), 0);
        choose(32);
        QTRY_VERIFY(dock->verdict()->text().contains(QStringLiteral("another size")));
        QVERIFY(!dock->openButton()->isEnabled());
        gallery->compareButton()->click();
        QVERIFY(!gallery->isWorking());
        QVERIFY(gallery->note()->text().contains(QStringLiteral("another size")));
        QVERIFY(!gallery->note()->text().contains(QStringLiteral("Problems")));
    }

    void faultyTemplatesHaveNoWorlds() {
        TemplateWindow window; // a zone is cut off
        SeedGallery* gallery = window.dock<TemplatePreviewDock>()->gallery();
        gallery->compareButton()->click();
        QVERIFY(!gallery->isWorking());
        QVERIFY(gallery->note()->text().contains(QStringLiteral("Problems")));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestSeedGallery)
#include "test_seed_gallery.moc"
