// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace stonemason {

/// The program's own icon, in the sizes that window managers and the About box are given. The file alone
/// would be parsed anew for each of them, by a plugin that nothing else needs.
QIcon programIcon();

} // namespace stonemason
