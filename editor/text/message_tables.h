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

// A class per table gives QT_TR_NOOP its translation context and lets the rows use the names of argument
// kinds unqualified. Each game has tables of its own like this one.

class GeneralTable {
    Q_DECLARE_TR_FUNCTIONS(Error)
    using enum ArgumentKind;

public:
    static const MessageText errors[];
};

/// Why an input or output could not be used: the sentence names the cause and what to do.
std::span<const MessageText> errorTexts();

/// The name of a kind of document inside a sentence, in the context "ArgumentText": "a map of characters".
struct KindText {
    std::string_view id; ///< as in documentKindIds, or another name for the kind in messages
    const char* text;
};

/// A game's sentences for its own errors, and the names of its kinds of documents.
/// `editor/<game>/text/message_tables.h` declares one as `gameTexts`.
struct GameTexts {
    /// Returns a table of sentences.
    using Table = std::span<const MessageText> (*)();
    std::array<Table, 3> errors{}; ///< unused entries at the end are nullptr
    std::span<const KindText> kinds{};
};

/// The texts of every game, in the order of STONEMASON_GAMES; the build generates the table.
std::span<const GameTexts* const> allGameTexts();

} // namespace stonemason
