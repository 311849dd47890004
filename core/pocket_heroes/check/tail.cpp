// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

namespace stonemason::pocket_heroes {

namespace {

/// tail/bytes: how many there are behind the end, which the game does not look
/// at
constexpr std::string_view tailMessages[]{"tail/bytes"};
/// fix/drop-tail: how many bytes
constexpr std::string_view tailFixes[]{"fix/drop-tail"};

void dropTail(World& world, int /*which*/) {
    world.tail.clear();
}

void runTail(const Survey& survey, Problems& problems) {
    const int size = int(survey.world.tail.size());
    if (size == 0) return;
    problems.push_back({tailCheck.id,
                        Severity::Warning,
                        {"tail/bytes", {size}},
                        {},
                        {{{"fix/drop-tail", {size}}, ChangeWorld{dropTail}}}});
}

} // namespace

constinit const Check tailCheck{"tail", runTail, tailMessages, tailFixes};

} // namespace stonemason::pocket_heroes
