// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"

#include "core/token_battle/format/catalogue_reader.h"
#include "tests/support/files.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace stonemason::test {

using namespace token_battle;

namespace {

Deck randomDeckOf(Random& random, int fewest) {
    std::array<std::vector<CardId>, stackCount> stacks;
    std::vector<CardId> used;
    for (auto& stack : stacks)
        for (int left = fewest + random.below(stackCapacity + 1 - fewest); left > 0; --left) {
            CardId card = random.below(20) == 0 ? random.below(maximumCardId) : random.below(60);
            while (std::ranges::find(used, card) != used.end())
                card = random.below(60);
            used.push_back(card);
            stack.push_back(card);
        }
    return std::get<Deck>(Deck::of(stacks));
}

} // namespace

const Catalogue& tokenBattle() {
    static const Catalogue catalogue = [] {
        auto read = readCatalogue(resourceData("cards/token-battle.json"));
        if (!read)
            throw std::runtime_error("token-battle.json: " + std::string(read.error().message.id) + " at " +
                                     read.error().field);
        return std::move(read).value();
    }();
    return catalogue;
}

Deck deckOf(std::string_view text) {
    std::vector<std::vector<CardId>> stacks(1);
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        if (word == "|")
            stacks.emplace_back();
        else
            stacks.back().push_back(std::stoi(word));
    }
    const auto deck = Deck::of(stacks);
    if (!std::holds_alternative<Deck>(deck)) throw std::runtime_error("no deck: " + std::string(text));
    return std::get<Deck>(deck);
}

std::string deckText(const Deck& deck) {
    std::string text;
    for (int stack = 0; stack < stackCount; ++stack) {
        if (stack > 0) text += text.empty() || text.back() == ' ' ? "| " : " | ";
        for (const CardId card : deck.stack(stack))
            text += (text.empty() || text.back() == ' ' ? "" : " ") + std::to_string(card);
    }
    return text;
}

Deck anyDeck(Random& random) {
    return randomDeckOf(random, 0);
}

Deck anyFilledDeck(Random& random) {
    return randomDeckOf(random, 1);
}

std::string anyDeckName(Random& random) {
    static const std::vector<std::string> names{
        "Deck 1",  "Deck 2",     "0 1",  "set 1",           "set 0",    "7",        "Handset",  "Stack 1: 3",
        "Deck: x", "Żółw i jeż", "a, b", "\"quoted\"",      "\\back\\", "[b]x[/b]", "Push (2)", "sd1-0000",
        "{",       "\U0001F600", "-",    "Hammer and tongs"};
    return random.below(3) == 0 ? "Deck " + std::to_string(random.below(9)) : random.oneOf(names);
}

} // namespace stonemason::test
