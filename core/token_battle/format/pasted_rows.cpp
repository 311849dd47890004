// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_rows.h"

#include <algorithm>
#include <string>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// The stack that "2" or "Stack 2" means, from 0; -1: none.
int stackIn(std::string_view text) {
    if (const auto heading = stackHeading(text)) return heading->number - 1;
    const auto number = readNumber(text);
    return number && *number >= 1 && *number <= stackCount ? *number - 1 : -1;
}

} // namespace

std::optional<bool> TableRows::readLine(const PastedLine& line) {
    if (auto table = PastedTable::of(line.row)) {
        table_ = std::move(table);
        return !table_->hasStackColumns() || table_->hasDecks() || beginTable(line.line);
    }
    if (!table_ || line.text.empty()) return table_ ? std::optional(true) : std::nullopt;
    if (const auto cells = table_->cellsOf(line.row)) return readRow(*cells, line.line);
    // Separators at the end of a row are easily lost.
    if (table_->hasStackColumn(0) && !table_->hasDecks() && !line.isHeading && deck_.isCard(line.text)) {
        deck_.addCards(0, partsOf(line.text), line.line);
        return true;
    }
    table_.reset();
    return std::nullopt;
}

/// Begins a deck with the stacks of the columns, or goes on with one that has other stacks only.
bool TableRows::beginTable(int line) {
    bool goOn = true;
    for (int stack = 0; stack < stackCount; ++stack)
        if (table_->hasStackColumn(stack) && deck_.hasStack(stack)) goOn = deck_.finish() && goOn;
    if (!deck_.isBegun()) deck_.begin(line);
    for (int stack = 0; stack < stackCount; ++stack)
        if (table_->hasStackColumn(stack)) deck_.openStack(stack, line);
    return goOn;
}

bool TableRows::readRow(const std::vector<TableCell>& cells, int line) {
    bool goOn = true;
    int stack = -1;
    std::string count;
    for (const TableCell& cell : cells)
        if (cell.column == TableColumn::DeckName)
            goOn = beginDeck(cell.text, line);
        else if (cell.column == TableColumn::StackNumber)
            stack = stackIn(cell.text);
        else if (cell.column == TableColumn::Count)
            count = cell.text;
    for (const TableCell& cell : cells) {
        const bool isCard = cell.column == TableColumn::Card && stack >= 0;
        if ((!isCard && cell.column != TableColumn::Stack) || meansNothing(cell.text)) continue;
        if (!deck_.isBegun()) deck_.begin(line);
        auto parts = partsOf(cell.text);
        std::erase_if(parts, [](const std::string& part) { return part.empty(); });
        if (parts.empty()) continue;
        if (isCard && readNumber(count)) parts[0] = count + "x " + parts[0];
        const int to = isCard ? stack : cell.stack;
        deck_.openStack(to, line);
        deck_.addCards(to, parts, line + cell.lineOffset);
    }
    if (deck_.isBegun() && !table_->hasStackColumns()) // a stack without cards has no row
        for (int other = 0; other < stackCount && deck_.stacksFound() > 0; ++other)
            deck_.openStack(other, line);
    return goOn;
}

/// Begins the deck of a row, unless the row goes on with the one there is.
bool TableRows::beginDeck(const std::string& name, int line) {
    const bool isSame = deck_.isBegun() && (name.empty() || deck_.name() == name);
    if (isSame) return true;
    const bool goOn = deck_.finish();
    deck_.begin(line);
    deck_.setName(name);
    for (int stack = 0; stack < stackCount; ++stack)
        deck_.openStack(stack, line);
    return goOn;
}

} // namespace stonemason::token_battle
