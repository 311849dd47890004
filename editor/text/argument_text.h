// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_text.h"

#include <QString>
#include <QStringView>

namespace stonemason {

/// A number with that many decimal places in the format of the user's locale: "56.2", "56,2".
QString decimalText(double number, int digits);
/// A share of 0 to 1 in percent: "56.2 %"
QString percentText(double share);

/// The placeholder in a sentence for an argument or a word without a text.
inline constexpr QLatin1String unknownArgument("?");

/// An argument formatted for use inside a sentence; `unknownArgument` when its type is not the one that the
/// kind requires.
QString argumentText(const Argument& argument, ArgumentKind kind, const Vocabulary& vocabulary);

/// A code or digit by itself: “d”.
QString letterText(std::string_view code);

/// "row 8, column 1; row 9, column 2 and 12 more": long lists name the first three.
QString cellsText(std::span<const Cell> cells);

/// The sentence with the places it is about, if there are any: "... Where: row 8, column 1."
QString withPlaces(const QString& sentence, std::span<const Cell> cells);

/// The words with control characters replaced by symbols, so that they stay on one line and move no cursor.
QString onOneLine(QStringView words);

/// Words from a file in quotes, on one line: control characters are shown as symbols, long words shortened.
QString quoted(QStringView words);

} // namespace stonemason
