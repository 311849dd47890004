// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tournament.h"

#include "core/base/fingerprint.h"
#include "core/token_battle/deck/deck.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// Rises when the same seed and decks no longer give the same games, or the same games other figures.
constexpr int playingVersion = 2;

void add(Fingerprint& mark, const Catalogue& catalogue) {
    mark.add(catalogue.id).add(catalogue.cards.size());
    for (const Card& card : catalogue.cards) {
        mark.add(card.id).add(card.value).add(int(card.ability)).add(int(card.kind)).add(card.area.size());
        for (const Offset& offset : card.area)
            mark.add(offset.dx).add(offset.dy);
    }
}

// Adding a member to the rules fails to compile here: the bindings must name all members.
void add(Fingerprint& mark, const PlayerRules& rules) {
    const auto& [doubt, extraTurn, boostNext, wary, turretReach, nodes, unknownValue] = rules;
    for (const int number : {doubt, extraTurn, boostNext, turretReach, nodes, unknownValue})
        mark.add(number);
    mark.add(wary.size());
    for (const auto& [percent, above] : wary)
        mark.add(percent).add(above);
}

void add(Fingerprint& mark, const DuelRules& rules) {
    const auto& [game, winningScore, mostMoves, startValue, starts, spawnValue, gildBelow, goldenFactor,
                 auraBonus, players] = rules;
    mark.add(game).add(starts);
    for (const int number :
         {winningScore, mostMoves, startValue, spawnValue, gildBelow, goldenFactor, auraBonus})
        mark.add(number);
    add(mark, players);
}

std::string fingerprintOf(const TournamentPlan& plan, const DuelTable& table) {
    Fingerprint mark;
    mark.add(gameFingerprint(table)).add(int(plan.form)).add(plan.games).add(plan.seed);
    mark.add(int(plan.player.level)).add(plan.player.nodes).add(plan.player.openDecks);
    for (const Entrant& entrant : plan.entrants) {
        mark.add(entrant.name);
        add(mark, entrant.deck);
    }
    return mark.text();
}

/// Clears the options that only Hard uses for other players, and sets the number that Hard will use.
ComputerPlayer settled(ComputerPlayer player, const DuelRules& rules) {
    if (player.level != PlayerLevel::Hard) return {player.level};
    if (player.nodes == 0) player.nodes = rules.players.nodes;
    return player;
}

std::optional<Error> faultOf(const TournamentPlan& plan, const Catalogue& catalogue) {
    if (plan.entrants.size() < 2) return Error{{"tournament/too-few", {2}}};
    if (plan.entrants.size() > std::size_t(maximumEntrants))
        return Error{{"tournament/too-many", {maximumEntrants}}};
    if (plan.games < 2 || plan.games > maximumGames || plan.games % 2 != 0)
        return Error{{"tournament/games", {2, maximumGames}}};
    if (plan.seed > maximumSeed) return Error{{"tournament/seed"}};
    std::set<std::string_view> names;
    for (const Entrant& entrant : plan.entrants) {
        if (!names.insert(entrant.name).second) return Error{{"tournament/name-twice", {entrant.name}}};
        if (!isValid(entrant.deck, catalogue)) return Error{{"tournament/deck-invalid", {entrant.name}}};
    }
    return std::nullopt;
}

} // namespace

Tournament::Tournament(std::shared_ptr<const DuelTable> table, TournamentPlan plan)
    : table_(std::move(table))
    , plan_(std::move(plan))
    , schedule_(plan_.form, int(plan_.entrants.size()), plan_.games / 2) {
    plan_.player = settled(plan_.player, table_->rules());
    fingerprint_ = fingerprintOf(plan_, *table_);
}

Result<Tournament> Tournament::of(std::shared_ptr<const DuelTable> table, TournamentPlan plan) {
    if (auto fault = faultOf(plan, table->catalogue())) return *fault;
    return Tournament(std::move(table), std::move(plan));
}

void add(Fingerprint& mark, const Deck& deck) {
    for (int stack = 0; stack < stackCount; ++stack) {
        mark.add(deck.stack(stack).size());
        for (const CardId card : deck.stack(stack))
            mark.add(card);
    }
}

std::string gameFingerprint(const DuelTable& table) {
    Fingerprint mark;
    mark.add(playingVersion);
    add(mark, table.catalogue());
    add(mark, table.rules());
    return mark.text();
}

} // namespace stonemason::token_battle
