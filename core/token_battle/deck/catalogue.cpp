// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace stonemason::token_battle {

const Card* Catalogue::card(CardId cardId) const {
    const auto it = std::ranges::lower_bound(cards, cardId, {}, &Card::id);
    return it != cards.end() && it->id == cardId ? &*it : nullptr;
}

std::vector<GameVersion> Catalogue::versions() const {
    std::set<GameVersion> found;
    for (const Card& card : cards)
        found.insert(card.since);
    return {found.begin(), found.end()};
}

namespace {

constexpr std::array<std::string_view, abilityCount> abilityIds{
    "none",           "damage",      "push",       "flip",
    "spawn-friendly", "spawn-enemy", "extra-turn", "opponent-extra-turn",
    "sacrifice",      "swap-last",   "gild",       "boost-next"};

constexpr std::array<std::string_view, tokenKindCount> kindIds{
    "plain",      "resilient",         "aura-friendly",   "aura-all",
    "aura-enemy", "turret-horizontal", "turret-vertical", "golden"};

template <typename Value, std::size_t count>
std::optional<Value> valueOf(const std::array<std::string_view, count>& ids, std::string_view id) {
    const auto it = std::ranges::find(ids, id);
    if (it == ids.end()) return std::nullopt;
    return Value(it - ids.begin());
}

} // namespace

std::string_view abilityId(Ability ability) {
    return abilityIds[std::size_t(ability)];
}

std::optional<Ability> abilityFromId(std::string_view id) {
    return valueOf<Ability>(abilityIds, id);
}

std::string_view tokenKindId(TokenKind kind) {
    return kindIds[std::size_t(kind)];
}

std::optional<TokenKind> tokenKindFromId(std::string_view id) {
    return valueOf<TokenKind>(kindIds, id);
}

std::string versionText(GameVersion version) {
    return std::to_string(version.major) + "." + std::to_string(version.minor) + "." +
           std::to_string(version.patch);
}

std::optional<GameVersion> versionFromText(std::string_view text) {
    GameVersion version;
    const char* at = text.data();
    const char* const end = at + text.size();
    for (int* number : {&version.major, &version.minor, &version.patch}) {
        if (number != &version.major && (at == end || *at++ != '.')) return std::nullopt;
        const auto [after, failure] = std::from_chars(at, end, *number);
        if (failure != std::errc() || *number < 0) return std::nullopt;
        at = after;
    }
    if (versionText(version) != text) return std::nullopt;
    return version;
}

bool Card::isAssumed(std::string_view field) const {
    return std::ranges::find(assumed, field) != assumed.end();
}

} // namespace stonemason::token_battle
