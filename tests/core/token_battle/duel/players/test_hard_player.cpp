// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/hard_player.h"
#include "tests/support/duel_cards.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <thread>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The most moves that a position can have.
constexpr int mostMoves = stackCount * duelCells;

Position after(const Duel& duel, Position position, Move move) {
    duel.play(position, move);
    return position;
}

bool wins(const Duel& duel, const Position& position, Move move) {
    return after(duel, position, move).winner() == position.toMove;
}

/// Whether the game is lost by the move, by the opponent's best answer to it, or, where the player moves
/// again, by all that he can do then.
bool loses(const Duel& duel, const Position& position, Move move) {
    const int opponent = 1 - position.toMove;
    const Position next = after(duel, position, move);
    if (!next.running()) return next.winner() == opponent;
    const MoveList moves = duel.legalMoves(next);
    if (next.toMove == opponent)
        return std::ranges::any_of(moves, [&](Move answer) { return wins(duel, next, answer); });
    return std::ranges::all_of(moves, [&](Move second) { return loses(duel, next, second); });
}

/// A position of a random game in which either may soon reach the points that end it.
Position nearTheEnd(const Game& game, std::uint64_t seed) {
    SeededRandom random(seed);
    Position position = game.position();
    for (std::uint16_t& score : position.scores)
        score = std::uint16_t(game.duel().rules().winningScore - 1 - random.below(60));
    return position;
}

/// The duel with another card, of another value, for each that the player to move has not seen.
Duel withOtherUnseenCards(const Duel& duel, const Position& position) {
    const int opponent = 1 - position.toMove;
    Duel other = duel;
    for (int stack = 0; stack < stackCount; ++stack) {
        const int seen = position.hands[std::size_t(opponent)].seen[std::size_t(stack)];
        for (int index = seen; index < duel.cardsIn(opponent, stack); ++index) {
            DuelCard card = *duel.table().card(4 * stack + index);
            card.value = duel.cardAt(opponent, stack, index).value % 9 + 1;
            other.replace(opponent, stack, index, card);
        }
    }
    return other;
}

Move chosen(const Duel& duel, const Position& position, const PlayerOptions& options) {
    return HardPlayer(options).choose(duel, position, {});
}

} // namespace

class TestHardPlayer : public QObject {
    Q_OBJECT

private slots:
    void takesAWinAndDeniesOne();
    void deniesAWinByAMoveThatBringsLittle();
    void cardsItHasNotSeenMakeNoDifference();
    void keepsItsBudget();
    void aStopEndsTheSearch();
    void sameSeedAndBudgetSameMoves();
};

/// Against all moves and all answers, tried one by one.
void TestHardPlayer::takesAWinAndDeniesOne() {
    int won = 0;
    int denied = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Game game = anyGame(seed, 10 + int(seed % 12));
        if (game.hasEnded()) continue;
        const Duel& duel = game.duel();
        const Position position = nearTheEnd(game, seed);
        const MoveList moves = duel.legalMoves(position);
        const auto ofMoves = [&](auto is) {
            return std::ranges::count_if(moves, [&](Move move) { return is(duel, position, move); });
        };
        const Move move = chosen(duel, position, {.seed = seed, .nodes = 40'000, .openDecks = true});
        QVERIFY(duel.isLegal(position, move));
        if (ofMoves(wins) > 0) {
            QVERIFY2(wins(duel, position, move), qPrintable(QString::number(seed)));
            ++won;
        } else if (const auto lost = ofMoves(loses); lost > 0 && lost < std::ssize(moves)) {
            QVERIFY2(!loses(duel, position, move), qPrintable(QString::number(seed)));
            ++denied;
        }
    }
    QVERIFY2(won > 30 && denied > 30, qPrintable(QStringLiteral("%1 %2").arg(won).arg(denied)));
}

/// Of more than a hundred moves one destroys enough that the opponent does not win at once, and for now it
/// brings less than ninety others.
void TestHardPlayer::deniesAWinByAMoveThatBringsLittle() {
    std::vector<Card> cards(16, cardWith(Ability::None, Area::None, 9));
    cards[7] = cardWith(Ability::Damage, Area::Cross, 1);
    std::fill(cards.begin() + 8, cards.end(), cardWith(Ability::None, Area::None, 2));
    const auto table = DuelTable::of(catalogueOf(std::move(cards)), tokenBattleTable()->rules()).value();
    const Duel duel =
        Duel::of(table, deckOf("0 1 | 2 3 | 4 5 | 7 6"), deckOf("8 9 | 10 11 | 12 13 | 14 15")).value();
    Position position = duel.start(squareOf({5, 5}));
    const Square middle = squareOf({2, 2});
    for (const Cell beside : {Cell{1, 2}, Cell{3, 2}, Cell{2, 1}, Cell{2, 3}})
        position.put(squareOf(beside), {1, 1, TokenKind::Plain});
    position.put(squareOf({5, 0}), {1, 4, TokenKind::Plain});
    position.scores = {900, 985};

    const MoveList moves = duel.legalMoves(position);
    const Move denial{3, middle};
    const auto valueOf = [&](Move move) { return evaluate(duel, after(duel, position, move), 0); };
    for (const Move move : moves)
        QCOMPARE(loses(duel, position, move), move != denial);
    QVERIFY(std::ranges::count_if(moves, [&](Move move) { return valueOf(move) > valueOf(denial); }) >= 90);
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        QCOMPARE(chosen(duel, position, {.seed = seed}), denial);
}

void TestHardPlayer::cardsItHasNotSeenMakeNoDifference() {
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = anyGame(seed, int(seed % 4) * 6);
        const Position& position = game.position();
        const Duel other = withOtherUnseenCards(game.duel(), position);
        PlayerOptions options{.seed = seed};
        QCOMPARE(chosen(other, position, options), chosen(game.duel(), position, options));
        options.openDecks = true;
        if (chosen(other, position, options) != chosen(game.duel(), position, options)) ++differing;
    }
    QVERIFY2(differing >= 5, qPrintable(QString::number(differing)));
}

void TestHardPlayer::keepsItsBudget() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Game game = anyGame(seed, int(seed));
        for (const int nodes : {0, 1, 500, 4'000, 20'000}) {
            HardPlayer player({.seed = seed, .nodes = nodes});
            const int legal = int(game.duel().legalMoves(game.position()).size());
            const int budget = std::max(nodes > 0 ? nodes : game.duel().rules().players.nodes, legal);
            player.choose(game.duel(), game.position(), {});
            QVERIFY(player.nodes() >= budget); // so early no game is looked through to its end
            QVERIFY(player.nodes() < budget + mostMoves);
        }
    }
}

void TestHardPlayer::aStopEndsTheSearch() {
    const Game game = anyGame(1, 4);
    const Duel& duel = game.duel();
    const PlayerOptions endless{.seed = 1, .nodes = std::numeric_limits<int>::max()};
    std::stop_source before;
    before.request_stop();
    HardPlayer player(endless);
    QVERIFY(duel.isLegal(game.position(), player.choose(duel, game.position(), before.get_token())));
    QCOMPARE(player.nodes(), int(duel.legalMoves(game.position()).size()));

    std::stop_source during;
    const std::jthread stopper([&during] { during.request_stop(); });
    QVERIFY(duel.isLegal(game.position(), player.choose(duel, game.position(), during.get_token())));
}

void TestHardPlayer::sameSeedAndBudgetSameMoves() {
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = anyGame(seed, int(seed));
        const PlayerOptions options{.seed = seed, .nodes = 1'000};
        const Move move = chosen(game.duel(), game.position(), options);
        QCOMPARE(chosen(game.duel(), game.position(), options), move);
        const PlayerOptions otherSeed{.seed = seed + 1, .nodes = 1'000};
        const PlayerOptions otherBudget{.seed = seed, .nodes = 8'000};
        for (const PlayerOptions& other : {otherSeed, otherBudget})
            if (chosen(game.duel(), game.position(), other) != move) ++differing;
    }
    QVERIFY(differing > 0);
}

STONEMASON_APPLESS_TEST(TestHardPlayer)
#include "test_hard_player.moc"
