// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_text.h"

#include <QCoreApplication>

#include <array>
#include <span>

namespace stonemason {

inline constexpr char problemContext[] = "Problem";
inline constexpr char fixContext[] = "Fix";
inline constexpr char errorContext[] = "Error";
inline constexpr char refusalContext[] = "Refusal";

// In the definition of the rows QT_TR_NOOP means the translation context and kinds of arguments go by their
// bare names. Each game has tables of its own like this one.

class GeneralTable {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText errors[];
};

/// Why an input or output could not be used: the sentence names the cause and what to do.
std::span<const MessageText> errorTexts();

/// What a kind of document is called inside a sentence, in the context "ArgumentText": "a map of characters".
struct KindText {
    std::string_view id; ///< as documentKindIds names it, or another name for it in messages
    const char* text;
};

/// The sentences of a game for errors of its own, and what its documents are called.
/// `editor/<game>/text/message_tables.h` declares one as `gameTexts`.
struct GameTexts {
    /// Returns a table of sentences.
    using Table = std::span<const MessageText> (*)();
    std::array<Table, 3> errors{}; ///< those behind the last are nullptr
    std::span<const KindText> kinds{};
};

/// Those of every game, in the order of STONEMASON_GAMES; the build generates the table.
std::span<const GameTexts* const> allGameTexts();

} // namespace stonemason
