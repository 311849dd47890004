// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/card_filter.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view partings = " ,;\t\r\n";
constexpr int highestValue = 9;

/// By CardOrder.
constexpr std::array<std::string_view, cardOrderCount> orderIds{"number", "name", "value", "ability",
                                                                "version"};

template <typename Trait>
bool admits(const std::set<Trait>& wanted, const Trait& trait) {
    return wanted.empty() || wanted.contains(trait);
}

std::optional<int> numberIn(std::string_view word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 0) return std::nullopt;
    return number;
}

bool wordMatches(std::string_view word, const Card& card, std::string_view text) {
    if (word.front() == '#') {
        const auto number = numberIn(word.substr(1));
        return number ? *number == card.id : word.size() == 1;
    }
    if (const auto number = numberIn(word))
        return *number >= 1 && *number <= highestValue ? *number == card.value : *number == card.id;
    return text.find(word) != std::string_view::npos;
}

bool wordsMatch(std::string_view words, const Card& card, std::string_view text) {
    while (true) {
        const auto from = words.find_first_not_of(partings);
        if (from == std::string_view::npos) return true;
        const auto to = std::min(words.find_first_of(partings, from), words.size());
        if (!wordMatches(words.substr(from, to - from), card, text)) return false;
        words.remove_prefix(to);
    }
}

} // namespace

bool isOpen(const CardFilter& filter) {
    CardFilter rest = filter;
    if (rest.words.find_first_not_of(partings) == std::string::npos) rest.words.clear();
    return rest == CardFilter();
}

bool matches(const CardFilter& filter, const Card& card, std::string_view text, bool inDeck) {
    return !(filter.notInDeck && inDeck) && admits(filter.abilities, card.ability) &&
           admits(filter.kinds, card.kind) && admits(filter.values, card.value) &&
           admits(filter.areaShapes, card.areaShape) && admits(filter.versions, card.since) &&
           wordsMatch(filter.words, card, text);
}

std::string_view cardOrderId(CardOrder order) {
    return orderIds[std::size_t(order)];
}

std::optional<CardOrder> cardOrderFromId(std::string_view id) {
    const auto it = std::ranges::find(orderIds, id);
    if (it == orderIds.end()) return std::nullopt;
    return CardOrder(it - orderIds.begin());
}

bool comesBefore(const Card& one, const Card& other, CardOrder order) {
    switch (order) {
    case CardOrder::Value:
        if (one.value != other.value) return one.value > other.value;
        break;
    case CardOrder::Ability:
        if (one.ability != other.ability) return one.ability < other.ability;
        break;
    case CardOrder::Version:
        if (one.since != other.since) return one.since < other.since;
        break;
    case CardOrder::Number:
    case CardOrder::Name: break;
    }
    return one.id < other.id;
}

} // namespace stonemason::token_battle
