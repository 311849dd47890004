// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_table.h"

#include "core/base/text.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/pasted_line.h"

#include <algorithm>
#include <array>

namespace stonemason::token_battle {

namespace {

struct RowCell {
    std::string text;
    int lineOffset = 0;
};

/// Goes through the cells of a row; what stands in quotes may hold separators.
std::vector<RowCell> splitRow(std::string_view row, char separator, std::size_t most) {
    std::vector<RowCell> cells(1);
    bool isQuoted = false;
    bool isBegin = true;
    int lines = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const char c = row[i];
        const bool isBlank = c == ' ' || c == '\f' || (c == '\t' && separator != '\t');
        lines += c == '\f' ? 1 : 0;
        if (c == '"' && separator != '|' && (isQuoted || isBegin)) {
            const bool isDoubled = isQuoted && row.substr(i + 1).starts_with('"');
            if (isDoubled) {
                cells.back().text += c;
                ++i;
            } else {
                isQuoted = !isQuoted;
            }
            isBegin = false;
        } else if (c == separator && !isQuoted) {
            if (cells.size() == most) return cells;
            cells.emplace_back();
            isBegin = true;
        } else {
            if (isBegin && !isBlank) cells.back().lineOffset = lines;
            isBegin = isBegin && isBlank;
            cells.back().text += c == '\f' ? ' ' : c == literalBar ? '|' : c;
        }
    }
    return cells;
}

/// A row without the separator that frames it on the left.
std::string_view withoutFrame(std::string_view row, char separator) {
    const std::size_t first = row.find_first_not_of(" \f");
    return first != std::string_view::npos && row[first] == separator ? row.substr(first + 1) : row;
}

bool isAmong(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return lower;
}

/// The stack that a cell heads the column of, from 0; -1: none.
int stackOfHead(std::string_view text) {
    const auto heading = stackHeading(text);
    return heading && heading->number > 0 && heading->cards.empty() ? heading->number - 1 : -1;
}

TableColumn kindOfHead(std::string_view head) {
    const std::string word = lowerCase(head);
    if (isAmong(word, {"deck", "deck name", "name", "talia", "nazwa", "nazwa talii"}))
        return TableColumn::DeckName;
    if (isAmong(word, {"stack", "stos", "stack number", "numer stosu"})) return TableColumn::StackNumber;
    if (isAmong(word, {"card", "cards", "karta", "karty", "card name", "nazwa karty"}))
        return TableColumn::Card;
    if (isAmong(word, {"count", "number", "quantity", "qty", "copies", "liczba", "ile", "sztuk"}))
        return TableColumn::Count;
    return TableColumn::Other;
}

/// Whether the row may head a table. Cheap, because it is called for every line of a text.
bool mayHead(std::string_view row) {
    for (const std::string_view word : {"tack", "TACK", "tos", "TOS"})
        if (row.find(word) != std::string_view::npos) return true;
    const bool isDivided = row.find_first_of("|\t") != std::string_view::npos;
    return isDivided && row.find('1') != std::string_view::npos && row.find('4') != std::string_view::npos;
}

} // namespace

std::optional<PastedTable> PastedTable::of(std::string_view row) {
    constexpr std::size_t mostColumns = 12;
    constexpr std::size_t longest = 400;
    if (row.size() > longest || !mayHead(row)) return std::nullopt;
    for (const char separator : {'|', '\t', ';', ','}) {
        if (row.find(separator) == std::string_view::npos) continue;
        PastedTable table;
        table.separator_ = separator;
        table.isFramed_ = separator == '|' && withoutFrame(row, separator) != row;
        const auto cells =
            splitRow(table.isFramed_ ? withoutFrame(row, separator) : row, separator, mostColumns);
        if (cells.size() == mostColumns) return std::nullopt;
        int stacks = 0;
        int others = 0;
        std::array<int, 6> kinds{};
        for (const RowCell& cell : cells) {
            const auto parts = partsOf(cell.text);
            int stack = stackOfHead(parts[0]);
            const bool isNumbered = (separator == '|' || separator == '\t') && parts[0].size() == 1;
            if (stack < 0 && isNumbered && parts[0][0] == char('1' + stacks) && stacks < stackCount)
                stack = stacks;
            const bool isTaken = stack >= 0 && table.hasStackColumn(stack);
            Column column{stack >= 0 && !isTaken ? TableColumn::Stack : kindOfHead(parts[0]),
                          std::max(stack, 0)};
            stacks += column.kind == TableColumn::Stack ? 1 : 0;
            others += column.kind == TableColumn::Other && !parts[0].empty() ? 1 : 0;
            ++kinds[std::size_t(column.kind)];
            table.columns_.push_back(column);
        }
        const bool hasDigitsOnly = std::ranges::none_of(
            cells, [](const RowCell& cell) { return stackOfHead(partsOf(cell.text)[0]) >= 0; });
        table.hasStackColumns_ = stacks > 1 && others <= 2 && (!hasDigitsOnly || stacks == stackCount);
        if (table.hasStackColumns_) return table;
        if (kinds[std::size_t(TableColumn::StackNumber)] != 1) continue;
        // If no column is headed as the cards, a column of names is assumed to contain them.
        if (kinds[std::size_t(TableColumn::Card)] == 0)
            for (Column& column : table.columns_)
                if (column.kind == TableColumn::DeckName) column.kind = TableColumn::Card;
        const auto isCard = [](const Column& column) { return column.kind == TableColumn::Card; };
        if (std::ranges::any_of(table.columns_, isCard)) return table;
    }
    return std::nullopt;
}

bool PastedTable::hasStackColumn(int stack) const {
    return std::ranges::any_of(columns_, [stack](const Column& column) {
        return column.kind == TableColumn::Stack && column.stack == stack;
    });
}

bool PastedTable::hasDecks() const {
    return std::ranges::any_of(columns_,
                               [](const Column& column) { return column.kind == TableColumn::DeckName; });
}

std::optional<std::vector<TableCell>> PastedTable::cellsOf(std::string_view row) const {
    if (row.find(separator_) == std::string_view::npos) return std::nullopt;
    const auto cells =
        splitRow(isFramed_ ? withoutFrame(row, separator_) : row, separator_, columns_.size() + 1);
    std::vector<TableCell> found;
    for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
        const Column& column = columns_[i];
        const std::string_view text = trimmed(cells[i].text);
        if (column.kind == TableColumn::Other || (text.empty() && column.kind != TableColumn::DeckName))
            continue;
        found.push_back({column.kind, column.stack, std::string(text), cells[i].lineOffset});
    }
    return found;
}

} // namespace stonemason::token_battle
