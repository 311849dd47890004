// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about Pocket Heroes, by translation context: in the definitions of the rows QT_TR_NOOP means that
// context and kinds of arguments go by their bare names.

namespace stonemason::pocket_heroes {

class ProblemTable {
    Q_DECLARE_TR_FUNCTIONS(Problem)
    using enum ArgumentKind;

public:
    static const MessageText worlds[];
    static const MessageText templates[];
};

class FixTable {
    Q_DECLARE_TR_FUNCTIONS(Fix)
    using enum ArgumentKind;

public:
    static const MessageText worlds[];
    static const MessageText templates[];
};

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText worlds[];
    static const MessageText templates[];
};

/// Problems of worlds: headline and sentence.
std::span<const MessageText> worldProblemTexts();
/// Labels of their fixes: the sentence is the text of the button.
std::span<const MessageText> worldFixTexts();
/// Problems of templates: headline and sentence.
std::span<const MessageText> templateProblemTexts();
/// Labels of their fixes: the sentence is the text of the button.
std::span<const MessageText> templateFixTexts();

std::span<const MessageText> worldErrorTexts();
std::span<const MessageText> templateErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::pocket_heroes
