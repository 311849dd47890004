// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about War in the Wastes, by translation context: in the definitions of the rows QT_TR_NOOP
// refers to that context, and kinds of arguments are used without qualification.

namespace stonemason::wastes {

class ProblemTable {
    Q_DECLARE_TR_FUNCTIONS(Problem)
    using enum ArgumentKind;

public:
    static const MessageText boards[];
};

class FixTable {
    Q_DECLARE_TR_FUNCTIONS(Fix)
    using enum ArgumentKind;

public:
    static const MessageText boards[];
};

class RefusalTable {
    Q_DECLARE_TR_FUNCTIONS(Refusal)
    using enum ArgumentKind;

public:
    static const MessageText rows[];
};

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText boards[];
};

/// Problems of boards: headline and sentence.
std::span<const MessageText> boardProblemTexts();
/// Labels of their fixes: the sentence is the text of the button.
std::span<const MessageText> boardFixTexts();
/// Why a piece cannot go somewhere.
std::span<const MessageText> boardRefusalTexts();

std::span<const MessageText> boardErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::wastes
