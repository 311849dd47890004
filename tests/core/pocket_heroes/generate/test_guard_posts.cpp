// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/guard_posts.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

namespace stonemason::pocket_heroes {

namespace {

/// Two entrances side by side, all else walls.
class TwoDoors {
public:
    TwoDoors() {
        draft.size = {5, 5};
        draft.zoneOf = Grid<std::int16_t>(draft.size, 0);
        draft.use = Grid<CellUse>(draft.size, CellUse::Wall);
    }

    void set(Cell cell, CellUse use) { draft.use[cell] = use; }
    std::vector<std::optional<Cell>> posts() const {
        return guardPosts(draft, std::array{doorOf(draft, left_), doorOf(draft, right_)});
    }

    Draft draft;

private:
    DraftBuilding left_{"ore_mine", 0, {1, 1}, {2, 2}};
    DraftBuilding right_{"ore_mine", 0, {1, 2}, {2, 2}};
};

using Posts = std::vector<std::optional<Cell>>;

} // namespace

class TestGuardPosts : public QObject {
    Q_OBJECT

private slots:
    void eachPrefersTheCorner() {
        TwoDoors doors;
        for (const Cell cell : {Cell{2, 1}, Cell{2, 2}, Cell{2, 3}})
            doors.set(cell, CellUse::Open);
        QVERIFY((doors.posts() == Posts{Cell{2, 2}, Cell{2, 3}}));
    }

    /// The first would stand where alone the second can.
    void theFirstMovesAside() {
        TwoDoors doors;
        doors.set({2, 1}, CellUse::Kept);
        doors.set({2, 2}, CellUse::Kept);
        QVERIFY((doors.posts() == Posts{Cell{2, 1}, Cell{2, 2}}));
    }

    void anObstacleIsClearedRatherThanNoGuardPosted() {
        TwoDoors doors;
        doors.set({2, 2}, CellUse::Kept);
        doors.set({2, 3}, CellUse::Obstacle);
        QVERIFY((doors.posts() == Posts{Cell{2, 2}, Cell{2, 3}}));
        doors.set({2, 1}, CellUse::Obstacle);
        QVERIFY((doors.posts() == Posts{Cell{2, 2}, Cell{2, 3}}));
    }

    void whoHasNoPlaceHasNone() {
        TwoDoors doors;
        doors.set({2, 2}, CellUse::Kept);
        QVERIFY((doors.posts() == Posts{Cell{2, 2}, std::nullopt}));
        doors.set({2, 2}, CellUse::Passage);
        QVERIFY((doors.posts() == Posts{std::nullopt, std::nullopt}));
    }

    void nobodyStandsInAnotherZone() {
        TwoDoors doors;
        doors.set({2, 2}, CellUse::Open);
        doors.set({2, 3}, CellUse::Open);
        doors.draft.zoneOf[{2, 3}] = 1;
        doors.draft.zoneOf[{2, 2}] = 1;
        QVERIFY((doors.posts() == Posts{std::nullopt, std::nullopt}));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestGuardPosts)
#include "test_guard_posts.moc"
