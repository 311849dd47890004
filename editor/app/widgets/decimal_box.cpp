// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/decimal_box.h"

namespace stonemason {

void DecimalBox::stepBy(int steps) {
    interpretText(); // what is typed counts first
    setValue(value() + steps * singleStep());
    selectAll();
}

} // namespace stonemason
