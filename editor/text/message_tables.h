// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_text.h"

#include <QCoreApplication>

namespace stonemason {

inline constexpr char problemContext[] = "Problem";
inline constexpr char fixContext[] = "Fix";
inline constexpr char errorContext[] = "Error";
inline constexpr char refusalContext[] = "Refusal";

// The rows, by translation context: in their definitions QT_TR_NOOP means that context and kinds of arguments
// go by their bare names. Each table has a file of its own, where the function that hands it out is as well.

class ProblemTable {
    Q_DECLARE_TR_FUNCTIONS(Problem)
    using enum ArgumentKind;

public:
    static const MessageText rows[];
    static const MessageText boards[];
    static const MessageText patterns[];
    static const MessageText worlds[];
    static const MessageText templates[];
};

class FixTable {
    Q_DECLARE_TR_FUNCTIONS(Fix)
    using enum ArgumentKind;

public:
    static const MessageText rows[];
    static const MessageText boards[];
    static const MessageText patterns[];
    static const MessageText worlds[];
    static const MessageText templates[];
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
    static const MessageText general[];
    static const MessageText maps[];
    static const MessageText decks[];
    static const MessageText duels[];
    static const MessageText tournaments[];
    static const MessageText boards[];
    static const MessageText ambushes[];
    static const MessageText worlds[];
    static const MessageText templates[];
};

/// Problems of the checks: headline and sentence.
std::span<const MessageText> problemTexts();

/// Labels of fixes: the sentence is the text of the button.
std::span<const MessageText> fixTexts();

/// Why an input or output could not be used: the sentence names the cause and what to do.
std::span<const MessageText> errorTexts();

/// The same for maps, parts of them that are pasted, and profiles of games.
std::span<const MessageText> mapErrorTexts();

/// The same for decks and cards, and the other messages about decks: problems, refusals, notes on writing
/// them.
std::span<const MessageText> deckTexts();

/// The same for games of tokens, their records and positions.
std::span<const MessageText> duelTexts();

/// The same for tournaments of decks and their results.
std::span<const MessageText> tournamentTexts();

/// Of War in the Wastes: problems and fixes of boards, why a piece cannot go somewhere, and errors of boards
/// and records.
std::span<const MessageText> boardProblemTexts();
std::span<const MessageText> boardFixTexts();
std::span<const MessageText> boardRefusalTexts();
std::span<const MessageText> boardErrorTexts();

/// Why a pattern of an ambush or a map of characters could not be used.
std::span<const MessageText> ambushErrorTexts();
/// What is wrong with a pattern that somebody draws, and its fixes.
std::span<const MessageText> patternProblemTexts();
std::span<const MessageText> patternFixTexts();

/// Of worlds: problems and fixes, and why a file of one cannot be read or written.
std::span<const MessageText> worldProblemTexts();
std::span<const MessageText> worldFixTexts();
std::span<const MessageText> worldErrorTexts();

/// The same of templates of worlds; among the errors is what a form of file cannot hold.
std::span<const MessageText> templateProblemTexts();
std::span<const MessageText> templateFixTexts();
std::span<const MessageText> templateErrorTexts();

} // namespace stonemason
