// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_text.h"

#include <QStringView>

namespace stonemason {

/// An argument as it stands inside a sentence. An argument of another type than the kind says reads as "?".
QString argumentText(const Argument& argument, ArgumentKind kind, const GameProfile* game);

/// What the game calls something, as it stands inside a sentence: %{cards}, %{strikers}, %{trap} (the words
/// of its profile), %{mercenary} ("a mercenary"), %{obstacles} (what kings cannot enter: "mountains or
/// water"), %{ambushGround} (where a unit that kills in one strike can be spawned: "mountains").
/// "?" for a word that is none of these.
QString gameWord(QStringView word, const GameProfile& game);

/// "row 8, column 1; row 9, column 2 and 12 more": long lists name the first three.
QString cellsText(std::span<const Cell> cells);

/// The sentence with the places it is about, if there are any: "... Where: row 8, column 1."
QString withPlaces(const QString& sentence, std::span<const Cell> cells);

/// The words with control characters shown as symbols, so that they stay on one line and move no cursor.
QString onOneLine(QStringView words);

/// Words from a file in quotes, on one line: control characters are shown as symbols, long words shortened.
QString quoted(QStringView words);

} // namespace stonemason
