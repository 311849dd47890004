// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// visibleText() of core, for titles, menus and messages: shows an untrusted name on one line, with control
/// and invisible characters written out.
QString visibleWords(const QString& words);

} // namespace stonemason
