// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about Token Battle, by translation context: in the definitions of the rows QT_TR_NOOP refers to
// that context, and kinds of arguments are used without qualification.

namespace stonemason::token_battle {

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText decks[];
    static const MessageText duels[];
    static const MessageText tournaments[];
};

/// Messages on decks and cards: errors, problems, refusals, notes on writing them.
std::span<const MessageText> deckTexts();

std::span<const MessageText> duelErrorTexts();
std::span<const MessageText> tournamentErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::token_battle
