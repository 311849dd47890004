// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <optional>
#include <set>

namespace stonemason::token_battle {

namespace {

constexpr std::size_t longest = 1024; // bytes; twenty numbers need far fewer

using CardStacks = std::vector<std::vector<CardId>>;

/// "[[9, 0], [3, 4]]" as "9, 0 / 3, 4"; nullopt for other brackets.
std::optional<std::string> withoutBrackets(std::string_view text) {
    if (!text.starts_with('[') || !text.ends_with(']')) return std::nullopt;
    text = trimmed(text.substr(1, text.size() - 2));
    std::string plain;
    bool isInside = false;
    bool isBehind = false; ///< a stack, with no comma since
    for (const char c : text) {
        if (c == '[') {
            if (isInside || isBehind) return std::nullopt;
            plain += plain.empty() ? "" : " / ";
            isInside = true;
        } else if (c == ']') {
            if (!isInside) return std::nullopt;
            isInside = false;
            isBehind = true;
        } else if (isInside) {
            plain += c;
        } else if (c == ',' && isBehind) {
            isBehind = false;
        } else if (c == '\n' || c == '\r' || c == ' ' || c == '\t') {
            continue;
        } else {
            return std::nullopt;
        }
    }
    return isInside ? std::nullopt : std::optional(std::move(plain));
}

/// The stacks between the signs; nullopt when something else than numbers stands there.
std::optional<CardStacks> stacksBetween(std::string_view text, char sign) {
    CardStacks stacks;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(sign, at), text.size());
        std::string part(text.substr(at, end - at));
        std::ranges::replace_if(
            part, [](char c) { return c == ',' || c == '\n' || c == '\r'; }, ' ');
        auto cards = readStack(part);
        if (!cards) return std::nullopt;
        stacks.push_back(std::move(*cards));
        at = end + 1;
    }
    return stacks;
}

/// Whether these are the stacks of a deck, each with at least one card and no card twice.
bool areDeck(const CardStacks& stacks) {
    std::set<CardId> all;
    return stacks.size() == std::size_t(stackCount) && std::ranges::all_of(stacks, [&all](const auto& stack) {
               return !stack.empty() && stack.size() <= std::size_t(stackCapacity) &&
                      std::ranges::all_of(stack, [&all](CardId card) {
                          return card <= maximumCardId && all.insert(card).second;
                      });
           });
}

std::optional<CardStacks> numberStacks(std::string_view text) {
    text = trimmed(text);
    if (text.size() > longest) return std::nullopt;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.remove_suffix(1);
    const auto plain = withoutBrackets(text);
    for (const char sign : {'/', '|', ';'}) {
        auto stacks = stacksBetween(plain ? std::string_view(*plain) : text, sign);
        if (stacks && areDeck(*stacks)) return stacks;
    }
    return std::nullopt;
}

} // namespace

bool looksLikeNumberStacks(std::string_view text) {
    return numberStacks(text).has_value();
}

void readNumberStacks(std::string_view text, DeckCollector& collector) {
    FoundDeck found;
    if (auto stacks = numberStacks(text)) found.stacks = std::move(*stacks);
    collector.add(std::move(found));
}

} // namespace stonemason::token_battle
