// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

namespace stonemason::kings_conflict {

/// The numbers the checks work with, all of them assumed (the guide names the tactics, not the numbers).
/// Distances count 8-way steps. The values are the game profile's; a map may have others (numbersOf in
/// core/kings_conflict/map/map.h).
struct CheckNumbers {
    int varietyFew = 3;      ///< fewer tiles of a kind that no map should be without are a warning
    int mercenaryMove = 2;   ///< tiles a mercenary walks on its first turn
    int mercenaryStrike = 1; ///< distance it strikes over
    int kingMove = 1;        ///< tiles a king moves a turn
    int trapError = 1;       ///< jujus that suffice to trap a king: this many or fewer is an error
    int trapWarning = 2;     ///< ... this many or fewer a warning
    int swatWarning = 1;     ///< a mountain this near to a king's start is a warning
    int swatNote = 2;        ///< ... this near a note
    int hintMove = 2;        ///< tiles a unit moves a turn when it follows a hint grid
    int hintNear = 2;        ///< a unit appears this near to its king, or nearer
    int hintSlack = 1;       ///< units that end this far below the best value have climbed well enough
    int hintHigh = 7;        ///< a hint of this value or more is meant as a goal

    bool operator==(const CheckNumbers&) const = default;
};

/// One row of the table of numbers.
struct NumberField {
    std::string_view id; ///< "mercenaryMove": the key in profiles and .smap files
    int CheckNumbers::*value;
};

/// Every number. A new one is a member above, a row here, and its facts in resources/games and the schema.
inline constexpr std::array numberFields{
    NumberField{"varietyFew", &CheckNumbers::varietyFew},
    NumberField{"mercenaryMove", &CheckNumbers::mercenaryMove},
    NumberField{"mercenaryStrike", &CheckNumbers::mercenaryStrike},
    NumberField{"kingMove", &CheckNumbers::kingMove},
    NumberField{"trapError", &CheckNumbers::trapError},
    NumberField{"trapWarning", &CheckNumbers::trapWarning},
    NumberField{"swatWarning", &CheckNumbers::swatWarning},
    NumberField{"swatNote", &CheckNumbers::swatNote},
    NumberField{"hintMove", &CheckNumbers::hintMove},
    NumberField{"hintNear", &CheckNumbers::hintNear},
    NumberField{"hintSlack", &CheckNumbers::hintSlack},
    NumberField{"hintHigh", &CheckNumbers::hintHigh},
};

/// The description of a number that is shown to the user, and its allowed values.
struct NumberInfo {
    int minimum = 0;
    int maximum = 0;
    LocalText source; ///< where the game's value comes from: "assumed"
    LocalText meaning;
};

/// Values by the ids of numberFields.
using NumberChanges = std::map<std::string, int, std::less<>>;

/// The row of that id in numberFields, or -1.
inline int numberIndex(std::string_view id) {
    const auto found = std::ranges::find(numberFields, id, &NumberField::id);
    return found == numberFields.end() ? -1 : int(found - numberFields.begin());
}

} // namespace stonemason::kings_conflict
