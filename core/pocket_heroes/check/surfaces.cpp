// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// surfaces/decoration: id, number of those that stand on ground they are not made for, their cells
constexpr std::string_view surfacesMessages[]{"surfaces/decoration"};

/// Whether none of the nodes around the cell has a surface that suits.
bool isOutOfPlace(const World& world, const SurfaceSet& surfaces, Cell cell) {
    return !surfaces.empty() && std::ranges::none_of(nodesOf(cell), [&](Cell node) {
        return surfaces.has(world.nodes[node].surface);
    });
}

void runSurfaces(const Survey& survey, Problems& problems) {
    std::map<std::string_view, std::vector<Cell>> cellsOf;
    for (const Placed& decoration : survey.world.decorations) {
        const CatalogueObject* object = survey.catalogue.find(Section::Decoration, decoration.id);
        if (object && survey.footing.contains(decoration.cell) &&
            isOutOfPlace(survey.world, object->surfaces, decoration.cell))
            cellsOf[object->id].push_back(decoration.cell);
    }
    for (auto& [id, all] : cellsOf) {
        const int count = int(all.size());
        const std::vector<Cell> cells = withoutRepeats(std::move(all));
        problems.push_back({surfacesCheck.id,
                            Severity::Note,
                            {"surfaces/decoration", {std::string(id), count, cells}},
                            cells});
    }
}

} // namespace

constinit const Check surfacesCheck{"surfaces", runSurfaces, surfacesMessages};

} // namespace stonemason::pocket_heroes
