// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace stonemason {

/// What a word of the command line names to write to: "-" for standard output by any of its names.
std::string outputNamed(std::string_view word);

/// Whether the output has an ending, the same as the input has, in small or capital letters.
bool hasEndingOf(const std::string& input, const std::string& output);

/// An output in the words of a message.
QString outputText(const std::string& output);

/// Whether an input and an output, each as named on the command line, are one file, by whatever spelling or
/// link; standard input, too, when it comes from that file.
bool isSameFile(const std::string& input, const std::string& output);

/// Before long work: whether its result can be written to the file, which must be none of the inputs. If not,
/// prints the reason on standard error.
bool canTakeResult(const std::string& output, std::span<const std::string> inputs);

/// Makes the folder, and what is missing above it, unless it is there. On failure prints the reason on
/// standard error.
bool makeOutputFolder(const std::string& folder);

/// Reports on standard error that a file is there that the call has not asked to overwrite. Returns false.
bool refuseToOverwrite(const std::string& file);

/// Writes to the file, or to standard output for "-". On failure prints the reason in one line on standard
/// error and returns exitUnusable. A signal that ends the program meanwhile leaves nothing half written.
/// @param input what the bytes were made of, named in that line; empty: the output alone is
int writeOutput(const std::string& output, std::string_view bytes, const std::string& input = {});

/// The same for what comes in pieces and is never held as a whole: text in which nothing acts on a terminal.
int writeOutput(const std::string& output, const FileContent& content, const std::string& input = {});

/// Prints in one line on standard error why the output stays empty. Returns exitUnusable.
/// @param input as for writeOutput()
int complainAboutOutput(const std::string& output, const QString& cause, const std::string& input);

} // namespace stonemason
