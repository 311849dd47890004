// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <cstddef>
#include <string>

namespace stonemason {

/// Maximum number of letters shown of a stranger's name.
inline constexpr std::size_t longestPlainWords = 40;

/// A stranger's text made safe for labels, lists and tool tips: on one line, without invisible or
/// direction-changing characters or anything that could be interpreted as markup, and not too long.
QString plainWords(const std::string& words);

} // namespace stonemason

class QLabel;
class QWidget;

namespace stonemason {

/// A sentence on why a talk is over, with text from strangers made safe.
QString lanEndText(const Message& reason);

/// A name for sending to the other side: shortened to the length limit at a character boundary.
std::string fittingLanName(const QString& name);

/// The list of parts of a host's word: short words of the user's language, without accents.
QStringList lanWordList();

/// A label for sentences with text from strangers: no markup, word-wrapped, selectable.
QLabel* plainLabel(const QString& accessibleName, QWidget* parent);
/// Shows the sentence in such a label and announces it to screen readers.
void showAnnounced(QLabel* label, const QString& sentence);
/// Increases the window's height by the pixels that the page lacks to show its text, as far as the screen
/// has room.
/// @param lacking pixels; no effect unless positive
void growWindow(const QWidget& page, int lacking);

} // namespace stonemason
