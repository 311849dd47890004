// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/text/message_text.h"

#include <QString>

namespace stonemason {

/// One sentence: why an input or output could not be used and, where that is not plain, what to do.
/// Without the words of a game its tiles, grids and cards go by code, id and number.
QString errorText(const Message& cause, const Vocabulary& vocabulary = {});

/// The same with the place in front: "Line 3: ..." or "layers.safe[3]: ...", always a single line.
QString errorText(const Error& error, const Vocabulary& vocabulary = {});

/// The same with the file in front of that, for the command line and dialogs: "my.txt: Line 3: ...".
QString errorText(const QString& file, const Error& error, const Vocabulary& vocabulary = {});

} // namespace stonemason
