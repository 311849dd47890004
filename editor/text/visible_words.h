// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// visibleText() of core, for titles, menus and messages: a name from outside on one line, with all that
/// would act or hide in it written out.
QString visibleWords(const QString& words);

} // namespace stonemason
