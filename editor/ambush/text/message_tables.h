// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about patterns of ambushes, by translation context: in the definitions of the rows QT_TR_NOOP
// means that context and kinds of arguments go by their bare names.

namespace stonemason::ambush {

class ProblemTable {
    Q_DECLARE_TR_FUNCTIONS(Problem)
    using enum ArgumentKind;

public:
    static const MessageText patterns[];
};

class FixTable {
    Q_DECLARE_TR_FUNCTIONS(Fix)
    using enum ArgumentKind;

public:
    static const MessageText patterns[];
};

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText ambushes[];
};

/// What is wrong with a pattern that is being drawn: headline and sentence.
std::span<const MessageText> patternProblemTexts();
/// Labels of the fixes: the sentence is the text of the button.
std::span<const MessageText> patternFixTexts();

std::span<const MessageText> patternErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::ambush
