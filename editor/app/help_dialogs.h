// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

namespace stonemason {

void showAbout(QMainWindow& window);

/// A searchable list of every key of the window's menus and what it does.
void showShortcuts(QMainWindow& window);

} // namespace stonemason
