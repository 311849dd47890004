// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_statistics.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

int cellsOnBoard(const Card& card, Cell place, Size board) {
    return int(std::ranges::count_if(card.area, [place, board](Offset offset) {
        const Cell cell{place.row - offset.dy, place.column + offset.dx};
        return cell.row >= 0 && cell.row < board.rows && cell.column >= 0 && cell.column < board.columns;
    }));
}

int fewestCellsOnBoard(const Card& card, Size board) {
    int fewest = int(card.area.size());
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            fewest = std::min(fewest, cellsOnBoard(card, {row, column}, board));
    return fewest;
}

int abilityWorthOnFirstTurn(const Card& card, Size board) {
    switch (card.ability) {
    case Ability::Damage: return 1;
    case Ability::SpawnFriendly: return int(card.area.size());
    case Ability::SpawnEnemy: return -fewestCellsOnBoard(card, board);
    case Ability::OpponentExtraTurn: return -2;
    case Ability::BoostNext: return 1;
    case Ability::None:
    case Ability::Push:
    case Ability::Flip:
    case Ability::ExtraTurn:
    case Ability::Sacrifice:
    case Ability::SwapLast:
    case Ability::Gild: return 0;
    }
    return 0;
}

/// The own turn on which the card in the slot is played when stacks are played in rotation.
int turnInRotation(Slot slot, int stacksBefore, int stacksInUse) {
    return slot.index * stacksInUse + stacksBefore + 1;
}

void count(const Card& card, int stack, DeckStatistics& statistics) {
    statistics.value += card.value;
    statistics.stackValue[std::size_t(stack)] += card.value;
    ++statistics.valueCurve[std::size_t(card.value)];
    ++statistics.abilities[std::size_t(card.ability)];
    ++statistics.kinds[std::size_t(card.kind)];
    if (card.areaShape >= 0) ++statistics.areas[std::size_t(card.areaShape)];
}

} // namespace

std::optional<CardId> topAfter(const Deck& deck, int stack, int timesPlayed) {
    const auto cards = deck.stack(stack);
    if (cards.empty()) return std::nullopt;
    return cards[std::size_t(timesPlayed) % cards.size()];
}

int firstTurnWorth(const Card& card, Size board) {
    return card.value + abilityWorthOnFirstTurn(card, board);
}

DeckStatistics statisticsOf(const Deck& deck, const Catalogue& catalogue) {
    DeckStatistics statistics;
    statistics.cards = deck.size();
    const auto dearest = std::ranges::max_element(catalogue.cards, {}, &Card::value);
    statistics.valueCurve.assign(dearest == catalogue.cards.end() ? 1 : std::size_t(dearest->value) + 1, 0);
    statistics.areas.assign(catalogue.areas.size(), 0);
    int inUse = 0;
    for (int stack = 0; stack < stackCount; ++stack)
        inUse += deck.stack(stack).empty() ? 0 : 1;
    for (int stack = 0, before = 0; stack < stackCount; ++stack) {
        const auto cards = deck.stack(stack);
        for (int index = 0; index < int(cards.size()); ++index) {
            const Slot slot{stack, index};
            const CardId id = cards[std::size_t(index)];
            statistics.timing.push_back(
                {id, slot, index + 1, int(cards.size()), turnInRotation(slot, before, inUse)});
            const Card* card = catalogue.card(id);
            if (!card) {
                ++statistics.unknown;
                continue;
            }
            count(*card, stack, statistics);
            if (index > 0) continue;
            const int worth = firstTurnWorth(*card, catalogue.board);
            statistics.firstTurn[std::size_t(stack)] = worth;
            statistics.bestFirstTurn = std::max(worth, statistics.bestFirstTurn.value_or(worth));
        }
        before += cards.empty() ? 0 : 1;
    }
    return statistics;
}

StackSchedule alone(const Deck& deck) {
    StackSchedule schedule;
    for (int turn = 0; turn < scheduleTurns; ++turn)
        for (int stack = 0; stack < stackCount; ++stack)
            schedule[std::size_t(turn)][std::size_t(stack)] = topAfter(deck, stack, turn);
    return schedule;
}

StackSchedule inRotation(const Deck& deck) {
    StackSchedule schedule;
    std::array<int, stackCount> played{};
    int next = 0;
    for (auto& tops : schedule) {
        for (int stack = 0; stack < stackCount; ++stack)
            tops[std::size_t(stack)] = topAfter(deck, stack, played[std::size_t(stack)]);
        for (int tried = 0; tried < stackCount && deck.stack(next).empty(); ++tried)
            next = (next + 1) % stackCount;
        ++played[std::size_t(next)];
        next = (next + 1) % stackCount;
    }
    return schedule;
}

DeckDifference differenceOf(const Deck& one, const Deck& other) {
    DeckDifference difference;
    for (CardId card : one.cards())
        if (!other.contains(card))
            difference.onlyInOne.push_back(card);
        else if (one.find(card) != other.find(card))
            difference.moved.push_back(card);
    for (CardId card : other.cards())
        if (!one.contains(card)) difference.onlyInOther.push_back(card);
    return difference;
}

} // namespace stonemason::token_battle
