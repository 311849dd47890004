// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

#include <limits>

namespace stonemason {

/// The most operands of a verb that takes any number of files.
inline constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

class CommandCall;

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
    /// Whether it has the options on files that games have, GameCli::fileOptions.
    bool hasFileOptions = false;
    /// Returns the exit status. The number of operands is right, and no option is unknown.
    int (*run)(CommandCall& call);
    /// Whether it makes a picture of what it is given, for which run() needs drawers. nullptr: it never does.
    bool (*draws)(const Arguments& arguments) = nullptr;
};

} // namespace stonemason
