// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

namespace stonemason {

void showAbout(QMainWindow& window);

} // namespace stonemason
