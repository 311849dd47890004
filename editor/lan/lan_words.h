// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string>

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
void say(QLabel* label, const QString& sentence);
/// The window grows by what the page lacks to show what there is to read, as far as the screen has room.
/// @param lacking pixels; what is not positive changes nothing
void growWindow(const QWidget& page, int lacking);

} // namespace stonemason
