// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QStatusBar;

namespace stonemason {

/// Shows the sentence in the status bar for a few seconds, in place of the one before; an empty one only
/// takes that away. Returns false, and shows none, when there is no room for all of it before what stands at
/// the right end of the bar.
bool showSentence(QStatusBar& bar, const QString& sentence);

} // namespace stonemason
