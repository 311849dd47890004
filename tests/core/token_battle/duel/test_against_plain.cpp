// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/duel_match.h"
#include "tests/support/duels.h"
#include "tests/support/long_run.h"
#include "tests/support/plain_text.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::DuelMatch;
using test::PlainMove;
using test::PlainRules;
using test::Random;

namespace {

/// Cards and numbers that games are played with.
struct Ground {
    const Catalogue* catalogue;
    PlainRules rules;
    std::shared_ptr<const DuelTable> table;
};

Ground groundOf(const Catalogue& catalogue, const PlainRules& rules) {
    return {&catalogue, rules, test::tableOf(catalogue, rules)};
}

/// The game's cards and every other, each with the game's numbers and with others.
const std::vector<Ground>& grounds() {
    static const std::vector<Ground> all = [] {
        PlainRules brief;
        brief.winningScore = 150;
        PlainRules odd;
        odd.winningScore = 400;
        odd.mostMoves = 15;
        odd.startValue = 7;
        odd.spawnValue = 3;
        odd.gildBelow = 6;
        odd.goldenFactor = 3;
        odd.auraBonus = 2;
        return std::vector<Ground>{
            groundOf(test::tokenBattle(), {}), groundOf(test::tokenBattle(), brief),
            groundOf(test::everyCard(), {}),   groundOf(test::everyCard(), brief),
            groundOf(test::everyCard(), odd),
        };
    }();
    return all;
}

/// Cards of the catalogue, each stack of one ability or of any.
Deck oddDeck(const Catalogue& catalogue, Random& random) {
    std::array<std::vector<CardId>, stackCount> stacks;
    std::vector<CardId> used;
    for (auto& stack : stacks) {
        const auto ability = random.oneOf(catalogue.cards).ability;
        const bool alone = random.coin();
        const auto fits = [&](const Card& card) {
            return (!alone || card.ability == ability) && std::ranges::find(used, card.id) == used.end();
        };
        for (int left = 2 + random.below(4); left > 0; --left) {
            std::vector<CardId> choice;
            for (const Card& card : catalogue.cards)
                if (fits(card)) choice.push_back(card.id);
            if (choice.empty()) // the game has only a few cards of some abilities
                for (const Card& card : catalogue.cards)
                    if (std::ranges::find(used, card.id) == used.end()) choice.push_back(card.id);
            used.push_back(random.oneOf(choice));
            stack.push_back(used.back());
        }
    }
    return std::get<Deck>(Deck::of(stacks));
}

Deck anyDeckOf(const Catalogue& catalogue, Random& random) {
    if (random.coin()) return oddDeck(catalogue, random);
    SeededRandom seeded(std::uint64_t(random.below(1'000'000)));
    return randomDeck(catalogue, seeded);
}

/// The events covered: a walk that never meets an event tests nothing about it.
struct Seen {
    int moves = 0;
    int sandboxes = 0;
    int fullBoards = 0;
    int winsByPoints = 0;
    int losses = 0; ///< games that player 0 lost
    int draws = 0;
    int tooLong = 0;
    int movesInARow = 0;
    int swapsInVain = 0; ///< the token placed before was lost
    std::array<int, abilityCount> abilities{};
    std::array<int, tokenKindCount> kinds{};
};

void note(const DuelMatch& match, const PlainRules& rules, Seen& seen) {
    const auto& players = match.plain.players;
    if (match.plain.board.isFull())
        ++seen.fullBoards;
    else if (std::max(players[0].score, players[1].score) >= rules.winningScore)
        ++seen.winsByPoints;
    else
        ++seen.tooLong;
    if (!match.plain.board.hasOpponent()) ++seen.sandboxes;
    if (match.plain.winner() == 1) ++seen.losses;
    if (!match.plain.winner()) ++seen.draws;
}

bool lostLast(const test::PlainDuel& duel) {
    return duel.lastPlaced && !duel.board.cellOf(*duel.lastPlaced);
}

/// One game of random moves, compared after each. Returns the first difference, with how it came about.
std::string walkGame(const Ground& ground, Random& random, Seen& seen) {
    const DuelMode mode = random.below(8) == 0 ? DuelMode::Sandbox : DuelMode::Two;
    const std::array decks{anyDeckOf(*ground.catalogue, random), anyDeckOf(*ground.catalogue, random)};
    const Cell start{2 + random.below(2), 2 + random.below(2)};
    DuelMatch match(ground.table, decks, mode, start, ground.rules);
    std::string story = test::deckText(decks[0]) + " / " + test::deckText(decks[1]);
    std::string difference = match.difference();
    while (difference.empty() && !match.plain.hasEnded()) {
        const int player = *match.plain.next;
        const auto moves = match.plain.legalMoves();
        const PlainMove move = random.oneOf(moves);
        const Card& card = match.plain.cardOf(move);
        ++seen.abilities[std::size_t(card.ability)];
        ++seen.kinds[std::size_t(card.kind)];
        if (card.ability == Ability::SwapLast && lostLast(match.plain)) ++seen.swapsInVain;
        ++seen.moves;
        story = test::plainText(match.plain.board) + "\nplayer " + std::to_string(player) + " card " +
                std::to_string(card.id) + " on " + std::to_string(move.row) + std::to_string(move.column);
        Position reported = match.position;
        match.engine.playObserved(reported, test::engineMove(move));
        match.play(move);
        difference = match.difference();
        if (!(reported == match.position)) difference += "playObserved plays otherwise than play\n";
        if (match.plain.next == player && mode == DuelMode::Two) ++seen.movesInARow;
    }
    if (difference.empty()) note(match, ground.rules, seen);
    return difference.empty() ? "" : story + '\n' + difference;
}

} // namespace

class TestAgainstPlain : public QObject {
    Q_OBJECT

private slots:
    /// Otherwise the two could agree about a game other than the shipped one.
    void numbersAreTheShippedOnes() {
        DuelRules numbers = test::tableOf(test::tokenBattle())->rules();
        numbers.players = test::tokenBattleTable()->rules().players; // not of the rules of a turn
        QVERIFY(numbers == test::tokenBattleTable()->rules());
    }

    /// Two independent implementations agree on every position of random games.
    void theyAgreeAboutEveryMove() {
        const int moves = test::amount(60'000, 1'000'000);
        Random random(20160808);
        Seen seen;
        while (seen.moves < moves) {
            const std::string difference = walkGame(random.oneOf(grounds()), random, seen);
            QVERIFY2(difference.empty(), difference.c_str());
        }
        for (const int times : seen.abilities)
            QVERIFY(times > moves / 200);
        for (const int times : seen.kinds)
            QVERIFY(times > moves / 200);
        for (const int times : {seen.sandboxes, seen.fullBoards, seen.winsByPoints, seen.losses, seen.draws,
                                seen.tooLong, seen.movesInARow, seen.swapsInVain})
            QVERIFY(times > 0);
    }
};

QTEST_APPLESS_MAIN(TestAgainstPlain)
#include "test_against_plain.moc"
