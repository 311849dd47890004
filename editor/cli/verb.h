// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

#include <limits>

namespace stonemason {

/// The most operands of a verb that takes any number of files.
inline constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

struct Drawers; // export.h

/// What a verb's FILE may hold.
enum class Takes { Maps, Decks, Boards, Worlds, Any, NoFile };

/// One thing the command line can do. A name of two words, "deck list", makes it one of a family: the first
/// word alone lists them. Its texts are to be translated in the context of CommandLine.
struct Verb {
    std::string_view name;
    std::span<const std::string_view> synopsis; ///< ways to call it, without program and verb
    const char* summary;                        ///< one line
    const char* description;                    ///< what else a caller should know
    std::span<const Option> options;
    std::size_t fewestOperands;
    std::size_t mostOperands;
    Takes takes = Takes::Maps;
    /// Returns the exit status. The number of operands is right, and no option is unknown.
    int (*run)(const Arguments& arguments);
    /// Whether it makes a picture of what it is given: `run` cannot, `runDrawing` can. nullptr: it never
    /// does.
    bool (*draws)(const Arguments& arguments) = nullptr;
    /// As `run`, with what draws. nullptr only when it never does.
    int (*runDrawing)(const Arguments& arguments, const Drawers& drawers) = nullptr;
};

extern const Verb checkVerb;
extern const Verb exportVerb;
extern const Verb convertVerb;
extern const Verb symmetryVerb;
extern const Verb suggestHintsVerb;
extern const Verb marchVerb;
extern const Verb ambushVerb;
extern const Verb playVerb;
extern const Verb replayVerb;
extern const Verb tournamentVerb;
extern const Verb boardMovesVerb;
extern const Verb boardPerftVerb;
extern const Verb deckListVerb;
extern const Verb deckShareVerb;
extern const Verb deckCardsVerb;
extern const Verb deckRandomVerb;
extern const Verb worldInfoVerb;
extern const Verb generateVerb;

/// The table of verbs, in the order in which the help lists them.
std::span<const Verb* const> allVerbs();

} // namespace stonemason
