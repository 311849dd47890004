// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

#include <variant>

namespace stonemason {

/// A verb with arguments it can work with.
struct VerbCall {
    const Verb* verb;
    Arguments arguments;

    /// Whether it takes a program that can draw.
    bool draws() const { return verb->draws && verb->draws(arguments); }
    /// Returns the exit status.
    /// @param drawers what draws; a call that draws needs it
    int run(Drawers drawers = {}) const;
};

/// The editor is to open; the arguments hold nothing but files and Qt's own options.
struct WindowCall {};

/// Makes out what the command line asks for. The answer to it is a number, the exit status, when there is
/// nothing more to do: help and version have been printed, or the error in the call has been reported. Not by
/// QCommandLineParser, whose errors do not say which values there are.
std::variant<int, VerbCall, WindowCall> readCommandLine(int argc, char** argv);

} // namespace stonemason
