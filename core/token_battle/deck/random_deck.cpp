// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/random_deck.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

int randomSize(const Catalogue& catalogue, SeededRandom& random) {
    const auto& another = catalogue.random.another;
    int size = catalogue.rules.fewest;
    while (size < catalogue.rules.most && random.percent(another[std::size_t(size)]))
        ++size;
    return size;
}

/// Moves the last `count` cards over into the stack.
std::vector<CardId> dealt(std::vector<CardId>& from, int count) {
    const auto first = from.end() - std::min(count, int(from.size()));
    std::vector<CardId> stack(first, from.end());
    from.erase(first, from.end());
    return stack;
}

} // namespace

Deck randomDeck(const Catalogue& catalogue, SeededRandom& random) {
    std::vector<CardId> openers;
    std::vector<CardId> others;
    for (const Card& card : catalogue.cards)
        (card.opener ? openers : others).push_back(card.id);
    std::array<int, stackCount> sizes{};
    for (int& size : sizes)
        size = randomSize(catalogue, random);
    std::array<std::vector<CardId>, stackCount> stacks;
    const auto openerStack = std::size_t(catalogue.random.openerStack);
    random.shuffle(std::span(openers));
    stacks[openerStack] = dealt(openers, sizes[openerStack]);
    others.insert(others.end(), openers.begin(), openers.end());
    random.shuffle(std::span(others));
    for (std::size_t i = 0; i < stacks.size(); ++i)
        if (i != openerStack) stacks[i] = dealt(others, sizes[i]);
    return std::get<Deck>(Deck::of(stacks));
}

} // namespace stonemason::token_battle
