// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/template/zone_mirror.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view mirrorFixes[]{"fix/no-symmetry"};
/// The messages whose arguments are not zones.
constexpr std::array<std::string_view, 2> playerMessages{"mirror/players", "mirror/quarters"};

std::vector<Cell> cellsOf(const Message& message) {
    std::vector<Cell> cells;
    if (std::ranges::count(playerMessages, message.id) != 0) return cells;
    for (const Argument& argument : message.arguments)
        cells.push_back(zoneCell(std::get<int>(argument)));
    return cells;
}

void runMirror(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    const WorldSymmetry symmetry = worldTemplate.config.symmetry;
    if (symmetry == WorldSymmetry::None) return;
    const auto mirror = mirrorOf(worldTemplate, symmetry);
    if (mirror) return;
    const Message& why = mirror.error().message;
    problems.push_back(
        {mirrorCheck.id, Severity::Error, why, cellsOf(why), {{{"fix/no-symmetry"}, DropSymmetry{}}}});
}

} // namespace

constinit const TemplateCheck mirrorCheck{"mirror", runMirror, mirrorMessageIds, mirrorFixes};

} // namespace stonemason::pocket_heroes
