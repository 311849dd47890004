// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/player.h"
#include "editor/cli/command_call.h"
#include "editor/token_battle/cli/deck_files.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace stonemason::token_battle {

/// A deck named on the command line as FILE[#NAME], split at the last `#`. Without a name, or with an empty
/// one, it is the file's active deck.
struct DeckOperand {
    std::string path;
    std::string name;

    explicit DeckOperand(const std::string& operand);
};

/// Reads decks to be played with. Each file is read once, however often it is named.
class DuelInput {
public:
    /// Returns nullopt, with one line on standard error, if cards or rules are invalid, as DeckInput::load()
    /// does.
    static std::optional<DuelInput> load();

    const std::shared_ptr<const DuelTable>& table() const { return table_; }
    const Catalogue& catalogue() const { return decks_.catalogue(); }

    /// The parsed deck file; nullptr, with one line on standard error, if it cannot be read.
    const DeckReading* file(const DeckOperand& source);
    /// The deck, if it exists and the game accepts it; else nullptr, with one line on standard error that
    /// names the file, the deck and the error.
    const NamedDeck* deck(const DeckOperand& source);
    /// Whether the game accepts a deck of the file; if not, reports the error likewise.
    bool isPlayable(const std::string& path, const NamedDeck& deck) const;
    /// The paths of all that was read, as given.
    std::vector<std::string> files() const;
    /// The files whose decks have changed since they were read.
    std::vector<std::string> changedFiles() const;

private:
    DuelInput(DeckInput decks, std::shared_ptr<const DuelTable> table);

    DeckInput decks_;
    std::shared_ptr<const DuelTable> table_;
    std::map<std::string, DeckReading> files_;
};

/// The player that an option names, Normal without it; --nodes and --open-decks are Hard's.
ComputerPlayer playerOf(const Arguments& arguments, std::string_view option);

} // namespace stonemason::token_battle
