// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/general.h"

#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// tail/bytes: how many there are behind the end, which the game does not look
/// at
constexpr std::string_view tailMessages[]{"tail/bytes"};
/// fix/drop-tail: how many bytes
constexpr std::string_view tailFixes[]{"fix/drop-tail"};

std::vector<Problem> runTail(const Survey& survey) {
    const World& world = survey.world;
    if (world.tail.empty()) return {};
    const int size = int(world.tail.size());
    GeneralChange change{generalOf(world), generalOf(world)};
    change.after.tail.clear();
    Problem problem{tailCheck.id, Severity::Warning, {"tail/bytes", {size}}};
    problem.fixes.push_back({{"fix/drop-tail", {size}}, WorldEdit{{}, {}, std::move(change)}});
    return {std::move(problem)};
}

} // namespace

constinit const Check tailCheck{"tail", runTail, tailMessages, tailFixes};

} // namespace stonemason::pocket_heroes
