// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <system_error>
#include <vector>

namespace stonemason {

/// What main() is to do: runs a program so that every failure is reported. Running out of memory is reported
/// even where nothing could catch it; a limit on the size of files is an error to report, not a reason to end
/// with work unsaved. Returns the exit status.
int runProgram(int (*program)(int argc, char** argv), int argc, char** argv);

/// Goes on as the program that opens windows and draws, with the same arguments, streams and number of
/// process. That program is installed apart from the command, in a place known from where the command itself
/// lies. A program, not a plugin: the linker proves that the command does without Qt's window libraries.
/// Where a process cannot become another, waits for that one and returns its exit status. Otherwise returns
/// only if it cannot be started: exitUnusable, with the reason on standard error.
int becomeWindowProgram(char** argv);

/// Whether the system has anything that a window could open on.
bool hasDisplay();

// For the source files of this header, one of which is each system's own.

/// The words of the call in UTF-8 (as bytes, where the system has them so), the program's name first.
std::vector<std::string> wordsOfCall(int argc, char** argv);
/// Disables default behaviour of the system that must not affect this program.
void declineSystemHabits();
int complainAboutWindowProgram(const QString& file, const std::error_code& why);

} // namespace stonemason
