// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/game.h"
#include "tests/support/duels.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

/// The traits that the game-independent code uses agree with Token Battle's engine.
class TestDuelTraits : public QObject {
    Q_OBJECT

private slots:
    void movesAreMadeAndTakenBack() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Game game = anyGame(seed, 0);
            const Duel& duel = game.duel();
            Position position = game.position();
            Random random{unsigned(seed)};
            while (DuelTraits::state(position) == GameState::Running) {
                const MoveList moves = DuelTraits::moves(duel, position);
                const Move move = moves[std::size_t(random.below(int(moves.size())))];
                QVERIFY(DuelTraits::isLegal(duel, position, move));
                const Position before = position;
                Position played = position;
                duel.play(played, move);
                const Position undo = DuelTraits::make(duel, position, move);
                QCOMPARE(position, played);
                DuelTraits::unmake(duel, position, move, undo);
                QCOMPARE(position, before);
                DuelTraits::play(duel, position, move);
                QCOMPARE(position, played);
                QCOMPARE(DuelTraits::toMove(position), int(position.toMove));
                QCOMPARE(DuelTraits::points(position, 0), int(position.scores[0]));
                QCOMPARE(DuelTraits::points(position, 1), int(position.scores[1]));
            }
            QCOMPARE(winnerOf(DuelTraits::state(position)), position.winner());
            QCOMPARE(DuelTraits::moves(duel, position).size(), std::size_t(0));
        }
    }

    void textsAreThoseOfFiles() {
        const Move move{1, squareOf({3, 2})};
        QCOMPARE(DuelTraits::text(move), moveText(move));
        QCOMPARE(moveFromText(DuelTraits::text(move)), std::optional(move));
    }

    /// Of many thousand positions none have the hash of another.
    void hashesDistinguishPositions() {
        std::map<std::uint64_t, Position> seen;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Game game = anyGame(0, 0); // the same duel, so that positions can be the same
            Position position = game.position();
            Random random{unsigned(seed)};
            while (position.running()) {
                const MoveList moves = game.duel().legalMoves(position);
                for (const Move move : moves) {
                    Position after = position;
                    game.duel().play(after, move);
                    const auto [it, isNew] = seen.emplace(DuelTraits::hash(after), after);
                    QVERIFY(isNew || it->second == after);
                }
                game.duel().play(position, moves[std::size_t(random.below(int(moves.size())))]);
            }
        }
        QVERIFY(seen.size() > 5'000);
    }

    /// Each member by itself, even where no game would change it alone.
    void everythingCountsForTheHash() {
        const Position position = anyGame(1, 20).position();
        std::vector<Position> changed(12, position);
        changed[0].put(Square(std::countr_zero(position.empty())), {0, 1, TokenKind::Plain});
        ++changed[1].scores[1];
        ++changed[2].yields[0];
        ++changed[3].played[0].pushes;
        ++changed[4].hands[1].top[2];
        ++changed[5].hands[1].seen[2];
        ++changed[6].boosts[0];
        ++changed[7].extraMoves[1];
        ++changed[8].moves;
        changed[9].lastPlaced = Square(position.lastPlaced == 0 ? 1 : 0);
        changed[10].toMove = std::uint8_t(1 - position.toMove);
        changed[11].state = GameState::Drawn;
        std::set<std::uint64_t> hashes{DuelTraits::hash(position)};
        for (const Position& other : changed)
            QVERIFY(hashes.insert(DuelTraits::hash(other)).second);
        QCOMPARE(DuelTraits::hash(Position(position)), DuelTraits::hash(position));
    }
};

STONEMASON_APPLESS_TEST(TestDuelTraits)
#include "test_duel_traits.moc"
