// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/tournament/change_search.h"
#include "core/token_battle/tournament/tally.h"
#include "tests/support/duel_cards.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTest>

#include <atomic>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The rules of Token Battle with other cards.
std::shared_ptr<const DuelTable> tableWith(std::vector<Card> cards) {
    return DuelTable::of(catalogueOf(std::move(cards)), tokenBattleTable()->rules()).value();
}

std::vector<Deck> randomField(int decks, std::uint64_t seed) {
    SeededRandom random(seed);
    std::vector<Deck> field;
    for (int i = 0; i < decks; ++i)
        field.push_back(randomDeck(tokenBattle(), random));
    return field;
}

/// Plain cards of value 3 and one, number 5, of value 4 that helps the enemies around it. Easy does not see
/// that, so the card is played often, and is worse than any other.
std::shared_ptr<const DuelTable> tableWithABadCard() {
    std::vector<Card> cards(12, cardWith(Ability::None, Area::None, 3));
    cards[5] = cardWith(Ability::None, Area::None, 4, TokenKind::AuraEnemy);
    return tableWith(std::move(cards));
}

/// All small changes of a deck of those cards.
ChangeSearchPlan planWithABadCard(const Deck& deck, const DuelTable& table) {
    return {.deck = deck,
            .field = {deckOf("0 1 | 2 3 | 4 8 | 6 7"), deckOf("7 1 | 2 9 | 0 8 | 6 10")},
            .changes = smallChangesOf(deck, table.catalogue()),
            .player = {PlayerLevel::Easy},
            .games = 4'000,
            .seed = 1};
}

/// A short search: every twentieth change of a random deck.
ChangeSearchPlan anyPlanOfChanges() {
    SeededRandom random(5);
    const Deck deck = randomDeck(tokenBattle(), random);
    std::vector<DeckChange> changes;
    const std::vector<DeckChange> all = smallChangesOf(deck, tokenBattle());
    for (std::size_t i = 0; i < all.size(); i += 20)
        changes.push_back(all[i]);
    return {.deck = deck,
            .field = randomField(3, 99),
            .changes = std::move(changes),
            .player = {PlayerLevel::Easy},
            .games = 1'000,
            .seed = 4};
}

} // namespace

class TestChangeSearch : public QObject {
    Q_OBJECT

private slots:
    void aBadCardIsNamed() {
        const auto table = tableWithABadCard();
        const ChangeSearchPlan plan = planWithABadCard(deckOf("0 1 | 2 3 | 4 5 | 6 7"), *table);
        const auto result = searchChanges(table, plan, 2);
        QVERIFY(result && !result->suggestions.empty());
        QCOMPARE(result->tried, int(plan.changes.size()));
        for (const SuggestedChange& suggestion : result->suggestions) {
            QCOMPARE(suggestion.change.kind, DeckChangeKind::Replace);
            QCOMPARE(suggestion.change.card, 5);
            QVERIFY(suggestion.gain.interval.low > 0);
        }
        QVERIFY(result->games <= mostGamesOf(plan));
    }

    /// Two searches with the same seed and a change in between. The change is one that does nothing, so the
    /// same luck would give the same gains.
    void aSearchAfterAChangeHasLuckOfItsOwn() {
        const auto table = tableWithABadCard();
        const ChangeSearchPlan before = planWithABadCard(deckOf("0 1 | 2 3 | 4 5 | 6 7"), *table);
        const ChangeSearchPlan after = planWithABadCard(deckOf("1 0 | 2 3 | 4 5 | 6 7"), *table);
        const auto gainsOf = [&table](const ChangeSearchPlan& plan) {
            const auto result = searchChanges(table, plan, 2);
            std::vector<Estimate> gains;
            for (const SuggestedChange& suggestion : result->suggestions)
                gains.push_back(suggestion.gain);
            return gains;
        };
        const std::vector<Estimate> gains = gainsOf(before);
        QVERIFY(!gains.empty());
        QVERIFY(gainsOf(before) == gains);
        QVERIFY(gainsOf(after) != gains);
        ChangeSearchPlan otherField = before;
        otherField.field.pop_back();
        ChangeSearchPlan otherSeed = before;
        otherSeed.seed = 2;
        std::set<std::uint64_t> seeds;
        constexpr int rounds = 20'000;
        for (const ChangeSearchPlan& plan : {before, after, otherField, otherSeed})
            for (int round = 0; round < rounds; ++round)
                seeds.insert(Schedule::seedOf(luckOf(plan), round, round % 2));
        QCOMPARE(seeds.size(), std::size_t(4 * rounds));
    }

    /// Twelve cards that all do the same, against eight others: no change among the twelve can be a gain, and
    /// with the same luck for both decks no game even differs.
    void cardsOfTheSameEffectAreNeverSuggested() {
        std::vector<Card> cards(20, cardWith(Ability::Push, Area::Cross, 2));
        std::fill(cards.begin() + 12, cards.end(), cardWith(Ability::Damage, Area::Corners, 2));
        const auto table = tableWith(std::move(cards));
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 7 8");
        std::vector<DeckChange> changes = smallChangesOf(deck, table->catalogue());
        std::erase_if(changes, [](const DeckChange& change) { return change.other >= 12; });
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const ChangeSearchPlan plan{.deck = deck,
                                        .field = {deckOf("12 13 | 14 15 | 16 17 | 18 19")},
                                        .changes = changes,
                                        .player = {PlayerLevel::Easy},
                                        .games = 100,
                                        .seed = seed};
            const auto result = searchChanges(table, plan, 2);
            QVERIFY(result && result->suggestions.empty());
            QCOMPARE(result->confirmed, 0);
        }
    }

    /// A card that hits along one diagonal for one that hits along the other, in a game that is otherwise the
    /// same in a mirror: as good, but other games. Hardly a search may call that a gain.
    void aMirroredCardIsNoGain() {
        std::vector<Card> cards(9, cardWith(Ability::Damage, Area::Cross, 2));
        cards[0] = cardWith(Ability::Push, Area::Rising, 2);
        cards[8] = cardWith(Ability::Push, Area::Falling, 2);
        const auto table = tableWith(std::move(cards));
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 7");
        std::vector<DeckChange> changes = smallChangesOf(deck, table->catalogue());
        std::erase_if(changes, [](const DeckChange& change) {
            return change.kind != DeckChangeKind::Replace || change.card != 0;
        });
        QCOMPARE(changes.size(), 1U);
        constexpr int searches = 4;
        int wrong = 0;
        bool differs = false;
        for (std::uint64_t seed = 0; seed < searches; ++seed) {
            const ChangeSearchPlan plan{.deck = deck,
                                        .field = {deckOf("1 2 | 3 4 | 5 6 | 7 0"), deck},
                                        .changes = changes,
                                        .player = {PlayerLevel::Easy},
                                        .games = 120,
                                        .seed = seed};
            const auto result = searchChanges(table, plan, 2);
            wrong += result->suggestions.empty() ? 0 : 1;
            differs = differs || result->games > 0;
        }
        QVERIFY2(wrong <= 1, qPrintable(QString::number(wrong))); // 2.5 %, and three sigma
        QVERIFY(differs);
    }

    void jobsMakeNoDifference() {
        const ChangeSearchPlan plan = anyPlanOfChanges();
        const auto one = searchChanges(tokenBattleTable(), plan, 1);
        QVERIFY(one.has_value());
        QVERIFY(searchChanges(tokenBattleTable(), plan, 2) == one);
        QVERIFY(searchChanges(tokenBattleTable(), plan, 7) == one);
    }

    /// The games are those of a tournament: same seats, same seeds, so the gain of a deck over one that loses
    /// everything is its share.
    void gainsAreDifferencesOfShares() {
        std::vector<Card> cards(18, cardWith(Ability::None, Area::None, 1));
        for (std::size_t i = 0; i < 8; ++i)
            cards[i].value = 2;
        cards[17].value = 9;
        const auto table = tableWith(std::move(cards));
        const Deck weak = deckOf("8 9 | 10 11 | 12 13 | 14 15");
        std::vector<DeckChange> changes = smallChangesOf(weak, table->catalogue());
        std::erase_if(changes,
                      [](const DeckChange& change) { return change.other != 17 || change.card != 8; });
        const ChangeSearchPlan plan{.deck = weak,
                                    .field = {deckOf("0 1 | 2 3 | 4 5 | 6 7")},
                                    .changes = changes,
                                    .player = {PlayerLevel::Normal},
                                    .games = 200,
                                    .seed = 3};
        const auto result = searchChanges(table, plan, 2);
        QCOMPARE(result->suggestions.size(), 1U);
        const auto tournament = [&](const Deck& deck) {
            TournamentPlan games{.form = TournamentForm::Field,
                                 .entrants = {{"deck", deck}, {"field", plan.field.front()}},
                                 .player = plan.player,
                                 .games = 1'000,
                                 .seed = 77};
            const Tournament of = Tournament::of(table, games).value();
            return standingsOf(of, playedBy(of, {}, 2).tally).decks.front().share.value;
        };
        const double gain = tournament(changes.front().deck) - tournament(weak);
        const Interval interval = result->suggestions.front().gain.interval;
        QVERIFY2(interval.low < gain && gain < interval.high, qPrintable(QString::number(gain)));
    }

    void progressRisesToTheEnd() {
        const ChangeSearchPlan plan = anyPlanOfChanges();
        ChangeSearchProgress last;
        const auto result =
            searchChanges(tokenBattleTable(), plan, 2, {}, [&](const ChangeSearchProgress& progress) {
                QVERIFY(progress.games >= last.games && progress.round >= last.round);
                QVERIFY(progress.round < progress.rounds);
                QVERIFY(progress.games <= progress.gamesInAll);
                QVERIFY(last.changes == 0 || progress.changes <= last.changes);
                last = progress;
            });
        QCOMPARE(last.games, result->games);
        QCOMPARE(last.gamesInAll, mostGamesOf(plan));
    }

    void aStopEndsItWithNothing() {
        const ChangeSearchPlan plan = anyPlanOfChanges();
        std::stop_source before;
        before.request_stop();
        QVERIFY(!searchChanges(tokenBattleTable(), plan, 2, before.get_token()));
        std::stop_source during;
        QVERIFY(!searchChanges(tokenBattleTable(), plan, 2, during.get_token(),
                               [&](const ChangeSearchProgress& progress) {
                                   if (progress.games > 0) during.request_stop();
                               }));
    }

    void workIsSharedOut() {
        std::vector<std::atomic<int>> times(1'000);
        std::int64_t last = 0;
        QVERIFY(doInParallel(
            1'000, 5, {}, [&](std::int64_t piece) { return ++times[std::size_t(piece)] == 1; },
            [&](std::int64_t done) { last = done; }));
        QCOMPARE(last, 1'000);
        for (const auto& count : times)
            QCOMPARE(count.load(), 1);
        QVERIFY(doInParallel(0, 4, {}, [](std::int64_t) { return false; }));
        std::atomic<int> begun = 0;
        QVERIFY(!doInParallel(1'000, 3, {}, [&](std::int64_t piece) {
            ++begun;
            return piece != 10;
        }));
        QVERIFY(begun < 1'000);
    }
};

STONEMASON_APPLESS_TEST(TestChangeSearch)
#include "test_change_search.moc"
