// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/view/preview/seed_search.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

namespace {

/// Counts the show events of a widget.
class Shows : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Show ? 1 : 0;
        return false;
    }
};

} // namespace

/// The world beside a template, as it is changed.
class TestTemplatePreview : public QObject {
    Q_OBJECT

private slots:
    void previewFollowsTheTemplate() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        QSignalSpy shown(dock, &TemplatePreviewDock::shown);
        QTRY_VERIFY(shown.count() > 0 && !dock->isWorking());
        QTRY_VERIFY(!dock->picture()->image().isNull());
        const QImage first = dock->picture()->image();
        QTRY_VERIFY(dock->openButton()->isEnabled());
        shown.clear();
        dock->diceButton()->click();
        QTRY_VERIFY(shown.count() > 0 && !dock->isWorking());
        QVERIFY(dock->picture()->image() != first);
        for (int step = 1; step < stepCount; ++step) {
            dock->stepField()->setValue(step);
            QVERIFY(!dock->picture()->image().isNull());
        }
        World opened;
        connect(&window.workspace, &TemplateWorkspace::worldGenerated, this,
                [&](const World& world) { opened = world; });
        dock->openButton()->click();
        QVERIFY(!opened.castles.empty());
    }

    /// While the layout is kept, other seeds and numbers leave the zones where they are; another graph, or
    /// the switch once more, lays them out anew. Each template has a switch of its own.
    void theLayoutIsKept() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->setFloating(true);
        dock->resize(420, 700);         // room enough for the picture to keep its size
        dock->stepField()->setValue(1); // the picture is that of the layout
        const auto shown = [dock] {
            return QTest::qWaitFor([dock] { return dock->openButton()->isEnabled(); })
                       ? dock->picture()->image()
                       : QImage();
        };
        QVERIFY(!shown().isNull()); // now the lines below have come, and the picture has its size
        dock->seedField()->setValue(2);
        const QImage second = shown();
        dock->seedField()->setValue(1);
        const QImage first = shown();
        QVERIFY(!first.isNull() && first != second);
        dock->keepButton()->click();
        for (int seed = 2; seed < 5; ++seed) {
            dock->seedField()->setValue(seed);
            QVERIFY(shown() == first);
        }
        window.document.change(QStringLiteral("richer"),
                               [](Template& worldTemplate) { ++worldTemplate.zones[0].richness; });
        QVERIFY(shown() == first);
        const std::vector<DrawingPoint> kept = window.document.keptLayout().centres;
        QCOMPARE(kept.size(), window.document.worldTemplate().zones.size());
        QCOMPARE(window.steps(), 1); // the switch is none

        TemplateDocument other(test::threeZoneTemplate(), test::pocketHeroes());
        window.workspace.setCurrent(&other, nullptr);
        QVERIFY(!dock->keepButton()->isChecked());
        window.workspace.setCurrent(&window.document, window.canvas);
        QVERIFY(dock->keepButton()->isChecked());
        QVERIFY(shown() == first);

        window.document.change(QStringLiteral("aside"),
                               [](Template& worldTemplate) { worldTemplate.zones[0].place->x += 1; });
        QVERIFY(window.document.keptLayout().centres.empty());
        QVERIFY(shown() != first);
        QVERIFY(window.document.keptLayout().centres != kept);
        dock->keepButton()->click();
        QVERIFY(window.document.keptLayout().centres.empty());
    }

    /// Beside the picture stands how fair the world is, and the warning of one that is not.
    void fairnessIsSeen() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        for (int seed = 1; seed <= 3; ++seed) {
            dock->seedField()->setValue(seed);
            QTRY_VERIFY(dock->openButton()->isEnabled());
            GenerationRequest options;
            options.seed = std::uint64_t(seed);
            const auto generated =
                generateFair(window.document.worldTemplate(), test::pocketHeroes(), options, 1);
            QVERIFY(generated.ok());
            const QString words = fairnessText(figuresOf(seed, generated->generated, generated->fairness));
            QVERIFY(!words.isEmpty());
            QVERIFY(dock->verdict()->text().endsWith(words));
        }
        SeedFigures figures{.seed = 7};
        QVERIFY(fairnessText(figures).isEmpty()); // nobody to compare
        figures.fairness.players.resize(2);
        figures.fairness.spread = figures.fairness.mostSpread = 0.2;
        QVERIFY(fairnessText(figures).startsWith(QStringLiteral("Fair")));
        figures.fairness.spread = 0.201;
        QVERIFY(fairnessText(figures).contains(QStringLiteral("21 %")));
    }

    /// What is being made of which attempt, beside Stop; in the end the last step of that which came out.
    /// Both go with the work.
    void reportsHowFarTheWorldIs() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        dock->setStopDelay(0);
        Shows shows;
        dock->makingLabel()->installEventFilter(&shows);
        dock->sizeField()->setCurrentIndex(dock->sizeField()->findData(128));
        for (int seed = 1; seed <= 20 && (seed <= 2 || shows.count == 0); ++seed) {
            dock->seedField()->setValue(seed);
            QTRY_VERIFY(dock->openButton()->isEnabled());
            GenerationRequest options;
            options.seed = std::uint64_t(seed);
            options.size = 128;
            const auto generated = generate(window.document.worldTemplate(), test::pocketHeroes(), options);
            QVERIFY(generated.ok());
            QCOMPARE(dock->makingLabel()->text(),
                     attemptText(generated->report.attempts - 1, options.attempts, Step::Decorations));
            QVERIFY(dock->makingLabel()->isHidden() && dock->stopButton()->isHidden());
        }
        QVERIFY(shows.count > 0);
        QCOMPARE(attemptText(1, 8, Step::Roads), QStringLiteral("Attempt 2 of 8: roads"));
    }

    /// It is never the world of what the template was before.
    void onlyTheWorldOfTheTemplateIsOpened() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        QTRY_VERIFY(dock->openButton()->isEnabled());
        window.document.change(QStringLiteral("richer"),
                               [](Template& worldTemplate) { ++worldTemplate.zones[0].richness; });
        QVERIFY(!dock->openButton()->isEnabled());
        dock->stopButton()->click();
        dock->stepField()->setValue(1); // draws the world that there is
        QVERIFY(!dock->openButton()->isEnabled());
        QTRY_VERIFY(dock->openButton()->isEnabled());
        TemplateDocument other(test::threeZoneTemplate(), test::pocketHeroes());
        window.workspace.setCurrent(&other, nullptr);
        QVERIFY(!dock->openButton()->isEnabled());
        QVERIFY(dock->stopButton()->isHidden());
        QVERIFY(dock->picture()->image().isNull());
        window.workspace.setCurrent(&window.document, window.canvas);
    }

    /// By its shortcut; while the world is still being generated, once as soon as it is ready.
    void worldsAreOpenedByKey() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        QList<World> opened;
        connect(&window.workspace, &TemplateWorkspace::worldGenerated, this,
                [&](const World& world) { opened += world; });
        QAction* action = window.action(QStringLiteral("open-world"));
        QVERIFY(!action->shortcut().isEmpty() && !action->toolTip().isEmpty());
        QTRY_VERIFY(dock->openButton()->isEnabled());
        action->trigger();
        QCOMPARE(opened.size(), 1);
        dock->seedField()->setValue(2);
        action->trigger();
        QCOMPARE(opened.size(), 1);
        QTRY_COMPARE(opened.size(), 2);
        QVERIFY(opened[0] != opened[1]);
        dock->seedField()->setValue(3);
        QTRY_VERIFY(dock->openButton()->isEnabled());
        action->trigger();
        window.document.change(QStringLiteral("richer"),
                               [](Template& worldTemplate) { ++worldTemplate.zones[0].richness; });
        action->trigger();
        window.document.change(QStringLiteral("more"),
                               [](Template& worldTemplate) { worldTemplate.zones.emplace_back(); });
        QTRY_VERIFY(dock->picture()->isFaded());
        QCOMPARE(opened.size(), 3); // that of what is gone is not wanted any more
    }

    /// From the template to a file for the game in one go, also while the world is still being made.
    void worldsAreSavedForTheGame() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        QList<World> wanted;
        connect(&window.workspace, &TemplateWorkspace::gameFileWanted, this,
                [&](const World& world) { wanted += world; });
        QSignalSpy opened(&window.workspace, &TemplateWorkspace::worldGenerated);
        QTRY_VERIFY(dock->gameButton()->isEnabled());
        dock->gameButton()->click();
        QCOMPARE(wanted.size(), 1);
        dock->seedField()->setValue(2);
        QVERIFY(!dock->gameButton()->isEnabled());
        window.action(QStringLiteral("game-file"))->trigger();
        QCOMPARE(wanted.size(), 1);
        QTRY_COMPARE(wanted.size(), 2);
        QVERIFY(wanted[0] != wanted[1]);
        QVERIFY(opened.isEmpty());
    }

    /// After the template, or else after its file.
    void worldsHaveTheNameOfTheTemplate() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        QStringList names;
        connect(&window.workspace, &TemplateWorkspace::worldGenerated, this,
                [&](const World& world) { names += WorldDocument(world, test::pocketHeroes()).title(); });
        const auto open = [&] {
            QTRY_VERIFY(dock->openButton()->isEnabled());
            dock->openButton()->click();
        };
        open();
        window.document.change(QStringLiteral("unnamed"),
                               [](Template& worldTemplate) { worldTemplate.name.clear(); });
        open();
        window.document.setPath(QStringLiteral("/somewhere/my lands.ztemplate"));
        open();
        QCOMPARE(names, (QStringList{QString::fromStdString(window.workspace.sampleTemplates()[5].name),
                                     QStringLiteral("Untitled world"), QStringLiteral("my lands")}));
    }

    /// Unless the user does not want it; the origin line is that of the world shown.
    void worldsSayHowTheyWereMade() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        QList<World> wanted;
        connect(&window.workspace, &TemplateWorkspace::gameFileWanted, this,
                [&](const World& world) { wanted += world; });
        connect(&window.workspace, &TemplateWorkspace::worldGenerated, this,
                [&](const World& world) { wanted += world; });
        dock->seedField()->setValue(3);
        QTRY_VERIFY(dock->gameButton()->isEnabled());
        dock->gameButton()->click();
        dock->openButton()->click();
        dock->originField()->click();
        dock->gameButton()->click();
        QCOMPARE(wanted.size(), 3);
        const WorldOrigin origin =
            originOf(window.document.worldTemplate(), wanted[0].size().rows, 3, KeptLayout());
        QVERIFY(originOf(wanted[0]) == origin);
        QVERIFY(originOf(wanted[1]) == origin);
        QVERIFY(!originOf(wanted[2]));
    }

    /// What needs a world is off while none can come of the template, whatever its size, and gives the
    /// reason.
    void actionsSayWhyThereIsNoWorld() {
        TemplateWindow window; // one zone is cut off
        QSignalSpy refused(&window.document, &TemplateDocument::refused);
        for (const char* id : {"open-world", "game-file", "other-seed", "compare-seeds", "fair-seed"}) {
            const QAction* action = window.action(QString::fromLatin1(id));
            QVERIFY2(!action->isEnabled(), id);
            QVERIFY2(action->statusTip().contains(QStringLiteral("zone 2")), qPrintable(action->statusTip()));
            QVERIFY2(action->toolTip().contains(QStringLiteral("zone 2")), qPrintable(action->toolTip()));
        }
        window.dock<TemplatePreviewDock>()->openWorld();
        QCOMPARE(refused.size(), 1);
        window.document.select({1, 2});
        window.action(QStringLiteral("link"))->trigger();
        for (const char* id : {"open-world", "game-file", "other-seed", "compare-seeds", "fair-seed"}) {
            const QAction* action = window.action(QString::fromLatin1(id));
            QVERIFY2(action->isEnabled(), id);
            QVERIFY2(!action->statusTip().contains(QStringLiteral("zone 2")),
                     qPrintable(action->statusTip()));
        }
    }

    /// A zone that nothing is linked to yet leaves the world that there was to be seen, with the reason.
    void whatIsWrongLeavesTheLastWorld() {
        TemplateWindow window(TemplateWindow().workspace.sampleTemplates()[5]);
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->setFloating(true);
        dock->resize(420, 700); // room enough for the picture to keep its size
        dock->stepField()->setValue(1);
        QTRY_VERIFY(dock->openButton()->isEnabled());
        QVERIFY(!dock->picture()->isFaded());
        const int zones = int(window.document.worldTemplate().zones.size());
        addZone(window.document, {900, 900});
        QTRY_VERIFY(dock->picture()->isFaded());
        QVERIFY(!dock->picture()->image().isNull());
        QVERIFY(!dock->openButton()->isEnabled());
        QVERIFY2(dock->verdict()->text().contains(QStringLiteral("to zone %1").arg(zones)),
                 qPrintable(dock->verdict()->text()));
        QVERIFY(dock->verdict()->text().contains(QLatin1String("last world")));
        window.document.undoStack().undo();
        QTRY_VERIFY(!dock->picture()->isFaded());
        QVERIFY(dock->openButton()->isEnabled());
        QVERIFY(!dock->verdict()->text().contains(QLatin1String("last world")));
        window.document.change(QStringLiteral("no"),
                               [](Template& worldTemplate) { worldTemplate.zones.emplace_back(); });
        QTRY_VERIFY(dock->picture()->isFaded());
        TemplateDocument other(test::threeZoneTemplate(), test::pocketHeroes());
        window.workspace.setCurrent(&other, nullptr);
        QTRY_VERIFY(!dock->verdict()->text().isEmpty());
        QVERIFY(dock->picture()->image().isNull()); // it has had none
        window.workspace.setCurrent(&window.document, window.canvas);
    }

    void previewSaysWhyThereIsNone() {
        TemplateWindow window; // a zone is cut off
        auto* dock = window.dock<TemplatePreviewDock>();
        dock->raise();
        QTRY_VERIFY(!dock->verdict()->text().isEmpty());
        QVERIFY(!dock->openButton()->isEnabled());
        QVERIFY(dock->picture()->image().isNull());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTemplatePreview)
#include "test_template_preview.moc"
