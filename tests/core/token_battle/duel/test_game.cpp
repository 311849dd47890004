// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a value: how it begins, is replayed, taken back and given up, and which positions belong to no
// game.
#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/position_fault.h"
#include "tests/support/duels.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>
#include <functional>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

constexpr int toTheEnd = 10'000;

Result<Game> begun(const GameSetup& setup) {
    return Game::of(test::tokenBattleTable(), setup);
}

std::string refusal(const Result<Game>& game) {
    return game ? "begun" : test::errorText(game.error());
}

std::string refusal(const GameRecord& record) {
    return refusal(Game::replay(test::tokenBattleTable(), record));
}

} // namespace

class TestGame : public QObject {
    Q_OBJECT

private slots:
    void aStartThatTheRulesDoNotKnowIsRefused() {
        GameSetup setup = test::anySetup(1);
        setup.start = squareOf({0, 1});
        QCOMPARE(refusal(begun(setup)), "duel/start 1 2");
        setup.start = noSquare;
        QVERIFY(!begun(setup));
        setup = test::anySetup(1, DuelMode::Sandbox);
        QCOMPARE(refusal(begun(setup)), "begun");
    }

    /// The error names the deck's player; in the sandbox the second deck is ignored.
    void aDeckTheGameWouldNotTakeIsRefused() {
        const auto table = test::tokenBattleTable();
        const Deck good = test::deckOf("0 1 | 2 3 | 4 5 | 6 7");
        const Deck shortStack = test::deckOf("0 1 | 2 3 | 4 5 | 6");
        const auto refused = [&](const Deck& first, const Deck& second, DuelMode mode) {
            const Result<Duel> duel = Duel::of(table, first, second, mode);
            return duel ? std::string("begun") : test::errorText(duel.error());
        };
        QCOMPARE(refused(shortStack, good, DuelMode::Two), "duel/deck-invalid 1");
        QCOMPARE(refused(good, shortStack, DuelMode::Two), "duel/deck-invalid 2");
        QCOMPARE(refused(good, good, DuelMode::Two), "begun");
        QCOMPARE(refused(shortStack, good, DuelMode::Sandbox), "duel/deck-invalid 1");
        QCOMPARE(refused(good, shortStack, DuelMode::Sandbox), "begun");
    }

    /// Every start is drawn, and none that is no start.
    void startsAreDrawnFromTheRules() {
        const DuelRules& rules = test::tokenBattleTable()->rules();
        Squares drawn = 0;
        SeededRandom random(7);
        for (int i = 0; i < 1000; ++i)
            drawn |= bit(randomStart(rules, random));
        QCOMPARE(drawn, rules.starts);
    }

    void aPositionToBeginWithIsLookedAt() {
        const Game played = test::anyGame(4, 9);
        GameSetup setup = played.setup();
        setup.start = noSquare;
        setup.from = played.position();
        const auto game = begun(setup);
        QVERIFY(game);
        QCOMPARE(game->position(), played.position());
        setup.from->scores[0] = 60'000;
        QCOMPARE(refusal(begun(setup)), "duel/position");
    }

    void aRecordGivesTheSameGame() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game game = test::anyGame(seed, toTheEnd);
            QVERIFY(game.hasEnded());
            const auto again = Game::replay(test::tokenBattleTable(), game.record());
            QVERIFY(again);
            QCOMPARE(again->record(), game.record());
            for (int moves = 0; moves <= game.moveCount(); ++moves)
                QCOMPARE(again->positionAfter(moves), game.positionAfter(moves));
            QCOMPARE(again->winner(), game.winner());
        }
    }

    void aRecordThatCannotBeIsRefused() {
        GameRecord record = test::anyGame(2, 6).record();
        record.moves[3].square = noSquare;
        QCOMPARE(refusal(record), "duel/illegal-move 4");
        record.moves[3] = {std::uint8_t(stackCount), 0};
        QCOMPARE(refusal(record), "duel/illegal-move 4");

        GameRecord after = test::anyGame(2, toTheEnd).record();
        after.moves.push_back({0, 0});
        QCOMPARE(refusal(after), "duel/after-end " + std::to_string(after.moves.size()));

        GameRecord resigned = test::anyGame(2, 6).record();
        resigned.resigned = 1;
        QCOMPARE(refusal(resigned), "begun");
        resigned.resigned = 2;
        QCOMPARE(refusal(resigned), "duel/resigned");
    }

    void cardsArePlayedFromTheTopOfTheirStack() {
        const Game game = test::anyGame(5, 12);
        for (int i = 0; i < game.moveCount(); ++i) {
            const Position& before = game.positionAfter(i);
            const int stack = game.record().moves[std::size_t(i)].stack;
            QCOMPARE(game.cardOf(i), game.duel().topCard(before, before.toMove, stack));
            QCOMPARE(game.playerOf(i), int(before.toMove));
        }
    }

    void whatIsNotLegalChangesNothing() {
        Game game = test::anyGame(3, 5);
        const GameRecord record = game.record();
        const Square taken = Square(std::countr_zero(game.position().occupied()));
        for (const Move move : {Move{0, taken}, Move{0, noSquare}, Move{std::uint8_t(stackCount), 0}})
            QVERIFY(!game.play(move));
        QCOMPARE(game.record(), record);
        QCOMPARE(game.moveCount(), 5);
    }

    void goesBackToAnyMove() {
        Game game = test::anyGame(3, 8);
        const Position third = game.positionAfter(3);
        game.resign(0);
        game.goBackTo(3);
        QCOMPARE(game.moveCount(), 3);
        QCOMPARE(game.position(), third);
        QVERIFY(!game.hasEnded());
    }

    void whoGivesUpLoses() {
        for (int player = 0; player < playerCount; ++player) {
            Game game = test::anyGame(3, 4);
            game.resign(player);
            QVERIFY(game.hasEnded());
            QCOMPARE(game.winner(), std::optional(1 - player));
            QVERIFY(!game.play(game.duel().legalMoves(game.position())[0]));
            game.resign(1 - player);
            QCOMPARE(game.winner(), std::optional(1 - player));
        }
        Game game = test::anyGame(3, 4);
        for (int nobody : {-1, playerCount}) {
            game.resign(nobody);
            QVERIFY(!game.hasEnded());
        }
        Game sandbox = test::anyGame(3, 4, DuelMode::Sandbox);
        sandbox.resign(0);
        QVERIFY(!sandbox.hasEnded());
    }

    // Positions that play leads to, and others

    void playedPositionsHaveNoFault() {
        for (const DuelMode mode : {DuelMode::Two, DuelMode::Sandbox})
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                const Game game = test::anyGame(seed, toTheEnd, mode);
                for (int moves = 0; moves <= game.moveCount(); ++moves)
                    QVERIFY(!faultOf(game.positionAfter(moves), game.duel()));
            }
    }

    void everyContradictionIsNamed_data() {
        QTest::addColumn<int>("moves");
        QTest::addColumn<PositionFault>("fault");
        QTest::addColumn<std::function<void(Position&)>>("change");
        const auto row = [](const char* name, int moves, PositionFault fault,
                            const std::function<void(Position&)>& change) {
            QTest::newRow(name) << moves << fault << change;
        };
        row("a card the stack does not have", 0, PositionFault::Hands,
            [](Position& p) { p.hands[1].top[2] = 200; });
        row("more seen than there are", 0, PositionFault::Hands,
            [](Position& p) { p.hands[0].seen[3] = 200; });
        row("turned without a card played", 0, PositionFault::Hands,
            [](Position& p) { p.hands[0].top[1] = 1; });
        row("a push that no card made", 1, PositionFault::Played, [](Position& p) { ++p.played[0].pushes; });
        row("a flip that no card made", 1, PositionFault::Played, [](Position& p) { ++p.played[1].flips; });
        row("more moves than cards", 1, PositionFault::Moves, [](Position& p) { ++p.moves; });
        row("fewer moves than cards", 1, PositionFault::Moves, [](Position& p) { --p.moves; });
        row("an empty board at the start", 0, PositionFault::Board,
            [](Position& p) { static_cast<Board&>(p) = Board(); });
        row("a second token at the start", 0, PositionFault::Board, [](Position& p) {
            p.put(Square(std::countr_zero(p.empty())), {0, 1, TokenKind::Plain});
        });
        row("points the tokens do not bring", 1, PositionFault::Yields, [](Position& p) { ++p.yields[0]; });
        row("points before the first scoring", 1, PositionFault::Scores, [](Position& p) { ++p.scores[1]; });
        row("won before", 4, PositionFault::Scores, [](Position& p) { p.scores[0] = 60'000; });
        row("ended in the middle", 4, PositionFault::State,
            [](Position& p) { p.state = GameState::SecondWon; });
        row("the other begins", 0, PositionFault::Turn, [](Position& p) { p.toMove = 1; });
        row("a boost that nothing gave", 0, PositionFault::Boosts, [](Position& p) { p.boosts[1] = 1; });
        row("a boost by two", 0, PositionFault::Boosts, [](Position& p) { p.boosts[0] = 2; });
        row("a turn too many for the first", 0, PositionFault::ExtraMoves,
            [](Position& p) { p.extraMoves[0] = 1; });
        row("a turn too many for the second", 0, PositionFault::ExtraMoves,
            [](Position& p) { p.extraMoves[1] = 1; });
        row("a token before the first move", 0, PositionFault::LastPlaced,
            [](Position& p) { p.lastPlaced = Square(std::countr_zero(p.occupied())); });
        row("the last token is not there", 1, PositionFault::LastPlaced,
            [](Position& p) { p.lastPlaced = Square(std::countr_zero(p.empty())); });
    }

    void everyContradictionIsNamed() {
        QFETCH(int, moves);
        QFETCH(PositionFault, fault);
        QFETCH(std::function<void(Position&)>, change);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Game game = test::anyGame(seed, moves);
            Position position = game.position();
            QVERIFY(position.running());
            change(position);
            QCOMPARE(faultOf(position, game.duel()), std::optional(fault));
        }
    }
};

STONEMASON_APPLESS_TEST(TestGame)
#include "test_game.moc"
