// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/duel_fields.h"

#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/game.h"

namespace stonemason::token_battle {

Deck readStacks(const JsonReader& r) {
    if (int(r.size()) != stackCount) {
        r.fail("json/length", {stackCount, int(r.size())});
        return {};
    }
    std::array<std::vector<CardId>, stackCount> stacks;
    for (std::size_t s = 0; s < stacks.size(); ++s) {
        const JsonReader cards = r.at(s);
        for (std::size_t i = 0; i < cards.size() && i <= std::size_t(stackCapacity); ++i)
            stacks[s].push_back(cards.at(i).integer(0, maximumCardId));
    }
    const auto deck = Deck::of(stacks);
    if (std::holds_alternative<Deck>(deck)) return std::get<Deck>(deck);
    r.fail("sduel/deck");
    return {};
}

Move readMove(const JsonReader& r) {
    const std::string text = r.string();
    const auto move = moveFromText(text);
    if (!move) r.fail("sduel/move", {text});
    return move.value_or(Move{});
}

std::uint64_t readSeed(const JsonReader& r) {
    const std::uint64_t seed = r.natural().value_or(maximumSeed + 1);
    if (seed > maximumSeed) r.fail("sduel/seed");
    return seed;
}

std::string readName(const JsonReader& r, std::size_t longest) {
    std::string name = r.string();
    if (name.size() > longest) r.fail("sduel/name", {int(longest)});
    return name;
}

} // namespace stonemason::token_battle
