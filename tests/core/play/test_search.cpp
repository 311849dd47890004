// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr int allNodes = std::numeric_limits<int>::max();

/// The game-theoretic value of a position for the player to move: 1, 0 or -1; by brute force.
int worthOf(const HeapRules& rules, const HeapPosition& position) {
    int best = -1;
    for (const HeapMove move : Heaps::moves(rules, position)) {
        HeapPosition after = position;
        Heaps::play(rules, after, move);
        const auto winner = winnerOf(after.state);
        int worth = winner ? (*winner == position.toMove ? 1 : -1) : 0;
        if (after.state == GameState::Running)
            worth = after.toMove == position.toMove ? worthOf(rules, after) : -worthOf(rules, after);
        best = std::max(best, worth);
        if (best == 1) break;
    }
    return best;
}

template <typename Game>
HeapMove bestOf(const HeapRules& rules, const HeapPosition& position, int nodes = allNodes) {
    return Search<Game>(rules, nodes, {}).best(position, Game::moves(rules, position));
}

/// Positions with up to so many stones in each heap, where there are some.
std::vector<HeapPosition> positionsUpTo(std::uint8_t most) {
    std::vector<HeapPosition> positions;
    for (std::uint8_t a = 0; a <= most; ++a)
        for (std::uint8_t b = 0; b <= a; ++b)
            for (std::uint8_t c = 0; c <= b; ++c)
                if (a > 0) positions.push_back(heapsOf(a, b, c));
    return positions;
}

} // namespace

/// Search on a game that is fully solved by brute force.
class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void itsMoveKeepsWhatAPositionIsWorth_data() {
        QTest::addColumn<bool>("again");
        QTest::addColumn<int>("mostMoves");
        QTest::newRow("turn by turn") << false << 100;
        QTest::newRow("moving again") << true << 100;
        QTest::newRow("with draws") << false << 4;
        QTest::newRow("moving again, with draws") << true << 2;
    }
    void itsMoveKeepsWhatAPositionIsWorth() {
        QFETCH(const bool, again);
        QFETCH(const int, mostMoves);
        const HeapRules rules{again, mostMoves};
        std::array<int, 3> seen{};
        for (const HeapPosition& position : positionsUpTo(3)) {
            const int worth = worthOf(rules, position);
            ++seen[std::size_t(worth + 1)];
            const HeapMove move = bestOf<CopiedHeaps>(rules, position);
            HeapPosition after = position;
            Heaps::play(rules, after, move);
            const int got = after.state == GameState::Running
                                ? (after.toMove == position.toMove ? 1 : -1) * worthOf(rules, after)
                                : Heaps::evaluate(rules, after, position.toMove) / winValue;
            QCOMPARE(got, worth);
        }
        QVERIFY(seen[2] > 0 && (again || seen[0] > 0) && (mostMoves > 20 || seen[1] > 0));
    }

    /// The theory of Bouton: a position is lost whose heaps, as binary numbers, cancel out.
    void theTheoryOfHeapsAgrees() {
        const HeapRules rules;
        for (const HeapPosition& position : positionsUpTo(4)) {
            const auto [a, b, c] = position.heaps;
            HeapPosition after = position;
            Heaps::play(rules, after, bestOf<UnmadeHeaps>(rules, position));
            const bool isLostAfter = (after.heaps[0] ^ after.heaps[1] ^ after.heaps[2]) == 0;
            QCOMPARE(isLostAfter, (a ^ b ^ c) != 0);
        }
    }

    void movesTakenBackFromWhatChangedAreNoOthers() {
        for (const bool again : {false, true})
            for (const HeapPosition& position : positionsUpTo(4))
                for (const int nodes : {1, 20, 300}) {
                    const HeapRules rules{again};
                    const auto moves = Heaps::moves(rules, position);
                    Search<CopiedHeaps> copied(rules, nodes, {});
                    Search<UnmadeHeaps> unmade(rules, nodes, {});
                    QCOMPARE(unmade.best(position, moves), copied.best(position, moves));
                    QCOMPARE(unmade.nodes(), copied.nodes());
                }
    }

    void ofEqualsTheFirstOfTheListIsTaken() {
        const HeapRules rules;
        const HeapPosition position = heapsOf(4, 4, 4);
        auto moves = Heaps::moves(rules, position);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            QCOMPARE(Search<CopiedHeaps>(rules, 0, {}).best(position, moves), moves.front());
            std::ranges::rotate(moves, moves.begin() + 1);
        }
    }

    void theBudgetIsKept() {
        const HeapRules rules;
        const HeapPosition position = heapsOf(5, 6, 7);
        const auto moves = Heaps::moves(rules, position);
        for (const int nodes : {0, 1, 100, 2'000}) {
            Search<UnmadeHeaps> search(rules, nodes, {});
            search.best(position, moves);
            QVERIFY(search.nodes() >= std::max(nodes, int(moves.size())));
            QVERIFY(search.nodes() <= std::max(nodes, int(moves.size())) + 21);
        }
    }

    /// A move has a lower value than the best one exactly when it loses game-theoretic value.
    void movesAreComparedWithTheBest() {
        for (const bool again : {false, true}) {
            const HeapRules rules{again};
            for (const HeapPosition& position : positionsUpTo(3))
                for (const HeapMove move : Heaps::moves(rules, position)) {
                    const auto moves = Heaps::moves(rules, position);
                    Search<UnmadeHeaps> search(rules, allNodes, {});
                    const auto found = search.compare(position, moves, move);
                    QCOMPARE(found.best, Search<UnmadeHeaps>(rules, allNodes, {}).best(position, moves));
                    QCOMPARE(found.bestWorth, worthOf(rules, position) * winValue);
                    HeapPosition after = position;
                    Heaps::play(rules, after, move);
                    const bool goesOn = after.state == GameState::Running;
                    const int sign = after.toMove == position.toMove ? 1 : -1;
                    const int kept = goesOn ? sign * worthOf(rules, after) : 1; // who ends it wins
                    if (found.bestWorth < winValue) QCOMPARE(found.worth, kept * winValue);
                    QVERIFY(found.worth <= found.bestWorth);
                    QVERIFY(found.worth < found.bestWorth || kept * winValue == found.bestWorth);
                }
        }
    }

    void aStopEndsIt() {
        std::stop_source stop;
        stop.request_stop();
        const HeapRules rules;
        const auto moves = Heaps::moves(rules, heapsOf(5, 6, 7));
        Search<CopiedHeaps> search(rules, allNodes, stop.get_token());
        QCOMPARE(search.best(heapsOf(5, 6, 7), moves), moves.front());
        QCOMPARE(search.nodes(), int(moves.size()));
    }
};

STONEMASON_APPLESS_TEST(TestSearch)
#include "test_search.moc"
