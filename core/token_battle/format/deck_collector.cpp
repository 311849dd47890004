// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_collector.h"

#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view blanks = " \t";

/// The stack in which Deck::of finds the fault: for CardTwice that of the second occurrence.
std::size_t faultyStack(const FoundDeck& deck, const Refusal& refusal) {
    if (refusal.reason != RefusalReason::CardTwice) return std::size_t(std::max(refusal.stack, 0));
    std::ptrdiff_t seen = 0;
    for (std::size_t stack = 0; stack < deck.stacks.size(); ++stack)
        if (seen += std::ranges::count(deck.stacks[stack], refusal.card); seen > 1) return stack;
    return 0;
}

/// Whether the entry contains the word, on the same line.
bool holdsWord(const ReadEntry& entry, const ReadEntry& word) {
    return entry.line == word.line && entry.word.find(word.word) != std::string::npos;
}

/// Fills stacks and words from the entries of the list. The columns of words contain how often they occur in
/// the line, behind the last word before, see findColumns().
void fit(FoundDeck& deck) {
    std::set<CardId> all;
    std::vector<const ReadEntry*> kept; ///< since the last word, for the columns of the next
    deck.stacks.assign(deck.entries.size(), {});
    for (std::size_t stack = 0; stack < deck.entries.size(); ++stack) {
        auto& cards = deck.stacks[stack];
        for (std::size_t i = 0; i < deck.entries[stack].size(); ++i) {
            const ReadEntry& entry = deck.entries[stack][i];
            const bool hasRoom = cards.size() < std::size_t(stackCapacity);
            if (entry.card >= 0 && hasRoom && all.insert(entry.card).second) {
                cards.push_back(entry.card);
                kept.push_back(&entry);
                continue;
            }
            if (entry.card >= 0 && !deck.wordFault && !deck.fault) {
                const auto reason = hasRoom ? RefusalReason::CardTwice : RefusalReason::StackFull;
                deck.wordFault = Error{messageOf(Refusal{reason, int(stack), entry.card}), entry.line, {}};
            }
            if (deck.words.size() > std::size_t(maximumUnknownWords)) continue;
            if (entry.isCopy && !kept.empty()) kept.pop_back(); // it is the same word
            const auto before = std::ranges::count_if(
                kept, [&entry](const ReadEntry* other) { return holdsWord(*other, entry); });
            std::erase_if(kept, [&entry](const ReadEntry* other) { return other->line == entry.line; });
            deck.words.push_back({entry.word, int(stack), int(i), entry.line, 1 + int(before)});
        }
    }
}

/// The display form of a possibly invalid name.
std::string shownName(const std::string& name) {
    return validUtf8(firstCharacters(name, maximumNameLength));
}

} // namespace

DeckCollector::DeckCollector(const Catalogue& catalogue, DeckFormat format) : catalogue_(catalogue) {
    reading_.format = format;
}

std::optional<Error> DeckCollector::faultOf(const FoundDeck& deck, const std::string& name) const {
    const auto here = [&deck](Message message) { return Error{std::move(message), deck.line, deck.field}; };
    const bool isEmpty = std::ranges::all_of(deck.stacks, [](const auto& stack) { return stack.empty(); });
    const bool isNoDeck = isEmpty || deck.words.size() > std::size_t(maximumUnknownWords);
    if (deck.wordFault && (isNoDeck || deck.fault)) return deck.wordFault;
    if (deck.fault) return deck.fault;
    if (auto fault = nameFault(name)) return here(std::move(*fault));
    if (auto fault = notesFault(deck.notes)) return here(std::move(*fault));
    if (deck.tags.size() > std::size_t(maximumTags)) return here({"tags/count", {maximumTags}});
    for (const std::string& tag : deck.tags)
        if (auto fault = nameFault(tag, maximumTagLength)) return here(std::move(*fault));
    if (deck.stacks.size() != std::size_t(stackCount))
        return here({"deck/stacks", {int(deck.stacks.size()), stackCount}});
    return std::nullopt;
}

bool DeckCollector::add(FoundDeck found) {
    if (count_ == maximumDecks) {
        ++count_;
        return false;
    }
    const int number = ++count_;
    if (!found.entries.empty()) fit(found);
    std::string name = found.name.value_or(defaultDeckName(number));
    std::optional<Error> fault = faultOf(found, name);
    const auto checkedDeck = Deck::of(found.stacks);
    const auto* refusal = std::get_if<Refusal>(&checkedDeck);
    if (!fault && refusal) {
        const std::size_t stack = faultyStack(found, *refusal);
        const int line = stack < found.stackLines.size() ? found.stackLines[stack] : found.line;
        fault = Error{messageOf(*refusal), line, found.field};
    }
    if (fault) {
        reading_.leftOut.push_back({shownName(name), number, std::move(*fault)});
        return true;
    }
    for (const CardId id : std::get<Deck>(checkedDeck).cards()) {
        const Card* card = catalogue_.card(id);
        if (!card) unknown_.insert(id);
        if (card && card->isAssumed("id")) reading_.usesAssumedIds = true;
    }
    reading_.unknownWords += int(found.words.size());
    indices_[number - 1] = reading_.library.size();
    const std::string given = reading_.library.append(
        {name, std::get<Deck>(checkedDeck), std::move(found.tags), std::move(found.notes),
         std::move(found.unknownFields), std::move(found.words)});
    if (given != name && !reading_.renamed) reading_.renamed = std::move(name);
    return true;
}

Result<DeckReading> DeckCollector::take() {
    if (count_ > maximumDecks) return Error{{"decks/too-many", {maximumDecks}}};
    reading_.unknownIds.assign(unknown_.begin(), unknown_.end());
    const auto active = indices_.find(active_);
    if (active != indices_.end()) reading_.library.setActive(active->second);
    return std::move(reading_);
}

std::optional<int> readNumber(std::string_view text) {
    if (text.empty() || text.find_first_not_of(digits) != std::string_view::npos) return std::nullopt;
    constexpr int tooLarge = maximumCardId + 1;
    int number = 0;
    for (const char digit : text) {
        if (number > maximumCardId / 10) return tooLarge;
        number = number * 10 + (digit - '0');
    }
    return number;
}

std::optional<std::vector<CardId>> readStack(std::string_view text) {
    std::vector<CardId> cards;
    for (std::size_t at = 0; at < text.size();) {
        at = text.find_first_not_of(blanks, at);
        if (at == std::string_view::npos) break;
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        const auto card = readNumber(text.substr(at, end - at));
        if (!card) return std::nullopt;
        if (cards.size() <= std::size_t(stackCapacity)) cards.push_back(*card);
        at = end;
    }
    return cards;
}

std::string defaultDeckName(int number) {
    return "Deck " + std::to_string(number);
}

} // namespace stonemason::token_battle
