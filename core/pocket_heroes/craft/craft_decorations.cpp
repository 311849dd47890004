// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/craft/craft_terms.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

std::optional<double> sameOf(const CraftTerms& terms) {
    int pairs = 0;
    int same = 0;
    forEachCell(terms.size, [&](Cell cell) {
        if (terms.decoration[cell] < 0) return;
        for (const Cell step : forwardSteps) {
            const Cell other = cell + step;
            if (!terms.size.contains(other) || terms.decoration[other] < 0 ||
                terms.decoration[other] == terms.decoration[cell])
                continue;
            ++pairs;
            same += terms.classOf[other] == terms.classOf[cell] ? 1 : 0;
        }
    });
    return craftShare(same, pairs, 100);
}

/// The median, of two middle ones the mean.
std::optional<double> medianOf(std::vector<int> values) {
    if (values.empty()) return std::nullopt;
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    if (values.size() % 2 == 1) return values[half];
    return (values[half - 1] + values[half]) / 2.0;
}

std::optional<double> groveOf(const CraftTerms& terms) {
    Grid<char> seen(terms.size, 0);
    std::vector<int> sizes; // of the grove of each cell
    forEachCell(terms.size, [&](Cell first) {
        if (terms.classOf[first] < 0 || seen[first] != 0) return;
        std::vector<Cell> grove{first};
        seen[first] = 1;
        for (std::size_t next = 0; next < grove.size(); ++next)
            for (const Cell step : eightSteps) {
                const Cell cell = grove[next] + step;
                if (!seen.contains(cell) || seen[cell] != 0 || terms.classOf[cell] != terms.classOf[first])
                    continue;
                seen[cell] = 1;
                grove.push_back(cell);
            }
        sizes.insert(sizes.end(), grove.size(), int(grove.size()));
    });
    return medianOf(std::move(sizes));
}

/// Home and Flat.
void measureKinds(const CraftTerms& terms, CraftFigures& figures) {
    int blocking = 0;
    int atHome = 0;
    int flat = 0;
    for (const Placed& placed : terms.world.decorations) {
        const CatalogueObject* object = terms.catalogue.find(Section::Decoration, placed.id);
        if (!object || !terms.size.contains(placed.cell)) continue;
        if (object->footprint.empty()) {
            ++flat;
            continue;
        }
        ++blocking;
        const Surface surface = terms.ground[placed.cell];
        if (!isKnown(surface)) continue;
        const DecorationMix& home = terms.catalogue.craft.home[std::size_t(surface)];
        atHome += home[std::size_t(object->kind)] > 0 ? 1 : 0;
    }
    at(figures, CraftFigure::Home) = craftShare(atHome, blocking, 100);
    at(figures, CraftFigure::Flat) = craftShare(flat, terms.land, 100);
}

} // namespace

void measureDecorations(const CraftTerms& terms, CraftFigures& figures) {
    int blocked = 0;
    forEachCell(terms.size, [&](Cell cell) {
        if (terms.isLand(cell)) blocked += terms.blocked[cell];
    });
    at(figures, CraftFigure::Blocked) = craftShare(blocked, terms.land, 100);
    at(figures, CraftFigure::Same) = sameOf(terms);
    at(figures, CraftFigure::Grove) = groveOf(terms);
    measureKinds(terms, figures);
}

} // namespace stonemason::pocket_heroes
