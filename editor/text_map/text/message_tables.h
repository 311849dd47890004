// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_tables.h"

// Sentences about maps of characters, by translation context: in the definitions of the rows QT_TR_NOOP means
// that context and kinds of arguments go by their bare names.

namespace stonemason::text_map {

class ErrorTables {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText textMaps[];
};

std::span<const MessageText> textMapErrorTexts();
extern const GameTexts gameTexts;

} // namespace stonemason::text_map
