// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

namespace stonemason {

/// Esc empties the search field; in an empty one it leaves.
/// @param leave gives the keys to what was searched
void leaveByEscape(QLineEdit& search, std::function<void()> leave);

} // namespace stonemason
