// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Tables of decks: in Markdown, separated by tabs, semicolons or commas, or from a page of HTML.

namespace stonemason::token_battle {

/// The meaning of the cells of a column.
enum class TableColumn {
    Other,       ///< nothing of a deck
    Stack,       ///< cards of one stack
    DeckName,    ///< the deck the row belongs to
    StackNumber, ///< the stack the card of the row belongs to
    Card,
    Count, ///< how often the card is there
};

/// The content of a cell, never empty except for DeckName.
struct TableCell {
    TableColumn column{};
    int stack = 0; ///< of Stack, from 0
    std::string text;
    int lineOffset = 0; ///< lines of the file from the beginning of the row
};

/// A table with a column for each stack, or with a column that says which stack a card is in. Known by its
/// first row.
class PastedTable {
public:
    /// The table below a row that heads one; nullopt for any other line.
    /// @param row as in PastedLine::row
    static std::optional<PastedTable> of(std::string_view row);

    /// The cells of a row, from the left; nullopt for a line that has none.
    std::optional<std::vector<TableCell>> cellsOf(std::string_view row) const;
    /// Whether there is a column for each stack.
    bool hasStackColumns() const { return hasStackColumns_; }
    bool hasStackColumn(int stack) const;
    bool hasDecks() const;

private:
    struct Column {
        TableColumn kind{};
        int stack = 0;
    };
    char separator_ = '|';
    bool hasStackColumns_ = false;
    bool isFramed_ = false; ///< rows begin with a separator
    std::vector<Column> columns_;
};

} // namespace stonemason::token_battle
