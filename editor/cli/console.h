// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace stonemason {

/// The context under which the command line's own words are translated.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The program's exit statuses.
inline constexpr int exitFine = 0;
inline constexpr int exitProblems = 1; ///< problems of severity error were found
inline constexpr int exitUnusable = 2; ///< unusable input, output that could not be written, wrong usage
inline constexpr int exitUnfinished = 3; ///< a run was broken off; what was done is printed or written

/// Makes the standard streams safe to write to: one that is closed is held open with something that refuses
/// every byte, so that no file opened later is mistaken for it, and a reader that goes away is an error to
/// report instead of a signal.
void prepareStreams();

/// Bytes from outside (a path, an argument) as text for people: wrong UTF-8 and control characters, which
/// could end the line or drive the terminal, are replaced.
QString shown(std::string_view bytes);

/// Writes to standard output, all of it; says on standard error why not and returns false.
bool print(std::string_view bytes);
bool print(const QString& text);

/// One line on standard error, with the program's name before it.
void complain(const QString& sentence);

/// complain() for a wrong call, with the way to the help. Returns exitUnusable.
/// @param verb empty for the program itself
int usageError(std::string_view verb, const QString& sentence);

} // namespace stonemason
