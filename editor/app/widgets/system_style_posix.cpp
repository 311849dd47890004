// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/system_style.h"

namespace stonemason {

void prepareSystemStyle() {
} // the desktop's own settings choose

} // namespace stonemason
