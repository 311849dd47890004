// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// What main() is to do: runs a program so that none of its ends is without a word. Memory that runs out is
/// told, also where nothing could catch it; a limit on the size of files is an error to tell, not a reason to
/// end with work unsaved. Returns the exit status.
int runProgram(int (*program)(int argc, char** argv), int argc, char** argv);

/// Goes on as the program that opens windows and draws, with the same arguments, streams and number of
/// process. That program is installed apart from the command, in a place known from where the command itself
/// lies. A program, not a plugin: the linker proves that the command does without Qt's window libraries.
/// Returns only when it cannot be started: exitUnusable, said on standard error.
int becomeWindowProgram(char** argv);

} // namespace stonemason
