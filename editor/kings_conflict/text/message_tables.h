// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about King's Conflict, by translation context: in the definitions of the rows QT_TR_NOOP means
// that context and kinds of arguments go by their bare names.

namespace stonemason::kings_conflict {

class ProblemTable {
    Q_DECLARE_TR_FUNCTIONS(Problem)
    using enum ArgumentKind;

public:
    static const MessageText rows[];
};

class FixTable {
    Q_DECLARE_TR_FUNCTIONS(Fix)
    using enum ArgumentKind;

public:
    static const MessageText rows[];
};

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText maps[];
};

/// Problems of the checks of maps: headline and sentence.
std::span<const MessageText> problemTexts();
/// Labels of their fixes: the sentence is the text of the button.
std::span<const MessageText> fixTexts();

std::span<const MessageText> mapErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::kings_conflict
