// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/tournament.h"
#include "editor/token_battle/cli/duel_input.h"

#include <optional>
#include <string>
#include <vector>

namespace stonemason::token_battle {

/// The decks that take part in a tournament, as the command line names them.
class EntrantList {
public:
    explicit EntrantList(DuelInput& input) : input_(input) {}

    /// Adds the deck; false with one line on standard error when it cannot be played with.
    bool add(const DeckOperand& source);
    /// Adds all decks of the file but one that was added before from the same file; false likewise, also when
    /// one of them cannot be held or played with.
    bool addAll(const DeckOperand& source);

    /// With names all different: a second deck of a name got a number.
    std::vector<Entrant> entrants() const;
    /// Prints in a line on standard error which decks did, the first of many.
    void sayNewNames() const;

private:
    void add(const std::string& path, const NamedDeck& deck);

    DuelInput& input_;
    DeckLibrary decks_;
    std::vector<std::pair<std::string, std::string>> added_;   ///< files and names in them
    std::vector<std::pair<std::string, std::string>> renamed_; ///< files and new names
};

} // namespace stonemason::token_battle
