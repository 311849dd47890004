// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/pasted_deck.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_table.h"

#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// Reads the rows of tables into a deck.
class TableRows {
public:
    explicit TableRows(PastedDeck& deck) : deck_(deck) {}

    /// Reads the line if it is the head or a row of a table: whether to go on; nullopt when it is neither.
    std::optional<bool> readLine(const PastedLine& line);
    /// The next line is no row of the table.
    void endTable() { table_.reset(); }

private:
    bool beginTable(int line);
    bool readRow(const std::vector<TableCell>& cells, int line);
    bool beginDeck(const std::string& name, int line);

    PastedDeck& deck_;
    std::optional<PastedTable> table_; ///< whose rows may follow
};

} // namespace stonemason::token_battle
