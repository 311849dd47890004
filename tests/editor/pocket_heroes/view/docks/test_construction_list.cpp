// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/construction_list.h"
#include "editor/pocket_heroes/view/docks/properties_dock.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

constexpr int tavern = 42, moat = 52;

/// A guard, and two castles with these lists.
World walled(std::vector<Construction> first, std::vector<Construction> second) {
    World world = emptyWorld(32);
    world.guards.resize(1);
    world.guards[0].cell = {1, 1};
    world.castles.resize(2);
    for (int i = 0; i < 2; ++i) {
        world.castles[std::size_t(i)].id = "small_01";
        world.castles[std::size_t(i)].cell = {8, 8 + 10 * i};
    }
    world.castles[0].constructions = std::move(first);
    world.castles[1].constructions = std::move(second);
    return world;
}

/// The window of such a world, with the list unfolded.
struct ListWindow : WorldWindow {
    explicit ListWindow(const World& world)
        : WorldWindow(world), buildings(*dock<PropertiesDock>()->constructions()) {
        window.show();
        buildings.opener()->click();
    }
    QString text(int kind) const { return buildings.list()->item(kind)->text(); }
    Qt::CheckState box(int kind) const { return buildings.list()->item(kind)->checkState(); }
    void space(int kind) {
        buildings.list()->setCurrentRow(kind);
        QTest::keyClick(buildings.list(), Qt::Key_Space);
    }

    ConstructionList& buildings;
};

const std::vector<Thing> both{{ThingKind::Castle, 0}, {ThingKind::Castle, 1}};

} // namespace

class TestConstructionList : public QObject {
    Q_OBJECT

private slots:
    void isThereForCastlesAndFolded() {
        WorldWindow window(walled({}, {}));
        window.window.show();
        ConstructionList& buildings = *window.dock<PropertiesDock>()->constructions();
        QVERIFY(buildings.isHidden());
        window.document.select({{ThingKind::Guard, 0}});
        QVERIFY(buildings.isHidden());
        window.document.select({{ThingKind::Guard, 0}, {ThingKind::Castle, 0}});
        QVERIFY(buildings.isHidden());
        window.document.select(both);
        QVERIFY(!buildings.isHidden());
        QVERIFY(buildings.list()->isHidden() && buildings.filter()->isHidden());
        buildings.opener()->click();
        QVERIFY(!buildings.list()->isHidden() && !buildings.filter()->isHidden());
        QCOMPARE(buildings.list()->count(), int(test::pocketHeroes().constructions.size()));
        QVERIFY(!buildings.list()->accessibleName().isEmpty());
        QVERIFY(!buildings.filter()->accessibleName().isEmpty());
        window.document.select({});
        QVERIFY(buildings.isHidden());
    }

    void spaceGoesThroughTheStates() {
        ListWindow window(walled({{moat, 0}, {200, 7}}, {}));
        window.document.select({both.front()});
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern"));
        QCOMPARE(window.box(tavern), Qt::Unchecked);
        QCOMPARE(window.text(moat), QStringLiteral("Moat: not built"));
        const World before = window.world();
        const std::vector<Construction>& list = window.world().castles[0].constructions;
        window.space(tavern);
        QCOMPARE(list, (std::vector<Construction>{{moat, 0}, {200, 7}, {tavern, 0}}));
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern: not built"));
        QCOMPARE(window.box(tavern), Qt::Unchecked);
        window.space(tavern);
        QCOMPARE(list, (std::vector<Construction>{{moat, 0}, {200, 7}, {tavern, 1}}));
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern: built"));
        QCOMPARE(window.box(tavern), Qt::Checked);
        window.space(tavern);
        QCOMPARE(list, (std::vector<Construction>{{moat, 0}, {200, 7}}));
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern"));
        QCOMPARE(window.document.undoStack().count(), 3);
        window.document.undoStack().undo();
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern: built"));
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QVERIFY(window.world() == before);
        QVERIFY(window.world().castles[1].constructions.empty());
    }

    /// A castle has the buildings of its nation and its size; what else it has
    /// can be taken out.
    void otherNationsBuildAlone() {
        World world = walled({{moat, 1}}, {});
        world.castles[0].nation = Nation::Citadel;
        world.castles[1].nation = Nation::Necropolis;
        ListWindow window(world);
        const auto isOffered = [&window](int kind) {
            return !window.buildings.list()->item(kind)->isHidden();
        };
        constexpr int peasants = 0, archangels = 5, stronghold = 6, graves = 30;
        window.document.select({both.front()});
        QVERIFY(isOffered(peasants) && isOffered(tavern) && isOffered(moat));
        QVERIFY(!isOffered(archangels) && !isOffered(stronghold) && !isOffered(graves));
        window.space(moat); // is no longer listed
        QVERIFY(!isOffered(moat));
        window.buildings.filter()->setText(QStringLiteral("e"));
        QVERIFY(!isOffered(graves));
        window.buildings.filter()->clear();
        window.document.select({both.back()});
        QVERIFY(isOffered(graves) && !isOffered(peasants));
        window.document.select(both);
        QVERIFY(isOffered(tavern) && !isOffered(graves) && !isOffered(peasants));
        const Catalogue& known = test::pocketHeroes();
        QCOMPARE(known.castleConstructions.size(), std::size_t(18));
        for (Castle castle = world.castles[0]; const char* id : {"small_01", "medium_02", "large_04"}) {
            castle.id = id;
            QCOMPARE(known.canHave(castle, archangels), std::string_view(id) != "small_01");
            QVERIFY(!known.canHave(castle, stronghold) && known.canHave(castle, tavern));
        }
    }

    /// One building changes in all of them, and what else they have stays theirs.
    void castlesThatDifferAreMadeAlikeInOneBuilding() {
        ListWindow window(walled({{tavern, 0}, {moat, 1}}, {{200, 7}, {tavern, 1}}));
        const World before = window.world();
        window.document.select(both);
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern: different"));
        QCOMPARE(window.box(tavern), Qt::PartiallyChecked);
        QCOMPARE(window.box(moat), Qt::PartiallyChecked); // one has it, the other does not
        QCOMPARE(window.text(0), QStringLiteral("Peasants' huts"));
        window.space(tavern);
        QCOMPARE(window.world().castles[0].constructions,
                 (std::vector<Construction>{{tavern, 1}, {moat, 1}}));
        QCOMPARE(window.world().castles[1].constructions, (std::vector<Construction>{{200, 7}, {tavern, 1}}));
        QCOMPARE(window.box(tavern), Qt::Checked);
        QCOMPARE(window.box(moat), Qt::PartiallyChecked);
        QCOMPARE(window.document.undoStack().count(), 1);
        QCOMPARE(readWorld(window.saved()).value(), window.world());
        window.document.undoStack().undo();
        QVERIFY(window.world() == before);
    }

    /// States that the game does not have stand as their numbers.
    void unknownStatesAreNumbers() {
        ListWindow window(walled({{tavern, 7}}, {}));
        window.document.select({both.front()});
        QCOMPARE(window.text(tavern), QStringLiteral("Tavern: 7"));
        QCOMPARE(window.box(tavern), Qt::Unchecked);
    }

    void wordsNarrowTheList() {
        ListWindow window(walled({}, {}));
        window.document.select(both);
        const auto seen = [&window] {
            QStringList texts;
            for (int row = 0; row < window.buildings.list()->count(); ++row)
                if (!window.buildings.list()->item(row)->isHidden()) texts += window.text(row);
            return texts;
        };
        window.buildings.filter()->setText(QStringLiteral("GUILD mage"));
        QCOMPARE(seen().size(), 5);
        QVERIFY(seen().contains(QStringLiteral("Mage guild 3")));
        QCOMPARE(window.buildings.list()->currentRow(), 36); // the first of those
        QTest::keyClick(window.buildings.list(), Qt::Key_Space);
        QCOMPARE(window.world().castles[1].constructions, (std::vector<Construction>{{36, 0}}));
        QCOMPARE(seen().size(), 5); // also once it is changed
        window.buildings.filter()->clear();
        QCOMPARE(seen().size(), window.buildings.list()->count());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestConstructionList)
#include "test_construction_list.moc"
