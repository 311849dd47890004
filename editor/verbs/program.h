// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// What main() is to do: runs a program so that every failure is reported. Running out of memory is reported
/// even where nothing could catch it; a limit on the size of files is an error to report, not a reason to end
/// with work unsaved. Returns the exit status.
int runProgram(int (*program)(int argc, char** argv), int argc, char** argv);

/// Goes on as the program that opens windows and draws, with the same arguments, streams and number of
/// process. That program is installed apart from the command, in a place known from where the command itself
/// lies. A program, not a plugin: the linker proves that the command does without Qt's window libraries.
/// Returns only if it cannot be started: exitUnusable, with the reason on standard error.
int becomeWindowProgram(char** argv);

} // namespace stonemason
