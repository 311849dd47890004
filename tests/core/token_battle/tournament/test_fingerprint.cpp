// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/squares.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTest>

#include <functional>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

std::string markOf(const Catalogue& cards, const DuelRules& rules) {
    const auto table = DuelTable::of(cards, rules);
    if (!table) qFatal("%s", table.error().message.id.data());
    return gameFingerprint(**table);
}

std::string planMarkOf(TournamentPlan plan) {
    return tournamentOf(std::move(plan)).fingerprint();
}

} // namespace

/// The marks that distinguish results of other cards, rules or plans.
class TestFingerprint : public QObject {
    Q_OBJECT

private slots:
    /// Each number of the rules by itself, a step up and a step down.
    void everyRuleChangesTheMark() {
        const Catalogue cards = tokenBattle();
        const DuelRules rules = tokenBattleTable()->rules();
        std::set<std::string> marks{markOf(cards, rules)};
        QCOMPARE(*marks.begin(), gameFingerprint(*tokenBattleTable()));
        QCOMPARE(markOf(cards, rules), *marks.begin());
        const std::pair<const char*, int DuelRules::*> numbers[] = {
            {"winningScore", &DuelRules::winningScore}, {"mostMoves", &DuelRules::mostMoves},
            {"startValue", &DuelRules::startValue},     {"spawnValue", &DuelRules::spawnValue},
            {"gildBelow", &DuelRules::gildBelow},       {"goldenFactor", &DuelRules::goldenFactor},
            {"auraBonus", &DuelRules::auraBonus}};
        for (const auto& [name, number] : numbers) {
            DuelRules other = rules;
            ++(other.*number);
            QVERIFY2(marks.insert(markOf(cards, other)).second, name);
        }
        const std::pair<const char*, int PlayerRules::*> ofPlayers[] = {
            {"doubt", &PlayerRules::doubt},         {"extraTurn", &PlayerRules::extraTurn},
            {"boostNext", &PlayerRules::boostNext}, {"turretReach", &PlayerRules::turretReach},
            {"nodes", &PlayerRules::nodes},         {"unknownValue", &PlayerRules::unknownValue}};
        for (const auto& [name, number] : ofPlayers) {
            DuelRules other = rules;
            ++(other.players.*number);
            QVERIFY2(marks.insert(markOf(cards, other)).second, name);
        }
        const std::pair<const char*, std::function<void(DuelRules&)>> others[] = {
            {"starts",
             [](DuelRules& r) {
                 r.starts ^= bit(squareOf({0, 0}));
             }},
            {"wary of what", [](DuelRules& r) { ++r.players.wary[0].percent; }},
            {"wary above", [](DuelRules& r) { ++r.players.wary[0].above; }},
            {"the second too", [](DuelRules& r) { ++r.players.wary[1].percent; }},
            {"fewer to be wary of", [](DuelRules& r) { r.players.wary.pop_back(); }},
        };
        for (const auto& [name, change] : others) {
            DuelRules other = rules;
            change(other);
            QVERIFY2(marks.insert(markOf(cards, other)).second, name);
        }
    }

    void everyTraitOfACardChangesTheMark() {
        const DuelRules rules = tokenBattleTable()->rules();
        std::set<std::string> marks{markOf(tokenBattle(), rules)};
        const std::pair<const char*, std::function<void(Card&)>> changes[] = {
            {"value", [](Card& card) { ++card.value; }},
            {"ability", [](Card& card) { card.ability = Ability::Gild; }},
            {"kind", [](Card& card) { card.kind = TokenKind::AuraAll; }},
            {"a cell more",
             [](Card& card) {
                 card.area.push_back({1, 1});
             }},
            {"a cell elsewhere", [](Card& card) { ++card.area.front().dx; }},
            {"a cell higher", [](Card& card) { ++card.area.front().dy; }},
            {"another order", [](Card& card) { std::swap(card.area.front(), card.area.back()); }},
        };
        for (const auto& [name, change] : changes)
            for (const std::size_t index : {std::size_t(1), std::size_t(15)}) {
                Catalogue other = tokenBattle();
                change(other.cards[index]);
                QVERIFY2(marks.insert(markOf(other, rules)).second, name);
            }
        Catalogue fewer = tokenBattle();
        fewer.cards.pop_back();
        QVERIFY(marks.insert(markOf(fewer, rules)).second);
        // What it is called has no part in a game.
        Catalogue renamed = tokenBattle();
        renamed.cards[1].text = renamed.cards[2].text;
        QVERIFY(!marks.insert(markOf(renamed, rules)).second);
    }

    void everythingOfAPlanChangesTheMark() {
        TournamentPlan plan = anyPlan(3, 8);
        plan.player = {PlayerLevel::Hard, 500, false};
        std::set<std::string> marks{planMarkOf(plan)};
        const std::pair<const char*, std::function<void(TournamentPlan&)>> changes[] = {
            {"form", [](TournamentPlan& p) { p.form = TournamentForm::Field; }},
            {"games", [](TournamentPlan& p) { p.games += 2; }},
            {"seed", [](TournamentPlan& p) { ++p.seed; }},
            {"nodes", [](TournamentPlan& p) { ++p.player.nodes; }},
            {"open decks", [](TournamentPlan& p) { p.player.openDecks = true; }},
            {"level", [](TournamentPlan& p) { p.player = {PlayerLevel::Normal}; }},
            {"another level", [](TournamentPlan& p) { p.player = {PlayerLevel::Easy}; }},
            {"a name", [](TournamentPlan& p) { p.entrants[1].name += "x"; }},
            {"order", [](TournamentPlan& p) { std::swap(p.entrants[0], p.entrants[1]); }},
            {"decks", [](TournamentPlan& p) { std::swap(p.entrants[0].deck, p.entrants[1].deck); }},
            {"one deck less", [](TournamentPlan& p) { p.entrants.pop_back(); }},
            {"a card", [](TournamentPlan& p) { p.entrants[2].deck = deckOf("0 1 | 2 3 | 4 5 | 6 9"); }},
            {"its place", [](TournamentPlan& p) { p.entrants[2].deck = deckOf("1 0 | 2 3 | 4 5 | 6 9"); }},
            {"its stack", [](TournamentPlan& p) { p.entrants[2].deck = deckOf("0 1 2 | 3 7 | 4 5 | 6 9"); }},
            {"the cut between stacks",
             [](TournamentPlan& p) { p.entrants[2].deck = deckOf("0 1 | 2 3 7 | 4 5 | 6 9"); }},
        };
        for (const auto& [name, change] : changes) {
            TournamentPlan other = plan;
            change(other);
            QVERIFY2(marks.insert(planMarkOf(other)).second, name);
        }
    }

    /// Settings that only Hard uses do not change a tournament without Hard; and its number of positions has
    /// the same effect given explicitly or by default.
    void whatNobodyHeedsChangesNothing() {
        TournamentPlan plan = anyPlan(2, 4);
        const std::string mark = planMarkOf(plan);
        plan.player = {PlayerLevel::Easy, 777, true};
        QCOMPARE(planMarkOf(plan), mark);
        plan.player = {PlayerLevel::Hard};
        const std::string hard = planMarkOf(plan);
        plan.player.nodes = tokenBattleTable()->rules().players.nodes;
        QCOMPARE(planMarkOf(plan), hard);
    }
};

STONEMASON_APPLESS_TEST(TestFingerprint)
#include "test_fingerprint.moc"
