// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <cstddef>
#include <string>

namespace stonemason {

/// The most letters of a stranger's name that are shown.
inline constexpr std::size_t longestPlainWords = 40;

/// A stranger's words as any label, list or tool tip may show them: on one line, without letters that draw
/// nothing or turn others round, nothing that could be taken for markup, and not too long.
QString plainWords(const std::string& words);

} // namespace stonemason

class QLabel;
class QWidget;

namespace stonemason {

/// Why a talk is over, as a sentence; a stranger's words in it made harmless.
QString lanEndText(const Message& reason);

/// A name as it is sent to the other side: within the length limit, no character cut.
std::string fittingLanName(const QString& name);

/// The words that a host's word is made of: short ones of the person's language, without accents.
QStringList lanWordList();

/// A label for sentences with others' words in them: no markup, over several lines, to be copied from.
QLabel* plainLabel(const QString& accessibleName, QWidget* parent);
/// Shows the sentence in such a label, and has it read out.
void showAnnounced(QLabel* label, const QString& sentence);
/// The window grows by what the page lacks to show what there is to read, as far as the screen has room.
/// @param lacking pixels; what is not positive changes nothing
void growWindow(const QWidget& page, int lacking);

} // namespace stonemason
