// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/game/check_numbers.h"

#include <algorithm>

namespace stonemason::kings_conflict {

int numberIndex(std::string_view id) {
    const auto found = std::ranges::find(numberFields, id, &NumberField::id);
    return found == numberFields.end() ? -1 : int(found - numberFields.begin());
}

} // namespace stonemason::kings_conflict
