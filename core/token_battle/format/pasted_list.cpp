// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::token_battle {

namespace {

/// The parts with commas between them, as cardsOfList() reads them.
std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text.append(i > 0 ? ", " : "").append(parts[i]);
    return text;
}

/// Whether the part begins with a number and a name, and the number is not 1.
bool beginsWithCardNumber(std::string_view part) {
    return beginsWithCount(part) && part[0] >= '0' && part[0] <= '9' && !part.starts_with("1 ") &&
           !part.starts_with("1x") && !part.starts_with("1X");
}

/// Whether the part is a 1 and a name, without a sign for "times" between them.
bool isBareCount(std::string_view part) {
    if (!part.starts_with("1 ") || !beginsWithCount(part)) return false;
    part = trimmed(part.substr(1));
    return !part.starts_with("x ") && !part.starts_with("X ") && !part.starts_with("\u00D7");
}

int wordsOf(std::string_view text) {
    int words = 0;
    bool inWord = false;
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\t';
        words += !isBlank && !inWord ? 1 : 0;
        inWord = !isBlank;
    }
    return words;
}

/// Whether the line may be cards for its form alone: an entry or a few short names.
bool hasFormOfCards(const PastedLine& line, const std::vector<std::string>& parts) {
    constexpr int mostWords = 4;
    if (parts.empty() || parts.size() > std::size_t(stackCapacity) + 1) return false;
    if (line.text.ends_with('!') || line.text.ends_with('?') || line.text.ends_with(':')) return false;
    return std::ranges::all_of(parts, [](const std::string& part) { return wordsOf(part) <= mostWords; });
}

/// Puts the lines of a post together to decks.
class PastedReader {
public:
    PastedReader(const Catalogue& catalogue, DeckCollector& collector, bool hasHeadings)
        : names_(namesOf(catalogue)), nearest_(catalogue), collector_(collector), hasHeadings_(hasHeadings) {}

    /// False when the collector accepts no more.
    bool readLine(const PastedLine& line) {
        if (line.isRule) return true;
        if (hasHeadings_)
            if (const auto read = readTable(line)) return *read;
        if (line.text.empty()) {
            endOfBlock();
            return true;
        }
        if (const auto name = deckHeading(line.text)) {
            table_.reset();
            const bool goOn = finish();
            begin(line.line);
            setName(*name);
            return goOn;
        }
        const auto stack = hasHeadings_ ? stackHeading(line.text) : numbered(line.text);
        if (stack && (stack->isSeparated || holdsCard(stack->cards))) return readStack(*stack, line);
        if (line.isHeading) {
            const bool goOn = !deck_ || found_ == 0 || finish();
            open_ = -1;
            title_ = line.text;
            return goOn;
        }
        return readCards(line);
    }

    bool finish() {
        if (!deck_) return true;
        FoundDeck done = std::move(*deck_);
        deck_.reset();
        if (found_ > 0 && found_ < stackCount && !done.fault)
            done.fault = Error{{"deck/stacks", {found_, stackCount}}, done.line, {}};
        for (std::size_t i = 0; i < waits_.size() && !done.fault; ++i)
            if (waits_[i]) done.fault = Error{{"deck/not-cards"}, lines_[i], {}};
        std::ranges::stable_sort(done.words, {}, &UnknownWord::stack);
        done.stacks.assign(stacks_.begin(), stacks_.end());
        done.stackLines.assign(lines_.begin(), lines_.end());
        const bool isDeck = found_ > 0 && (hasHeadings_ || found_ == stackCount || known_ >= stackCount);
        stacks_ = {};
        lines_ = {};
        waits_ = {};
        found_ = 0;
        known_ = 0;
        open_ = -1;
        return !isDeck || collector_.add(std::move(done));
    }

private:
    void begin(int line) {
        deck_.emplace();
        deck_->line = line;
        if (!title_.empty()) setName(title_);
        title_.clear();
    }

    void setName(std::string_view name) {
        if (!name.empty()) deck_->name = std::string(name);
    }

    void setFault(Message message, int line) {
        if (!deck_->fault) deck_->fault = Error{std::move(message), line, {}};
    }

    /// A stack that is called by its number alone, and is the next one.
    std::optional<StackHeading> numbered(std::string_view text) const {
        auto heading = numberHeading(text);
        const int next = found_ == stackCount ? 1 : found_ + 1;
        if (!heading || heading->number != next || partsOf(heading->cards).size() < 2) return std::nullopt;
        return heading;
    }

    bool readStack(const StackHeading& heading, const PastedLine& line) {
        const bool goOn = found_ < stackCount || finish();
        if (!deck_) begin(line.line);
        int stack = heading.number - 1;
        if (stack < 0) stack = int(std::ranges::find(lines_, 0) - lines_.begin());
        const auto index = std::size_t(stack);
        if (lines_[index] != 0)
            setFault({"deck/stack-twice", {stack + 1}}, line.line);
        else
            ++found_;
        lines_[index] = line.line;
        stacks_[index].clear();
        waits_[index] = false;
        open_ = -1;
        if (meansNothing(heading.cards)) return goOn;
        if (heading.cards.empty()) {
            waits_[index] = !heading.endsWithDash;
            open_ = stack;
            return goOn;
        }
        auto parts = partsOf(heading.cards);
        const bool isRow = std::erase_if(parts, [](const std::string& part) { return part.empty(); }) > 1;
        if (!isRow && heading.cards.ends_with(',')) {
            waits_[index] = true;
            open_ = stack;
        }
        if (!parts.empty()) addCards(stack, parts, line.line);
        return goOn;
    }

    bool readCards(const PastedLine& line) {
        auto parts = partsOf(line.text);
        if (open_ >= 0 && parts.size() == 1) removeOrdinal(parts[0]);
        const bool goesOn = parts.size() > 1 && parts.back().empty();
        if (goesOn) parts.pop_back();
        const bool isEntry = line.isBullet || (!parts.empty() && beginsWithCount(parts[0]));
        const bool areKnown = areCards(parts);
        if (!hasHeadings_) return readLoose(line, parts, areKnown, isEntry);
        if (open_ < 0) return true;
        const bool isNear = !areKnown && hasFormOfCards(line, parts) && nearest_.of(parts[0]).has_value();
        const bool follows = line.line - lastLine_ <= 1 && wordsOf(line.text) <= 3;
        if (!areKnown && !(hasFormOfCards(line, parts) && (isEntry || isNear || follows))) {
            open_ = -1;
            return true;
        }
        waits_[std::size_t(open_)] = goesOn;
        addCards(open_, parts, line.line);
        return true;
    }

    /// Removes the number of an entry of a numbered list, "2. Pike" for the second card of the stack.
    void removeOrdinal(std::string& entry) const {
        const auto place = std::to_string(entriesIn(open_) + 1);
        if (!entry.starts_with(place + ". ") && !entry.starts_with(place + ") ")) return;
        entry = std::string(trimmed(std::string_view(entry).substr(place.size() + 2)));
    }

    std::size_t entriesIn(int stack) const {
        return stacks_[std::size_t(stack)].size() +
               std::size_t(std::ranges::count(deck_->words, stack, &UnknownWord::stack));
    }

    /// What reading the line as the head or as a row of a table came to; nullopt: it is neither.
    std::optional<bool> readTable(const PastedLine& line) {
        if (auto table = PastedTable::of(line.row)) {
            table_ = std::move(table);
            return !table_->hasStackColumns() || table_->hasDecks() || beginTable(line.line);
        }
        if (!table_ || line.text.empty()) return table_ ? std::optional(true) : std::nullopt;
        const auto cells = table_->cellsOf(line.row);
        if (cells) return readRow(*cells, line.line);
        // Separators at the end of a row are easily lost.
        if (table_->hasStackColumn(0) && !table_->hasDecks() && !line.isHeading && isCard(line.text)) {
            addCards(0, partsOf(line.text), line.line);
            return true;
        }
        table_.reset();
        return std::nullopt;
    }

    /// Begins a deck with the stacks of the columns, or goes on with one that has other stacks only.
    bool beginTable(int line) {
        bool goOn = true;
        for (int stack = 0; stack < stackCount; ++stack)
            if (table_->hasStackColumn(stack) && lines_[std::size_t(stack)] != 0) goOn = finish() && goOn;
        if (!deck_) begin(line);
        for (int stack = 0; stack < stackCount; ++stack)
            if (table_->hasStackColumn(stack)) openStack(stack, line);
        open_ = -1;
        return goOn;
    }

    void openStack(int stack, int line) {
        if (lines_[std::size_t(stack)] != 0) return;
        lines_[std::size_t(stack)] = line;
        ++found_;
    }

    bool readRow(const std::vector<TableCell>& cells, int line) {
        bool goOn = true;
        int stack = -1;
        std::string count;
        for (const TableCell& cell : cells)
            if (cell.column == TableColumn::DeckName)
                goOn = beginRow(cell.text, line);
            else if (cell.column == TableColumn::StackNumber)
                stack = stackIn(cell.text);
            else if (cell.column == TableColumn::Count)
                count = cell.text;
        for (const TableCell& cell : cells) {
            const bool isCard = cell.column == TableColumn::Card && stack >= 0;
            if ((!isCard && cell.column != TableColumn::Stack) || meansNothing(cell.text)) continue;
            if (!deck_) begin(line);
            auto parts = partsOf(cell.text);
            std::erase_if(parts, [](const std::string& part) { return part.empty(); });
            if (parts.empty()) continue;
            if (isCard && readNumber(count)) parts[0] = count + "x " + parts[0];
            const int to = isCard ? stack : cell.stack;
            openStack(to, line);
            addCards(to, parts, line + cell.lineOffset);
        }
        if (deck_ && !table_->hasStackColumns()) // a stack without cards has no row
            for (int other = 0; other < stackCount && found_ > 0; ++other)
                openStack(other, line);
        return goOn;
    }

    /// Begins the deck of a row, unless the row goes on with the one there is.
    bool beginRow(const std::string& name, int line) {
        const bool isSame = deck_ && (name.empty() || deck_->name == name);
        if (isSame) return true;
        const bool goOn = finish();
        begin(line);
        setName(name);
        for (int stack = 0; stack < stackCount; ++stack)
            openStack(stack, line);
        return goOn;
    }

    /// The stack that "2" or "Stack 2" means, from 0; -1: none.
    static int stackIn(std::string_view text) {
        if (const auto heading = stackHeading(text)) return heading->number - 1;
        const auto number = readNumber(text);
        return number && *number >= 1 && *number <= stackCount ? *number - 1 : -1;
    }

    /// Cards without any heading: several on a line are a stack, and so are lines of one card each.
    bool readLoose(const PastedLine& line, const std::vector<std::string>& parts, bool areKnown,
                   bool isEntry) {
        const bool mixed =
            std::ranges::any_of(parts, [this](const std::string& part) { return isCard(part); });
        if (!areKnown && !(hasFormOfCards(line, parts) && (isEntry || mixed))) {
            open_ = -1;
            return true;
        }
        if (parts.size() > 1) open_ = -1;
        bool goOn = true;
        if (open_ < 0) {
            goOn = found_ < stackCount || finish();
            if (!deck_) begin(line.line);
            open_ = found_++;
            lines_[std::size_t(open_)] = line.line;
        }
        known_ += areKnown ? 1 : 0;
        addCards(open_, parts, line.line);
        if (parts.size() > 1) open_ = -1;
        return goOn;
    }

    void endOfBlock() {
        if (!hasHeadings_) open_ = -1;
    }

    bool holdsCard(std::string_view text) const {
        return std::ranges::any_of(partsOf(text),
                                   [this](const std::string& part) { return namesCard(part, names_); });
    }

    bool isCard(std::string_view text) const {
        const auto parts = partsOf(text);
        return namesCard(parts[0], names_);
    }

    bool areCards(const std::vector<std::string>& parts) const {
        return !parts.empty() && std::ranges::all_of(parts, [this](const std::string& part) {
            return namesCard(part, names_) ||
                   (hasHeadings_ && part.find_first_not_of("0123456789") == std::string::npos &&
                    !part.empty());
        });
    }

    void addCards(int stack, std::vector<std::string> parts, int line) {
        lastLine_ = line;
        hasNumbers_ = hasNumbers_ || std::ranges::any_of(parts, beginsWithCardNumber);
        // A 1 is a count where no other card has a number: an unknown name beside it must not become card 1.
        for (std::string& part : parts)
            if (!hasNumbers_ && isBareCount(part)) part.insert(1, "x");
        auto cards = cardsOfList(joined(parts), names_);
        if (auto* fault = std::get_if<Message>(&cards)) {
            setFault(std::move(*fault), line);
            return;
        }
        auto& listed = std::get<ListedCards>(cards);
        auto& all = stacks_[std::size_t(stack)];
        const std::size_t before = entriesIn(stack);
        for (const CardId card : listed.cards)
            if (all.size() <= std::size_t(stackCapacity)) all.push_back(card);
        if (listed.fault && !deck_->wordFault)
            deck_->wordFault = Error{nearest_.namedIn(std::move(*listed.fault)), line, {}};
        for (UnknownWord& word : listed.words) {
            if (deck_->words.size() > std::size_t(maximumUnknownWords)) break;
            word.stack = stack;
            word.index += int(before);
            word.line = line;
            deck_->words.push_back(std::move(word));
        }
    }

    CardNames names_;
    NearestCards nearest_;
    DeckCollector& collector_;
    bool hasHeadings_;
    std::optional<FoundDeck> deck_;
    std::string title_; ///< the last heading that is none of a deck or a stack
    std::array<std::vector<CardId>, stackCount> stacks_;
    std::array<int, stackCount> lines_{};  ///< where each stack stands, 0: not yet
    std::array<bool, stackCount> waits_{}; ///< there must be more cards
    std::optional<PastedTable> table_;     ///< whose rows may follow
    int found_ = 0;
    int known_ = 0; ///< lines of known cards without headings
    int open_ = -1; ///< the stack that lines of cards belong to
    int lastLine_ = 0;
    bool hasNumbers_ = false; ///< cards go by their numbers, so that a 1 is no count
};

bool hasStackHeadings(std::string_view text, int enough) {
    int headings = 0;
    PastedLines lines(text);
    while (const auto line = lines.next())
        if (PastedTable::of(line->row) || (stackHeading(line->text) && ++headings >= enough)) return true;
    return false;
}

} // namespace

bool looksLikePastedList(std::string_view text) {
    return hasStackHeadings(text, 2);
}

bool looksLikeCardLines(std::string_view text) {
    int lines = 0;
    int entries = 0;
    int rows = 0;
    bool hasDeck = false;
    PastedLines walk(text);
    while (const auto line = walk.next()) {
        if (line->text.empty() || line->isRule) continue;
        ++lines;
        hasDeck = hasDeck || deckHeading(line->text);
        const auto number = numberHeading(line->text);
        const auto parts = partsOf(number ? number->cards : std::string_view(line->text));
        const auto isName = [](const std::string& part) {
            return beginsWithCount(part) ||
                   (!part.empty() && part.find_first_of("=[]{}<>\\#@/") == std::string::npos &&
                    part.find_first_not_of("0123456789 .:-xX") != std::string::npos);
        };
        if (!hasFormOfCards(*line, parts) || !std::ranges::all_of(parts, isName)) continue;
        const bool isRow = parts.size() > 1;
        rows += isRow ? 1 : 0;
        entries += !isRow && (line->isBullet || beginsWithCount(parts[0]) || hasDeck) ? 1 : 0;
    }
    const bool isDeck = rows >= stackCount || entries >= 2 * stackCount;
    return isDeck && 2 * (rows + entries) >= lines;
}

void readPastedList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector) {
    PastedReader reader(catalogue, collector, hasStackHeadings(text, 1));
    PastedLines lines(text);
    while (const auto line = lines.next())
        if (!reader.readLine(*line)) return;
    reader.finish();
}

} // namespace stonemason::token_battle
