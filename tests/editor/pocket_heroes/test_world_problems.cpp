// SPDX-License-Identifier: GPL-3.0-or-later
// What fixing all problems of a world does, and what it leaves to a person.
#include "core/format/file.h"
#include "core/pocket_heroes/format/hmm.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

AllFixed allFixedIn(WorldDocument& document) {
    return WorldProblems(document).fixAll()({});
}

/// How many problems of the world are fixed with all others.
int fixedWithAll(const World& world) {
    const WorldReport report(runChecks(world, pocketHeroes()), pocketHeroes());
    int fixed = 0;
    for (int i = 0; i < report.size(); ++i)
        fixed += report.isFixedWithAll(i) ? 1 : 0;
    return fixed;
}

/// One player's village, and what lies behind rocks where nobody comes.
World walledIn() {
    World world = test::drawn(
        {"............", ".......####.", "..A....#CG#.", ".......#!S#.", ".......####.", "............"});
    world.players.pop_back();
    return world;
}

} // namespace

class TestWorldProblems : public QObject {
    Q_OBJECT

private slots:
    void whatWouldBeDeletedIsLeft() {
        const World world = walledIn();
        QCOMPARE(runChecks(world, pocketHeroes()).count(Severity::Error), 4);
        QCOMPARE(fixedWithAll(world), 0);
        WorldDocument document(world, pocketHeroes());
        const AllFixed fixed = allFixedIn(document);
        QCOMPARE(fixed.solved, 0);
        QCOMPARE(fixed.left, 5); // that the map has no name as well
        QVERIFY(!fixed.take);
    }

    /// Fixing one kind is deliberate, even if it deletes something; other kinds stay as they are.
    void oneKindIsFixedAlone() {
        World world = walledIn();
        for (const int column : {1, 2, 3, 4})
            for (int twice = 0; twice < 2; ++twice)
                world.decorations.push_back({{20, column}, "flowers_8"}); // of which the game keeps one
        WorldDocument document(world, pocketHeroes());
        QTRY_VERIFY(document.reportIsCurrent());
        const WorldProblems problems(document);
        const auto report = problems.report();
        ProblemModel model(QString{});
        model.setListing(3, true);
        model.setReport(report);
        int fold = 0;
        while (fold < model.rowCount() && model.kind(model.index(fold)) != ProblemModel::RowKind::Fold)
            ++fold;
        const ProblemRef first = model.firstOf(model.index(fold));
        QVERIFY(first && report->kind(first.number) == "places/lost");
        QCOMPARE(model.fixableIn(model.index(fold)), 4);
        QCOMPARE(model.buttonTexts(model.index(fold)).back(), QStringLiteral("Delete the decoration (4)"));
        const AllFixed lost = problems.fixAllLike(first)({});
        QCOMPARE(lost.solved, 4);
        QVERIFY(lost.take && lost.take());
        QCOMPARE(document.committedWorld().decorations.size(), world.decorations.size() - 4);
        QCOMPARE(document.committedWorld().items, world.items);
        QTRY_VERIFY(document.reportIsCurrent());
        const auto left = WorldProblems(document).report();
        for (int i = 0; i < left->size(); ++i)
            if (left->kind(i) == "reach/item") {
                const AllFixed taken = WorldProblems(document).fixAllLike({left, i})({});
                QVERIFY(taken.take && taken.take());
                break;
            }
        QVERIFY(document.committedWorld().items.empty());
        QCOMPARE(document.committedWorld().guards, world.guards);
    }

    /// Problems of one player are a card of their own, whose button leaves those of others alone.
    void onePlayersProblemsAreFixedAlone() {
        World world = emptyWorld(32);
        for (int i = 0; i < 3; ++i) {
            world.ownerables.push_back({"ore_mine", PlayerId::Red, {4 + 6 * i, 4}, {}});
            world.ownerables.push_back({"ore_mine", PlayerId::Blue, {4 + 6 * i, 20}, {}});
        }
        WorldDocument document(world, pocketHeroes());
        QTRY_VERIFY(document.reportIsCurrent());
        const WorldProblems problems(document);
        const auto report = problems.report();
        const auto count = [&document] {
            const auto now = WorldProblems(document).report();
            int found = 0;
            for (int i = 0; i < now->size(); ++i)
                found += now->kind(i) == "players/nobody";
            return found;
        };
        QCOMPARE(count(), 6);
        int first = 0;
        while (first < report->size() && report->kind(first) != "players/nobody")
            ++first;
        QVERIFY(first < report->size());
        const AllFixed fixed = problems.fixAllLike({report, first})({});
        QVERIFY(fixed.take && fixed.take());
        QTRY_VERIFY(document.reportIsCurrent());
        QCOMPARE(count(), 3);
    }

    /// What the game loses in any case goes, and all that is repaired without loss.
    void theRestIsRepaired() {
        World world = walledIn();
        world.players[0].mainCastle->cell = {9, 9};
        world.players.push_back(world.players[0]);
        world.decorations.push_back({{20, 20}, "trees_1"});
        world.decorations.push_back({{20, 20}, "trees_2"});
        QCOMPARE(fixedWithAll(world), 3);
        WorldDocument document(world, pocketHeroes());
        const AllFixed fixed = allFixedIn(document);
        QCOMPARE(fixed.solved, 3);
        QCOMPARE(fixed.left, 5);
        QVERIFY(fixed.take && fixed.take());
        const World& after = document.committedWorld();
        QCOMPARE(after.items, world.items);
        QCOMPARE(after.guards, world.guards);
        QCOMPARE(after.events, world.events);
        QCOMPARE(after.visitables, world.visitables);
        QCOMPARE(after.decorations.size(), world.decorations.size() - 1);
        QCOMPARE(after.decorations.back().id, std::string("trees_2"));
        QCOMPARE(after.players.size(), std::size_t(1));
        QVERIFY((after.players[0].mainCastle->cell == Cell{2, 2}));
    }

    /// Changes outside the lists of things are made round by round, but are one undo command nevertheless.
    void messagesWithoutATextAreCleared() {
        World world = walledIn();
        world.texts[1].words[0] = "Here";
        for (const char* key : {"one", "two", "three"})
            world.timeEvents.push_back({"", key, 63, 1, 0, {}});
        world.guards[0].message = "two";
        world.events[0].rewardMessage = world.events[0].attackMessage = "four";
        QCOMPARE(fixedWithAll(world), 4);
        WorldDocument document(world, pocketHeroes());
        const AllFixed fixed = allFixedIn(document);
        QCOMPARE(fixed.solved, 4);
        QVERIFY(fixed.take && fixed.take());
        World wanted = world;
        for (TimeEvent& event : wanted.timeEvents)
            event.text.clear();
        wanted.guards[0].message.clear();
        wanted.events[0].rewardMessage.clear();
        wanted.events[0].attackMessage.clear();
        QVERIFY(document.committedWorld() == wanted);
        document.undoStack().undo();
        QVERIFY(document.committedWorld() == world);
    }

    /// A world may be large: the undo step exchanges it with the repaired one, and a shared reference to it
    /// does not cause a copy.
    void theWorldIsNotCopied() {
        World world = walledIn();
        world.decorations.assign(2, {{20, 20}, "trees_1"});
        WorldDocument document(world, pocketHeroes());
        const auto held = document.keptWorld();
        const AllFixed fixed = allFixedIn(document);
        QVERIFY(fixed.take && fixed.take());
        const auto repaired = document.keptWorld();
        document.undoStack().undo();
        QCOMPARE(document.keptWorld(), held);
        document.undoStack().redo();
        QCOMPARE(document.keptWorld(), repaired);
    }

    /// Several that lie outside want to go to the same cell.
    void whatLiesOutsideComesOntoTheMap() {
        World world = walledIn();
        for (int i = 0; i < 3; ++i)
            world.items.push_back({Chest{}, {-1 - i, 6}, {}, ""});
        WorldDocument document(world, pocketHeroes());
        const AllFixed fixed = allFixedIn(document);
        QCOMPARE(fixed.solved, 3);
        QVERIFY(fixed.take && fixed.take());
        const World& after = document.committedWorld();
        QCOMPARE(after.items.size(), world.items.size());
        QVERIFY(std::ranges::all_of(after.items,
                                    [&after](const Item& item) { return after.size().contains(item.cell); }));
    }

    /// The island of Gods War has no bridge, and keeps its treasure.
    void anIslandKeepsWhatLiesThere() {
        const auto files = test::realMapFiles();
        const auto path = std::ranges::find(files, std::string("Gods_War.hmm"), test::fileName);
        if (path == files.end()) QSKIP("the real maps are not at hand");
        const World world = readWorld(*readFile(*path)).value();
        QCOMPARE(fixedWithAll(world), 0);
        WorldDocument document(world, pocketHeroes());
        const AllFixed fixed = allFixedIn(document);
        QCOMPARE(fixed.solved, 0);
        QVERIFY(fixed.left >= 8);
        QVERIFY(!fixed.take);
    }

    /// The action can be used only where the problem that is current has something to be done about it.
    void onlyWhatHasAFixIsFixed() {
        World world = test::drawn({"....#...", "..A.#.B.", "....#...", "#####..."});
        test::WorldWindow window(world);
        QTRY_VERIFY(window.document.reportIsCurrent());
        auto& panel = window.dock<ProblemsDock>()->panel();
        QAction* fix = window.action(QStringLiteral("fix-problem"));
        int with = 0;
        int without = 0;
        for (int row = 0; row < panel.model()->rowCount(); ++row) {
            const QModelIndex index = panel.model()->index(row);
            const ProblemRef problem = panel.model()->problem(index);
            if (!problem) continue;
            panel.list()->setCurrentIndex(index);
            const bool isFixable = problem.report->fixCount(problem.number) > 0;
            QCOMPARE(fix->isEnabled(), isFixable);
            QCOMPARE(reasonOf(*fix).isEmpty(), isFixable);
            ++(isFixable ? with : without);
        }
        QVERIFY(with > 0 && without > 0);
    }

    void buttonAndActionSayWhatIsLeft() {
        test::WorldWindow window(walledIn());
        QCOMPARE(window.dock<ProblemsDock>()->panel().fixAllButton()->toolTip(),
                 WorldEditorTraits::problemWords().fixAllTip);
        QVERIFY(window.action(QStringLiteral("fix-all"))
                    ->statusTip()
                    .startsWith(WorldEditorTraits::problemWords().fixAllTip));
        QTRY_VERIFY(window.document.reportIsCurrent());
        QVERIFY(!window.action(QStringLiteral("fix-all"))->isEnabled());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldProblems)
#include "test_world_problems.moc"
