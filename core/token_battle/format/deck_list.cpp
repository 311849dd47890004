// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/format/text_file.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view deckWord = "Deck:";
constexpr std::string_view stackWord = "Stack ";
constexpr std::string_view noCards = "-";

/// The line without the marks of a quotation: "> Deck: Rams".
std::string_view unquoted(std::string_view line) {
    while (line.starts_with('>'))
        line = trimmed(line.substr(1));
    return line;
}

/// A line such as "Stack 2: 11 Ram, 7 Wedge".
struct StackLine {
    int stack; ///< from 0
    std::string_view cards;
};

std::optional<StackLine> stackLine(std::string_view line) {
    const std::size_t digit = stackWord.size();
    if (!line.starts_with(stackWord) || line.size() < digit + 2 || line[digit + 1] != ':')
        return std::nullopt;
    const int stack = line[digit] - '1';
    if (stack < 0 || stack >= stackCount) return std::nullopt;
    return StackLine{stack, trimmed(line.substr(digit + 2))};
}

/// Puts lines together to decks.
class ListReader {
public:
    ListReader(const Catalogue& catalogue, DeckCollector& collector)
        : catalogue_(catalogue), names_(namesOf(catalogue)), nearest_(catalogue), collector_(collector) {}

    /// False when the collector accepts no more.
    bool readLine(const TextLine& quoted) {
        const TextLine line{unquoted(quoted.text), quoted.line};
        if (line.text.starts_with(deckWord)) {
            const bool goOn = finish();
            deck_.emplace();
            deck_->name = std::string(trimmed(line.text.substr(deckWord.size())));
            deck_->line = line.line;
            return goOn;
        }
        const auto stack = stackLine(line.text);
        if (!stack) return true;
        const bool goOn = found_ < stackCount || finish();
        if (!deck_) begin(line.line);
        readStack(*stack, line.line);
        return goOn;
    }

    bool finish() {
        if (!deck_) return true;
        if (found_ < stackCount && !deck_->fault)
            deck_->fault = Error{{"deck/stacks", {found_, stackCount}}, deck_->line, {}};
        deck_->entries.assign(entries_.begin(), entries_.end());
        deck_->stackLines.assign(lines_.begin(), lines_.end());
        FoundDeck done = std::move(*deck_);
        deck_.reset();
        entries_ = {};
        lines_ = {};
        found_ = 0;
        return collector_.add(std::move(done));
    }

private:
    void begin(int line) {
        deck_.emplace();
        deck_->line = line;
    }

    void readStack(const StackLine& stack, int line) {
        const auto index = std::size_t(stack.stack);
        auto cards = cardsOfList(stack.cards, names_, catalogue_, nearest_);
        auto* fault = std::get_if<Message>(&cards);
        auto* listed = std::get_if<ListedCards>(&cards);
        if (!deck_->fault && lines_[index] != 0)
            deck_->fault = Error{{"deck/stack-twice", {stack.stack + 1}}, line, {}};
        if (!deck_->fault && fault) deck_->fault = Error{nearest_.namedIn(std::move(*fault)), line, {}};
        if (lines_[index] == 0) ++found_;
        lines_[index] = line;
        entries_[index].clear();
        if (!listed) return;
        if (listed->fault && !deck_->wordFault)
            deck_->wordFault = Error{nearest_.namedIn(std::move(*listed->fault)), line, {}};
        for (ReadEntry& entry : listed->entries)
            entry.line = line;
        entries_[index] = std::move(listed->entries);
    }

    const Catalogue& catalogue_;
    CardNames names_;
    NearestCards nearest_;
    DeckCollector& collector_;
    std::optional<FoundDeck> deck_;
    std::array<std::vector<ReadEntry>, stackCount> entries_;
    std::array<int, stackCount> lines_{}; ///< where each stack stands, 0: not yet
    int found_ = 0;
};

} // namespace

bool looksLikeDeckList(std::string_view text) {
    LineWalk walk({text});
    while (const auto line = walk.next())
        if (stackLine(unquoted(line->text))) return true;
    return false;
}

void readDeckList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector) {
    ListReader reader(catalogue, collector);
    LineWalk walk({text});
    while (const auto line = walk.next())
        if (!reader.readLine(*line)) return;
    reader.finish();
}

std::vector<ListEntry> entriesOf(const NamedDeck& deck, int stack, const Catalogue& catalogue) {
    std::vector<ListEntry> entries;
    for (const CardId id : deck.deck.stack(stack)) {
        const Card* card = catalogue.card(id);
        const std::string number = std::to_string(id);
        const std::string name = card ? std::string(textIn(card->name, "en")) : std::string();
        entries.push_back({card ? number + " " + name : number, card ? name : number});
    }
    for (const UnknownWord& word : deck.unknownWords) {
        if (word.stack != stack) continue;
        const auto at = std::min(std::size_t(word.index), entries.size());
        entries.insert(entries.begin() + std::ptrdiff_t(at), {word.word, word.word});
    }
    return entries;
}

std::string writeDeckList(const DeckLibrary& library, const Catalogue& catalogue) {
    std::string text;
    for (const NamedDeck& deck : library.decks()) {
        text.append(text.empty() ? "" : "\n").append(deckWord).append(" ").append(deck.name).append("\n");
        for (int s = 0; s < stackCount; ++s) {
            const auto entries = entriesOf(deck, s, catalogue);
            text.append(stackWord).append(std::to_string(s + 1)).append(":");
            if (entries.empty()) text.append(" ").append(noCards);
            for (std::size_t c = 0; c < entries.size(); ++c)
                text.append(c > 0 ? ", " : " ").append(entries[c].numbered);
            text.append("\n");
        }
    }
    return text;
}

} // namespace stonemason::token_battle
