// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/text/message_text.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// The context under which the command line's own words are translated.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The program's exit statuses.
inline constexpr int exitFine = 0;
inline constexpr int exitProblems = 1;   ///< problems of severity error were found
inline constexpr int exitUnusable = 2;   ///< unusable input, output that could not be written, wrong usage
inline constexpr int exitUnfinished = 3; ///< a run was broken off; what was done is printed or written

/// Stands for standard input or output in the place of a file.
inline constexpr std::string_view standardStream = "-";

/// Bytes from outside (a path, an argument) as text for people, on one line: visibleText().
QString shown(std::string_view bytes);

// All output for people and all JSON go through the next three functions, so that no text from a file or an
// argument can control the terminal.

/// Writes lines of text to standard output, all of it; on failure prints the reason on standard error and
/// returns false.
bool print(const QString& lines);
/// The same with a document in JSON, or a piece of one.
bool printJson(std::string_view json);
/// One line on standard error, with the program's name before it.
void complain(const QString& sentence);

/// A FILE operand in the words of a message.
QString pathText(const std::string& path);

/// Prints the error of that file on standard error, with the text of errorText(). Returns exitUnusable.
int complainAbout(const std::string& path, const Error& error, const Vocabulary& vocabulary = {});

/// Reports on standard error that there was not enough memory, without allocating any. Returns exitUnusable.
int complainAboutMemory() noexcept;

/// Writes bytes to standard output as they are: what goes into a file or to another program. Returns why not
/// all could be written, nothing when they were.
std::optional<QString> putOut(std::string_view bytes);

/// complain() for a wrong call, with the way to the help. Returns exitUnusable.
/// @param verb empty for the program itself
int usageError(std::string_view verb, const QString& sentence);

} // namespace stonemason
