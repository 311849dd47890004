// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/text/message_text.h"

#include <QString>

namespace stonemason {

/// One sentence: why an input or output could not be used and, where that is not obvious, what to do.
/// Without a game's vocabulary its tiles, grids and cards are named by code, id and number.
QString errorText(const Message& cause, const Vocabulary& vocabulary = {});

/// The same, preceded by the location: "Line 3: ..." or "layers.safe[3]: ...", always a single line.
QString errorText(const Error& error, const Vocabulary& vocabulary = {});

/// The same, preceded by the file and the location, for the command line and dialogs: "my.txt: Line 3: ...".
QString errorText(const QString& file, const Error& error, const Vocabulary& vocabulary = {});

} // namespace stonemason
