// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/view/docks/find_dock.h"
#include "editor/pocket_heroes/view/docks/object_model.h"
#include "editor/pocket_heroes/view/docks/property_form.h"
#include "editor/pocket_heroes/view/docks/statistics_dock.h"
#include "editor/pocket_heroes/view/docks/world_properties_dock.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

#include <set>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;
using test::WorldWindow;

namespace {

World inhabited() {
    World world = emptyWorld(32);
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{8, 8}, false}}};
    world.castles.resize(2);
    for (Castle& castle : world.castles) {
        castle.id = "small_01";
        castle.owner = PlayerId::Red;
    }
    world.castles[0].cell = {8, 8};
    world.castles[1].cell = {20, 20};
    world.guards = {{{randomGuard, 3}, Disposition::Savage, false, {3, 3}, ""},
                    {{7, 20}, Disposition::Savage, false, {3, 5}, ""}};
    world.decorations = {{{1, 1}, "trees_1"}};
    setWords(world, {ThingKind::Guard, 1}, TextKind::GuardMessage, Language::English, "Zażółć the bridge");
    return world;
}

/// Grass with a castle of red's on the left and of green's on the right, a mine and a chest near red's.
World between() {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    for (const auto& [player, column] : {std::pair{PlayerId::Red, 8}, std::pair{PlayerId::Green, 26}}) {
        Castle& castle = world.castles.emplace_back();
        castle.id = "small_01";
        castle.owner = player;
        castle.cell = {10, column};
        world.players.push_back({player, Controller::Human, MainCastle{castle.cell, false}});
    }
    world.ownerables = {{"gold_mine", PlayerId::Neutral, {20, 6}, {}}};
    Item& chest = world.items.emplace_back();
    chest.treasure = Chest{};
    chest.cell = {2, 3};
    return world;
}

void choose(QWidget* field, const QString& text) {
    auto* box = qobject_cast<QComboBox*>(field);
    QVERIFY(box);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void type(QWidget* field, const QString& text) {
    auto* line = qobject_cast<QLineEdit*>(field);
    QVERIFY(line);
    line->setText(text);
    emit line->textEdited(text);
}

/// The figure of a line below a heading, empty where there is none.
QString figureOf(const QTreeWidget& tree, const QString& heading, const QString& name) {
    for (QTreeWidgetItem* group : tree.findItems(heading, Qt::MatchExactly | Qt::MatchRecursive))
        for (int i = 0; i < group->childCount(); ++i)
            if (group->child(i)->text(0) == name) return group->child(i)->text(1);
    return {};
}

} // namespace

class TestWorldDocks : public QObject {
    Q_OBJECT

private slots:
    /// Unless chosen otherwise an event happens to whoever comes, as an event of time does.
    void eventsFromThePaletteHappenToAll() {
        const ObjectModel model(pocketHeroes());
        int events = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const Record& record : model.entry(model.index(row)).records)
                if (const auto* event = std::get_if<MapEvent>(&record.value)) {
                    ++events;
                    QCOMPARE(event->players, PlayerMask(0b111111));
                }
        QCOMPARE(events, 1);
    }

    /// A guard of a key that no tent teaches would let nobody through, ever.
    void thePaletteHasAGuardForTheKeyOfEachTent() {
        Catalogue catalogue = pocketHeroes();
        CatalogueObject tent{"tent_far", ObjectClass::KeyTent, catalogue.name};
        tent.key = 200;
        QVERIFY(catalogue.sections[std::size_t(Section::Visitable)].add(tent));
        std::set<int> taught;
        for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all())
            if (object.key) taught.insert(*object.key);
        const ObjectModel model(catalogue);
        std::set<int> offered;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const Record& record : model.entry(model.index(row)).records)
                if (const auto* found = std::get_if<Item>(&record.value))
                    if (const auto* guard = std::get_if<KeyGuard>(&found->treasure))
                        QVERIFY(offered.insert(guard->key).second);
        QCOMPARE(offered, taught);
    }

    /// The only language of a world cannot go: it would be ticked off and be there all the same.
    void theOnlyLanguageStays() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        auto* english = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in English")));
        auto* russian = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in Russian")));
        QVERIFY(!english->isEnabled() && english->isChecked() && !english->toolTip().isEmpty());
        russian->click();
        QVERIFY(english->isEnabled() && russian->isEnabled());
        english->click();
        QVERIFY(!window.world().has(Language::English));
        QVERIFY(!russian->isEnabled() && russian->isChecked());
        QVERIFY(english->isEnabled() && !english->isChecked());
        window.document.undoStack().undo();
        QVERIFY(russian->isEnabled() && english->isChecked());
    }

    void theWorldItselfIsFilledInAndUndone() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        type(form->field(QStringLiteral("Name (English)")), QStringLiteral("Isle"));
        QCOMPARE(nameOf(window.world(), Language::English), std::string("Isle"));
        QCOMPARE(window.document.title(), QStringLiteral("Isle"));
        type(form->field(QStringLiteral("Author")), QStringLiteral("Ann"));
        QCOMPARE(window.world().author, std::string("Ann"));
        auto* russian = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in Russian")));
        russian->click();
        QVERIFY(window.world().has(Language::Russian));
        QVERIFY(form->field(QStringLiteral("Name (Russian)"))->isVisibleTo(form));
        type(form->field(QStringLiteral("Name (Russian)")), QStringLiteral("Остров"));
        QCOMPARE(nameOf(window.world(), Language::Russian), std::string("Остров"));
        auto* radius =
            qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Ultimate artifact: radius")));
        radius->setValue(4294967295.0);
        QCOMPARE(window.world().ultimate.radius, 4294967295U);
        QVERIFY(readWorld(window.saved()).value() == window.world());
        choose(form->field(QStringLiteral("Texts of the file")),
               QStringLiteral("In one language (old files)"));
        QCOMPARE(window.world().version, Version::Plain);
        QCOMPARE(window.world().name, std::string("Isle"));
        QCOMPARE(window.world().guards[1].message, std::string("Zażółć the bridge"));
        QCOMPARE(window.document.undoStack().count(), 6);
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    void playersComeAndGoWithTheirMainCastles() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        choose(form->field(QStringLiteral("Red")), QStringLiteral("Computer"));
        QCOMPARE(window.world().players[0].controller, Controller::Computer);
        auto* castle = qobject_cast<QComboBox*>(form->field(QStringLiteral("Main castle of Red")));
        QCOMPARE(castle->count(), 3); // none, and both
        castle->setCurrentIndex(2);
        emit castle->activated(2);
        QCOMPARE(window.world().players[0].mainCastle->cell, (Cell{20, 20}));
        qobject_cast<QCheckBox*>(form->field(QStringLiteral("Red begins with a hero there")))->click();
        QVERIFY(window.world().players[0].mainCastle->createHero);
        choose(form->field(QStringLiteral("Green")), QStringLiteral("Human"));
        QCOMPARE(window.world().players.size(), std::size_t(2));
        QCOMPARE(window.world().players[1].id, PlayerId::Green);
        choose(form->field(QStringLiteral("Red")), QStringLiteral("Does not play"));
        QCOMPARE(window.world().players.size(), std::size_t(1));
        QVERIFY(!castle->isVisibleTo(form));
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    void eventsOfTimeAreAddedFilledInAndRemoved() {
        WorldWindow window(inhabited());
        auto* dock = window.dock<WorldPropertiesDock>();
        QVERIFY(!dock->removeButton()->isEnabled());
        dock->addButton()->click();
        dock->addButton()->click();
        QCOMPARE(dock->events()->count(), 2);
        QCOMPARE(dock->events()->currentRow(), 1);
        auto* form = dock->eventForm();
        type(form->field(QStringLiteral("Event")), QStringLiteral("Tax"));
        qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("First day")))->setValue(14);
        qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Gold")))->setValue(-500);
        qobject_cast<QCheckBox*>(form->field(QStringLiteral("For Red")))->click();
        const TimeEvent event = window.world().timeEvents[1];
        QCOMPARE(event.name, std::string("Tax"));
        QCOMPARE(event.firstDay, 14U);
        QCOMPARE(event.resources[0], -500);
        QCOMPARE(event.players, 0b111110U);
        QVERIFY(window.world().timeEvents[0].name.empty());
        QCOMPARE(dock->events()->item(1)->text(), QStringLiteral("Tax, day 14"));
        QVERIFY(readWorld(window.saved()).value() == window.world());
        const auto* name = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Event")));
        dock->events()->setCurrentRow(0);
        QCOMPARE(name->text(), QString());
        dock->events()->setCurrentRow(1);
        QCOMPARE(name->text(), QStringLiteral("Tax"));
        dock->removeButton()->click();
        QCOMPARE(window.world().timeEvents.size(), std::size_t(1));
        window.document.undoStack().undo();
        QCOMPARE(window.world().timeEvents[1], event);
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    /// Who looks for a hero means heroes, before what is only called after one.
    void theKindThatIsMeantComesFirst() {
        ObjectModel model(pocketHeroes());
        model.narrow({}, QStringLiteral("hero"));
        QCOMPARE(model.entry(model.index(0)).records.front().kind, ThingKind::Hero);
        const auto rankOf = [](const ObjectModel::Entry& entry) {
            if (entry.group.startsWith(QLatin1String("hero"), Qt::CaseInsensitive)) return 0;
            return entry.name.startsWith(QLatin1String("hero"), Qt::CaseInsensitive) ? 1 : 2;
        };
        int rank = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(rankOf(model.entry(model.index(row))) >= rank);
            rank = rankOf(model.entry(model.index(row)));
        }
        QVERIFY(rank > 0);
    }

    /// No row of the map is said where the game decides; a file may hold any number below 0 for that.
    void aPlaceBelowZeroIsTheGames() {
        World world = inhabited();
        world.ultimate.cell = {-7, 4};
        WorldWindow window(world);
        auto* form = window.dock<WorldPropertiesDock>()->form();
        const auto box = [form](const char* label) {
            return qobject_cast<QDoubleSpinBox*>(form->field(QString::fromLatin1(label)));
        };
        QCOMPARE(box("Ultimate artifact: row")->text(), QStringLiteral("Anywhere"));
        QCOMPARE(box("Ultimate artifact: column")->text(), QStringLiteral("4"));
        QCOMPARE(window.world(), world);
        box("Ultimate artifact: column")->setValue(-1);
        QCOMPARE(box("Ultimate artifact: column")->text(), QStringLiteral("Anywhere"));
        QCOMPARE(window.world().ultimate.cell, (Cell{-7, -1}));
        box("Ultimate artifact: row")->setValue(12);
        QCOMPARE(window.world().ultimate.cell, (Cell{12, -1}));
    }

    void wordsFindNamesOwnersIdsAndMessages() {
        const World world = inhabited();
        const auto found = [&world](const char* words) {
            return thingsWith(world, pocketHeroes(), QString::fromUtf8(words));
        };
        using Things = std::vector<Thing>;
        QCOMPARE(found(""), Things());
        QCOMPARE(found("no such thing"), Things());
        QCOMPARE(found("RED"), (Things{{ThingKind::Castle, 0}, {ThingKind::Castle, 1}}));
        QCOMPARE(found("guard"), (Things{{ThingKind::Guard, 0}, {ThingKind::Guard, 1}}));
        QCOMPARE(found("guard zazolc"), (Things{{ThingKind::Guard, 1}}));
        QCOMPARE(found("trees_1"), (Things{{ThingKind::Decoration, 0}}));
    }

    void returnGoesToWhatIsFound() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<FindDock>();
        dock->field()->setText(QStringLiteral("guard"));
        QCOMPARE(dock->list()->count(), 2);
        QCOMPARE(dock->list()->currentRow(), 0);
        QTest::keyClick(dock->field(), Qt::Key_Down);
        QCOMPARE(dock->list()->currentRow(), 1);
        QTest::keyClick(dock->field(), Qt::Key_Return);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Guard, 1}}));
        dock->field()->setText(QStringLiteral("nothing like that"));
        QTest::keyClick(dock->field(), Qt::Key_Return);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Guard, 1}}));
    }

    void figuresFollowTheWorld() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const QTreeWidget& figures = *dock->figures();
        const auto guards = [&figures] {
            return figureOf(figures, QStringLiteral("Objects"), QStringLiteral("Guards"));
        };
        QTRY_COMPARE(guards(), QStringLiteral("2"));
        QCOMPARE(figureOf(figures, QStringLiteral("Red"), QStringLiteral("Castles")), QStringLiteral("2"));
        QCOMPARE(figureOf(figures, QStringLiteral("Ground"), QStringLiteral("Water")),
                 QStringLiteral("100.0 %"));
        World more = window.world();
        more.guards.pop_back();
        window.document.replace(QStringLiteral("less"), more);
        QTRY_COMPARE(guards(), QStringLiteral("1"));
        window.workspace.setCurrent(nullptr, nullptr);
        QCOMPARE(figures.topLevelItemCount(), 0);
    }

    /// A river that nobody crosses lies between two players, until it dries up.
    void figuresTellZonesAndFairness() {
        World world = between();
        const World dry = world;
        for (int row = 0; row <= 32; ++row)
            world.nodes[{row, 16}].surface = Surface::Water;
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const QTreeWidget& figures = *dock->figures();
        const auto figure = [&figures](const char* heading, const char* name) {
            return figureOf(figures, QString::fromUtf8(heading), QString::fromUtf8(name));
        };
        QTRY_COMPARE(figure("Red", "To the castle of Green"), QStringLiteral("cannot be reached"));
        QCOMPARE(figure("Green", "To the castle of Red"), QStringLiteral("cannot be reached"));
        QVERIFY(!figures
                     .findItems(QStringLiteral("Nobody comes to the castle of another"),
                                Qt::MatchExactly | Qt::MatchRecursive)
                     .empty());
        QCOMPARE(figure("Fairness", "Some come where others never do"), QStringLiteral("unfair"));
        QCOMPARE(figure("Green", "Nearest mine"), QStringLiteral("none can be reached"));
        QCOMPARE(figure("Green", "Mines within reach"), QStringLiteral("0 of 1"));
        QCOMPARE(figure("Red", "Mines within reach"), QStringLiteral("1 of 1"));
        QCOMPARE(figure("Red", "Riches by day 7"), QStringLiteral("3"));
        for (const char* never : {"nan", "inf"})
            QVERIFY(
                figures.findItems(QLatin1String(never), Qt::MatchContains | Qt::MatchRecursive, 1).empty());
        QVERIFY(figures.findItems(QStringLiteral("Zones"), Qt::MatchExactly).empty());

        window.document.replace(QStringLiteral("dry"), dry);
        QTRY_VERIFY(figure("Red", "To the castle of Green").endsWith(QStringLiteral(" days")));
        QCOMPARE(figure("Green", "Mines within reach"), QStringLiteral("1 of 1"));
        QVERIFY(figure("Fairness", "Unfair: best and worst differ by").endsWith(QStringLiteral(" %")));

        ZoneMap zones{Grid<std::int16_t>({32, 32}, 0), {1, 2, 50, 5}};
        forEachCell({8, 32}, [&zones](Cell cell) { zones.zoneOf[cell] = 1; });
        window.document.setZones(zones);
        QTRY_COMPARE(figure("Zones", "Zone 1"), QStringLiteral("25.0 %"));
        QCOMPARE(figure("Zones", "Zone 0"), QStringLiteral("75.0 %"));
        QCOMPARE(figure("Zone 1", "Richness"), QStringLiteral("50"));
        QCOMPARE(figure("Zone 1", "Treasure"), QStringLiteral("1"));
        QCOMPARE(figure("Zone 0", "Richness"), QStringLiteral("0"));
        QCOMPARE(figure("Zone 0", "Mines"), QStringLiteral("1"));
        QCOMPARE(figure("Zone 0", "Castles"), QStringLiteral("2"));
        QTRY_COMPARE(figure("Red", "Riches by day 7"), QStringLiteral("50"));
    }

    /// As far as each mine is, and what the verdict counts of that: all are Red's, by more than half a day.
    void figuresTellTheWayToEachMine() {
        World world = between();
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {5, 5}, {}});
        world.ownerables.push_back({"wood_sawmill", PlayerId::Neutral, {15, 3}, {}});
        const auto fairness = fairnessOf(world, pocketHeroes(), footingOf(world, pocketHeroes()),
                                         pocketHeroes().fairness.worth);
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const auto figure = [dock](const char* name) {
            return figureOf(*dock->figures(), QStringLiteral("Red"), QString::fromUtf8(name));
        };
        QTRY_COMPARE(figure("Mines within reach"), QStringLiteral("3 of 3"));
        double sum = 0;
        int number = 0;
        for (const double way : fairness.players.at(0).mineDays) {
            QCOMPARE(figureOf(*dock->figures(), QStringLiteral("Mines within reach"),
                              QStringLiteral("Mine %1").arg(++number)),
                     QString::number(way, 'f', 1) + QStringLiteral(" days"));
            sum += way;
        }
        QCOMPARE(number, 3);
        QVERIFY(dock->figures()->header()->sectionSize(0) > dock->figures()->viewport()->width() / 3);
        QCOMPARE(figure("Nearest 3 mine(s), on average"),
                 QString::number(sum / 3, 'f', 1) + QStringLiteral(" days"));
        QVERIFY(!dock->figures()
                     ->findItems(QStringLiteral("Because of "), Qt::MatchStartsWith | Qt::MatchRecursive)
                     .empty());
    }

    /// Nobody is compared with nobody.
    void fairnessOfFewIsToldInWords() {
        World world = emptyWorld(32);
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const auto isSaid = [dock](const char* words) {
            return !dock->figures()
                        ->findItems(QLatin1String(words), Qt::MatchExactly | Qt::MatchRecursive)
                        .empty();
        };
        QTRY_VERIFY(isSaid("No player has a castle"));
        window.document.replace(QStringLiteral("one"), inhabited());
        QTRY_VERIFY(isSaid("There are no two players to compare"));
    }

    /// Nothing is looked for where nobody sees it; what was found is up to date when it is seen again.
    void hiddenItFindsNothing() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<FindDock>();
        dock->show();
        dock->field()->setText(QStringLiteral("village"));
        const int found = dock->list()->count();
        QVERIFY(found > 1);
        dock->hide();
        const Thing first{ThingKind::Castle, 1};
        window.document.edit(QStringLiteral("x"), deleting(window.world(), {&first, 1}));
        QCOMPARE(dock->list()->count(), 0);
        dock->show();
        QCOMPARE(dock->list()->count(), found - 1);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldDocks)
#include "test_world_docks.moc"
