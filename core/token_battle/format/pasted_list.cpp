// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/pasted_deck.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_rows.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::token_battle {

namespace {

/// Which lines below a stack's heading are of the stack.
enum class Below {
    Nothing,      ///< there is no stack
    Entries,      ///< its cards stand beside its heading: known cards and entries of a list
    Lines,        ///< also short words that follow line by line
    Known,        ///< behind a line of talk: known cards
    KnownEntries, ///< behind a paragraph of talk: entries of a list that are known cards
};

/// Reads decks whose stacks have headings.
class HeadedReader {
public:
    explicit HeadedReader(PastedDeck& deck) : deck_(deck), rows_(deck) {}

    /// False when there are enough decks.
    bool readLine(const PastedLine& line) {
        if (line.isRule) return true;
        if (const auto read = rows_.readLine(line)) {
            close();
            return *read;
        }
        if (line.text.empty()) {
            if (below_ == Below::Known) below_ = Below::KnownEntries;
            return true;
        }
        if (const auto name = deckHeading(line.text)) {
            rows_.endTable();
            close();
            const bool goOn = deck_.finish();
            deck_.begin(line.line);
            deck_.setName(*name);
            return goOn;
        }
        if (const auto stack = stackHeading(line.text); stack && isHeading(*stack, line))
            return readStack(*stack, line);
        if (line.isHeading) {
            close();
            const bool goOn = !deck_.isBegun() || deck_.stacksFound() == 0 || deck_.finish();
            deck_.setTitle(line.text);
            return goOn;
        }
        readCards(line);
        return true;
    }

    bool finish() { return deck_.finish(); }

private:
    struct Waiting {
        std::vector<std::string> parts;
        int line;
        bool isEntry;
        bool follows; ///< right below the line before
    };

    void close() {
        below_ = Below::Nothing;
        waiting_.clear();
    }

    /// A heading without a sign behind it must have a card, or be short and the next there is to come.
    bool isHeading(const StackHeading& stack, const PastedLine& line) const {
        constexpr int mostWords = 2;
        const auto parts = deck_.entriesOfLine(stack.cards);
        if (stack.isSeparated || deck_.holdCard(parts)) return true;
        const bool isNext = deck_.stacksFound() % stackCount + 1 == stack.number;
        return isNext && hasFormOfCards(line, parts) && wordsOf(stack.cards) <= mostWords;
    }

    bool readStack(const StackHeading& heading, const PastedLine& line) {
        if (stack_ >= 0 && below_ != Below::Nothing) addWaiting(true);
        const bool goOn = deck_.stacksFound() < stackCount || deck_.finish();
        if (!deck_.isBegun()) deck_.begin(line.line);
        stack_ = heading.number > 0 ? heading.number - 1 : deck_.firstFreeStack();
        deck_.restartStack(stack_, line.line);
        waiting_.clear();
        lastLine_ = line.line;
        below_ = Below::Lines;
        if (meansNothing(heading.cards)) {
            below_ = Below::Nothing;
            return goOn;
        }
        if (heading.cards.empty()) {
            deck_.setWaiting(stack_, !heading.endsWithDash);
            return goOn;
        }
        auto parts = deck_.entriesOfLine(heading.cards);
        const bool isRow = std::erase_if(parts, [](const std::string& part) { return part.empty(); }) > 1;
        const bool goesOn = !isRow && heading.cards.ends_with(',');
        deck_.setWaiting(stack_, goesOn);
        below_ = goesOn ? Below::Lines : Below::Entries;
        if (!parts.empty()) deck_.addCards(stack_, std::move(parts), line.line);
        return goOn;
    }

    void readCards(const PastedLine& line) {
        if (below_ == Below::Nothing) return;
        auto parts = deck_.entriesOfLine(line.text);
        const bool hasOrdinal = parts.size() == 1 && removeOrdinal(parts[0]);
        const bool goesOn = parts.size() > 1 && parts.back().empty();
        if (goesOn) parts.pop_back();
        const bool isEntry = line.isBullet || hasOrdinal || beginsWithCount(parts[0]);
        const bool follows = line.line - lastLine_ <= 1 + int(waiting_.size());
        if (!isOfStack(line, parts, isEntry, follows)) {
            wait({std::move(parts), line.line, isEntry, follows}, hasFormOfCards(line, parts));
            return;
        }
        addWaiting(false);
        if (below_ != Below::Entries || goesOn) below_ = Below::Lines;
        deck_.setWaiting(stack_, goesOn);
        add(std::move(parts), line.line);
    }

    bool isOfStack(const PastedLine& line, const std::vector<std::string>& parts, bool isEntry,
                   bool follows) {
        constexpr int longestName = 3;  // words
        constexpr int longestEntry = 8; // words
        const bool areKnown = deck_.areCards(parts);
        if (below_ == Below::KnownEntries) return areKnown && isEntry;
        if (areKnown || below_ == Below::Known) return areKnown;
        const int words = wordsOf(line.text);
        if (isEntry && follows && words <= longestEntry) return true;
        if (!hasFormOfCards(line, parts)) return deck_.holdCard(parts) && parts.size() > stackCapacity;
        if (isEntry || deck_.holdCard(parts) || deck_.isNearCard(parts[0])) return true;
        if (follows && waiting_.empty() && parts.size() == 1 && deck_.mayMeanCard(parts[0])) return true;
        return below_ == Below::Lines && follows && waiting_.empty() && words <= longestName;
    }

    /// Keeps a line that is of the stack only if cards follow it.
    void wait(Waiting line, bool hasForm) {
        constexpr std::size_t most = 20;
        if (!hasForm && !line.isEntry) {
            if (below_ != Below::KnownEntries) below_ = line.follows ? Below::Known : Below::KnownEntries;
            return;
        }
        if (waiting_.size() < most) waiting_.push_back(std::move(line));
    }

    /// Adds the lines that were kept: a line of the stack follows them, or the next stack.
    void addWaiting(bool beforeHeading) {
        const auto isShort = [](const std::string& part) { return !part.empty() && wordsOf(part) <= 2; };
        for (Waiting& line : std::exchange(waiting_, {})) {
            const bool isName = std::ranges::all_of(line.parts, isShort) && line.follows;
            if (!beforeHeading || line.isEntry || isName) add(std::move(line.parts), line.line);
        }
    }

    void add(std::vector<std::string> parts, int line) {
        std::erase_if(parts, [](const std::string& part) { return part.empty(); });
        lastLine_ = line;
        if (!parts.empty()) deck_.addCards(stack_, std::move(parts), line);
    }

    /// Removes the number of an entry of a numbered list: "2. Pike" for the second card of the stack, or for
    /// the one that follows the first of the deck.
    bool removeOrdinal(std::string& entry) {
        for (const int number : {int(deck_.entriesIn(stack_)) + 1, lastOrdinal_ + 1}) {
            const auto place = std::to_string(number);
            if (!entry.starts_with(place + ". ") && !entry.starts_with(place + ") ")) continue;
            lastOrdinal_ = number;
            entry = std::string(trimmed(std::string_view(entry).substr(place.size() + 2)));
            return true;
        }
        return false;
    }

    PastedDeck& deck_;
    TableRows rows_;
    Below below_ = Below::Nothing;
    int stack_ = -1; ///< the last with a heading
    int lastLine_ = 0;
    int lastOrdinal_ = 0; ///< of a numbered list
    std::vector<Waiting> waiting_;
};

} // namespace

void readHeadedDecks(std::string_view text, PastedDeck& deck) {
    HeadedReader reader(deck);
    PastedLines lines(text);
    while (const auto line = lines.next())
        if (!reader.readLine(*line)) return;
    reader.finish();
}

void readPastedList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector) {
    const bool isHeaded = hasStackHeadings(text, 1);
    PastedDeck deck(catalogue, collector, isHeaded ? DeckEvidence::Headings : DeckEvidence::Cards);
    if (isHeaded)
        readHeadedDecks(text, deck);
    else
        readCardBlocks(text, deck);
    deck.handOver();
}

} // namespace stonemason::token_battle
