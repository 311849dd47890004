// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/unknown_words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view emptyStack = "-";
constexpr std::string_view decimalDigits = "0123456789";
constexpr std::array<std::string_view, 4> timesSigns{"x", "X", "\u00D7", "*"};

std::string quotable(std::string_view text) {
    return validUtf8(firstCharacters(text, maximumNameLength));
}

Message noSuchName(std::string_view item) {
    return {"deck/no-such-name", {quotable(item)}};
}

std::string_view leadingDigits(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of(decimalDigits), text.size()));
}

/// The card of that name; "whirl wind" is Whirlwind.
std::optional<CardId> byName(std::string_view name, const CardNames& names) {
    std::string small = lowerCaseName(name);
    auto it = names.find(small);
    if (it == names.end() && std::erase(small, ' ') > 0) it = names.find(small);
    return it == names.end() ? std::nullopt : std::optional(it->second);
}

using CardOrFault = std::variant<CardId, Message>;

/// Fault: the name belongs to another card than the number.
CardOrFault numberBesideName(CardId number, std::string_view name, const CardNames& names) {
    const auto named = byName(name, names);
    if (named && *named != number) return Message{"deck/number-and-name", {number, quotable(name)}};
    return number;
}

/// "Ram", "Ram (11)".
CardOrFault cardByName(std::string_view item, const CardNames& names) {
    if (const auto card = byName(item, names)) return *card;
    const std::size_t open = item.rfind('(');
    if (open == std::string_view::npos || !item.ends_with(')')) return noSuchName(item);
    const auto number = readNumber(item.substr(open + 1, item.size() - open - 2));
    if (!number) return noSuchName(item);
    return numberBesideName(*number, trimmed(item.substr(0, open)), names);
}

/// "11", "11 Ram", "11: Ram", "11 Ram (11)", or without the number in front.
CardOrFault cardOf(std::string_view item, const CardNames& names) {
    const std::string_view front = leadingDigits(item);
    const auto number = readNumber(front);
    if (!number) return cardByName(item, names);
    std::string_view name = item.substr(front.size());
    name = trimmed(name.substr(std::min(name.find_first_not_of(" \t.:-)#"), name.size())));
    if (name.empty()) return *number;
    if (!leadingDigits(name).empty()) return noSuchName(item); // two numbers, perhaps without a comma
    const CardOrFault named = cardByName(name, names);
    if (const auto* card = std::get_if<CardId>(&named); card && *card != *number)
        return Message{"deck/number-and-name", {*number, quotable(name)}};
    const auto* fault = std::get_if<Message>(&named);
    return fault && fault->id == "deck/number-and-name" ? named : CardOrFault(*number);
}

/// A text that begins with a sign for "times", without it.
std::optional<std::string_view> behindTimes(std::string_view text) {
    for (const std::string_view sign : timesSigns)
        if (text.starts_with(sign)) return text.substr(sign.size());
    return std::nullopt;
}

/// The count and the name of a card.
struct Counted {
    int count;
    std::string_view card;
};

bool isApart(std::string_view text) {
    return text.empty() || text.front() == ' ' || text.front() == '\t';
}

/// "2x Ram", "2 x Ram", "2xRam"; but not "2 xylophones", which may be a name beside a number.
std::optional<Counted> countInFront(std::string_view item) {
    const std::string_view front = leadingDigits(item);
    const auto count = readNumber(front);
    if (!count) return std::nullopt;
    const std::string_view rest = item.substr(front.size());
    const auto card = behindTimes(trimmed(rest));
    if (!card || trimmed(*card).empty() || (isApart(rest) && !isApart(*card))) return std::nullopt;
    return Counted{*count, trimmed(*card)};
}

/// "x2 Ram".
std::optional<Counted> timesInFront(std::string_view item) {
    const auto rest = behindTimes(item);
    if (!rest) return std::nullopt;
    const std::string_view number = leadingDigits(trimmed(*rest));
    const auto count = readNumber(number);
    const std::string_view card = trimmed(*rest).substr(number.size());
    if (!count || !isApart(card) || trimmed(card).empty()) return std::nullopt;
    return Counted{*count, trimmed(card)};
}

/// "Ram x2", "Ram 2x", "Ram (x2)".
std::optional<Counted> countBehind(std::string_view item) {
    const std::size_t blank = item.find_last_of(" \t");
    if (blank == std::string_view::npos) return std::nullopt;
    std::string_view word = item.substr(blank + 1);
    if (word.size() > 2 && word.front() == '(' && word.back() == ')') word = word.substr(1, word.size() - 2);
    const auto behind = behindTimes(word);
    auto count = behind ? readNumber(*behind) : std::nullopt;
    if (const std::string_view front = leadingDigits(word); !front.empty() && !count)
        if (const auto rest = behindTimes(word.substr(front.size())); rest && rest->empty())
            count = readNumber(front);
    if (!count) return std::nullopt;
    return Counted{*count, trimmed(item.substr(0, blank))};
}

/// The entry of "4) Hammer" without its place in a list. A number that stands alone is a card's.
std::string_view withoutPlace(std::string_view item) {
    const std::string_view behind = item.substr(leadingDigits(item).size());
    if (behind.size() == item.size() || !behind.starts_with(')')) return item;
    const std::string_view entry = trimmed(behind.substr(1));
    return entry.empty() ? item : entry;
}

Counted countedOf(std::string_view item) {
    item = withoutPlace(item);
    if (const auto counted = countInFront(item)) return *counted;
    if (const auto counted = timesInFront(item)) return *counted;
    if (const auto counted = countBehind(item)) return *counted;
    return {1, item};
}

/// Without the card's own value behind it, as the game shows both: "Bull (2)".
std::string_view withoutValue(std::string_view item, const CardNames& names, const Catalogue& catalogue) {
    const std::size_t open = item.rfind('(');
    if (open == std::string_view::npos || !item.ends_with(')')) return item;
    const auto number = readNumber(item.substr(open + 1, item.size() - open - 2));
    const std::string_view front = trimmed(item.substr(0, open));
    const auto id = byName(trimmed(front.substr(leadingDigits(front).size())), names);
    const Card* card = number && id && *id != *number ? catalogue.card(*id) : nullptr;
    return card && card->value == *number ? front : item;
}

/// A small number beside a name.
struct NumberedName {
    int number;
    std::string_view name;
};

/// "3 Sickle", "Ram (1)". Larger numbers are those of cards.
std::optional<NumberedName> numberedName(std::string_view item) {
    constexpr int largestValue = 9;
    std::string_view digits = leadingDigits(item);
    std::string_view name = item.substr(digits.size());
    if (digits.empty() && item.ends_with(')')) {
        const std::size_t open = std::min(item.rfind('('), item.size() - 1);
        digits = item.substr(open + 1, item.size() - open - 2);
        name = item.substr(0, open);
    } else if (!isApart(name)) {
        return std::nullopt;
    }
    const auto number = readNumber(digits);
    if (!number || *number < 1 || *number > largestValue) return std::nullopt;
    return NumberedName{*number, trimmed(name)};
}

/// The number is the card's value or how often it is there, where the name is that of a card with another
/// number, or nearly so.
std::optional<Counted> countBesideName(std::string_view item, const CardNames& names,
                                       const Catalogue& catalogue, NearestCards& nearest) {
    const auto numbered = numberedName(item);
    if (!numbered) return std::nullopt;
    const auto id = byName(numbered->name, names);
    if (!id) {
        const auto near = nearest.of(numbered->name);
        return near && near->card != numbered->number ? std::optional(Counted{1, numbered->name})
                                                      : std::nullopt;
    }
    if (*id == numbered->number) return std::nullopt;
    const Card* card = catalogue.card(*id);
    return Counted{card && card->value == numbered->number ? 1 : numbered->number, numbered->name};
}

} // namespace

bool namesCard(std::string_view item, const CardNames& names) {
    std::string_view name = countedOf(trimmed(item)).card;
    name = name.substr(leadingDigits(name).size());
    name = trimmed(name.substr(std::min(name.find_first_not_of(" \t.:-)#"), name.size())));
    if (byName(name, names)) return true;
    const std::size_t open = name.rfind('(');
    return open != std::string_view::npos && byName(trimmed(name.substr(0, open)), names);
}

CardNames namesOf(const Catalogue& catalogue) {
    CardNames names;
    for (const Card& card : catalogue.cards)
        for (const auto& [language, name] : card.name)
            names.emplace(lowerCaseName(name), card.id);
    return names;
}

std::optional<CardId> cardCalled(std::string_view entry, const CardNames& names) {
    const Counted counted = countedOf(trimmed(entry));
    const CardOrFault card = counted.count > 0 ? cardOf(counted.card, names) : noSuchName(entry);
    const auto* id = std::get_if<CardId>(&card);
    return id && *id <= maximumCardId ? std::optional(*id) : std::nullopt;
}

std::variant<ListedCards, Message> cardsOfList(std::string_view text, const CardNames& names,
                                               const Catalogue& catalogue, NearestCards& nearest) {
    constexpr auto most = std::size_t(maximumUnknownWords + stackCapacity) + 1;
    ListedCards listed;
    if (text == emptyStack) return listed;
    const auto add = [&listed](std::string_view word, CardId card, bool isCopy = false) {
        if (listed.entries.size() < most)
            listed.entries.push_back({.word = quotable(word), .card = card, .isCopy = isCopy});
    };
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::string_view item = trimmed(text.substr(at, comma - at));
        if (item.empty()) return Message{"deck/not-cards"};
        at = comma + 1;
        Counted counted = countedOf(withoutValue(item, names, catalogue));
        counted.card = withoutValue(counted.card, names, catalogue);
        if (const auto named = countBesideName(counted.card, names, catalogue, nearest);
            named && counted.count == 1)
            counted = *named;
        const CardOrFault card = counted.count > 0 ? cardOf(counted.card, names) : noSuchName(item);
        const auto* fault = std::get_if<Message>(&card);
        const CardId id = fault ? -1 : std::get<CardId>(card);
        if (fault) {
            if (!listed.fault) listed.fault = *fault;
            add(counted.count > 0 ? counted.card : item, -1);
            continue;
        }
        for (int i = 0; i < std::min(counted.count, 2); ++i)
            add(counted.card, id, i > 0);
    }
    return listed;
}

} // namespace stonemason::token_battle
