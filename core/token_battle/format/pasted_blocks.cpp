// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/pasted_deck.h"
#include "core/token_battle/format/pasted_line.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::token_battle {

namespace {

/// A line of a block and what it may be.
struct BlockLine {
    std::vector<std::string> parts;
    int line = 0;
    bool areKnown = false; ///< each part is a card
    bool holdsCard = false;
    bool isEntry = false;   ///< it has a bullet or a count
    bool hasForm = false;   ///< it may be cards for its form
    bool mayBeName = false; ///< it is as short as a card's name and no heading

    bool isRow() const { return parts.size() > 1; }
};

/// Reads decks without headings block by block.
class BlockReader {
public:
    explicit BlockReader(PastedDeck& deck) : deck_(deck) {}

    /// False when there are enough decks.
    bool readLine(const PastedLine& line) {
        if (line.isRule || line.text.empty()) return endBlock();
        if (const auto name = deckHeading(line.text)) {
            const bool goOn = endBlock() && deck_.finish();
            deck_.begin(line.line);
            deck_.setName(*name);
            return goOn;
        }
        if (const auto stack = numbered(line.text)) return endBlock() && readNumbered(*stack, line);
        if (line.isHeading) {
            const bool goOn = endBlock() && (!deck_.isBegun() || deck_.stacksFound() == 0 || deck_.finish());
            deck_.setTitle(line.text);
            return goOn;
        }
        constexpr std::size_t longest = 64; // lines; a stack has five
        block_.push_back(blockLine(line));
        return block_.size() < longest || endBlock();
    }

    bool finish() { return endBlock() && deck_.finish(); }

private:
    /// A stack that is called by its number alone, and is the next one.
    std::optional<StackHeading> numbered(std::string_view text) const {
        auto heading = numberHeading(text);
        const int next = deck_.stacksFound() == stackCount ? 1 : deck_.stacksFound() + 1;
        if (!heading || heading->number != next) return std::nullopt;
        const auto parts = partsOf(heading->cards);
        if (parts.size() > 1 && deck_.holdCard(parts)) return heading;
        // Below stacks that are called by their numbers a single card may be the next.
        const bool goesOn = next > 1 && lastNumbered_ == next - 1;
        const bool isCard = parts.size() == 1 && (deck_.holdCard(parts) || deck_.isNearCard(parts[0]));
        return goesOn && isCard ? heading : std::nullopt;
    }

    bool readNumbered(const StackHeading& heading, const PastedLine& line) {
        auto parts = deck_.entriesOfLine(heading.cards);
        std::erase_if(parts, [](const std::string& part) { return part.empty(); });
        const bool goOn = beginStack(line.line);
        lastNumbered_ = heading.number;
        if (deck_.areCards(parts)) deck_.countKnownLine();
        deck_.addCards(stack_, std::move(parts), line.line);
        stack_ = -1;
        return goOn;
    }

    BlockLine blockLine(const PastedLine& line) {
        BlockLine read;
        read.line = line.line;
        read.parts = deck_.entriesOfLine(withoutOrdinal(line.text));
        if (read.parts.size() > 1 && read.parts.back().empty()) read.parts.pop_back();
        read.isEntry = line.isBullet || beginsWithCount(read.parts[0]) || ordinalOf(line.text) > 0;
        read.areKnown = deck_.areCards(read.parts);
        read.holdsCard = read.areKnown || deck_.holdCard(read.parts);
        read.hasForm = hasFormOfCards(line, read.parts);
        const char last = line.text.back();
        const bool endsAsName = last != '.' && (last < '0' || last > '9');
        const auto isShort = [](const std::string& part) { return !part.empty() && wordsOf(part) <= 2; };
        read.mayBeName = read.hasForm && endsAsName && std::ranges::all_of(read.parts, isShort);
        return read;
    }

    /// The number of "3. Pike" or "3) Pike"; 0: there is none.
    static int ordinalOf(std::string_view text) {
        const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
        const std::string_view rest = text.substr(size);
        if (size > 2 || (!rest.starts_with(". ") && !rest.starts_with(") "))) return 0;
        return readNumber(text.substr(0, size)).value_or(0);
    }

    /// The entry of a numbered list without its number, where that goes on with or begins the list again.
    std::string withoutOrdinal(const std::string& text) {
        const int number = ordinalOf(text);
        const bool isNext = number > 0 && (number == 1 || number == lastOrdinal_ + 1);
        if (!isNext) return text;
        lastOrdinal_ = number;
        return std::string(trimmed(std::string_view(text).substr(text.find_first_of(".)") + 1)));
    }

    bool beginStack(int line) {
        const bool goOn = deck_.stacksFound() < stackCount || deck_.finish();
        if (!deck_.isBegun()) deck_.begin(line);
        stack_ = deck_.stacksFound();
        deck_.openStack(stack_, line);
        return goOn;
    }

    /// Whether a line stands for cards, in a block with so many lines that hold known ones.
    bool isOfDeck(const BlockLine& line, int knownRows, int knownLines, bool ofEntries) {
        if (line.areKnown || (line.hasForm && (line.isEntry || line.holdsCard))) return true;
        if (line.isRow()) return line.mayBeName && knownRows > 1;
        if (knownLines == 0 || !line.hasForm) return false;
        // More cards than a stack holds are several stacks, and what stands between them is talk.
        const bool isOneStack = knownLines <= stackCapacity && !ofEntries;
        return (line.mayBeName && isOneStack) || deck_.isNearCard(line.parts[0]);
    }

    /// Whether a line right below the rows of a deck may be a card of its last stack.
    bool isOfLastStack(const BlockLine& line) {
        return line.areKnown || (line.hasForm && (line.isEntry || line.holdsCard || line.mayBeName ||
                                                  deck_.mayMeanCard(line.parts[0])));
    }

    /// Reads the lines up to here.
    bool endBlock() {
        const std::vector<BlockLine> block = std::exchange(block_, {});
        stack_ = -1;
        const auto count = [&block](auto holds) { return int(std::ranges::count_if(block, holds)); };
        const int rows = count([](const BlockLine& line) { return line.isRow() && line.holdsCard; });
        const int lines = count([](const BlockLine& line) { return !line.isRow() && line.holdsCard; });
        const int entries = count([](const BlockLine& line) { return line.isEntry && line.hasForm; });
        const bool ofEntries = 2 * entries > int(block.size());
        // Entries of unknown words are a stack between others only.
        const bool isStack = deck_.isBegun() && deck_.stacksFound() % stackCount > 0 &&
                             entries == int(block.size()) && entries <= stackCapacity;
        if (rows + lines == 0 && !isStack) return true;
        bool goOn = true;
        bool isBelowRow = false;
        for (const BlockLine& line : block) {
            const bool isBelowAll = isBelowRow && !line.isRow() && deck_.stacksFound() == stackCount;
            if (isBelowAll ? !isOfLastStack(line) : !isOfDeck(line, rows, lines, ofEntries)) {
                stack_ = -1;
                isBelowRow = false;
                continue;
            }
            isBelowRow = line.isRow() || isBelowAll;
            if (isBelowAll) stack_ = stackCount - 1;
            if (stack_ < 0 || line.isRow()) goOn = beginStack(line.line) && goOn;
            if (line.areKnown) deck_.countKnownLine();
            deck_.addCards(stack_, line.parts, line.line);
            if (line.isRow()) stack_ = -1;
        }
        return goOn;
    }

    PastedDeck& deck_;
    std::vector<BlockLine> block_;
    int stack_ = -1;       ///< that lines of one card belong to
    int lastOrdinal_ = 0;  ///< of a numbered list
    int lastNumbered_ = 0; ///< stack that is called by its number, 0: none is yet
};

} // namespace

void readCardBlocks(std::string_view text, PastedDeck& deck) {
    BlockReader reader(deck);
    PastedLines lines(text);
    while (const auto line = lines.next())
        if (!reader.readLine(*line)) return;
    reader.finish();
}

} // namespace stonemason::token_battle
