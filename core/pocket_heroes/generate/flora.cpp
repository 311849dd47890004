// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/flora.h"

#include <algorithm>
#include <functional>

namespace stonemason::pocket_heroes {

namespace {

/// Grounds by how well their decorations look on others.
constexpr std::array related{Surface::Dirt,      Surface::Grass,  Surface::Swamp,     Surface::Sand,
                             Surface::Wasteland, Surface::Desert, Surface::NewDesert, Surface::NewWasteland,
                             Surface::Lava,      Surface::Snow};

/// What fills gaps between groves.
constexpr std::array undergrowth{ObjectClass::Bush, ObjectClass::Stump, ObjectClass::Flowers,
                                 ObjectClass::Crack};

bool coversItsPlace(const CatalogueObject& object) {
    return std::ranges::find(object.footprint, Cell{0, 0}) != object.footprint.end();
}

DecorationShapes shapesOf(const Catalogue& catalogue, Surface surface, ObjectClass kind) {
    DecorationShapes shapes;
    for (const CatalogueObject& object : catalogue.objects(Section::Decoration).all()) {
        if (object.kind != kind || !object.surfaces.has(surface) || !coversItsPlace(object)) continue;
        const auto same = std::ranges::find_if(
            shapes, [&](const auto& shape) { return shape.front()->footprint == object.footprint; });
        if (same != shapes.end())
            same->push_back(&object);
        else
            shapes.push_back({&object});
    }
    std::ranges::stable_sort(shapes, std::greater(),
                             [](const auto& shape) { return shape.front()->footprint.size(); });
    return shapes;
}

bool hasSingle(const DecorationShapes& shapes) {
    return !shapes.empty() && shapes.back().front()->footprint.size() == 1;
}

std::optional<ObjectClass> drawnOf(const std::vector<std::pair<ObjectClass, int>>& mix,
                                   SeededRandom& random) {
    int whole = 0;
    for (const auto& [kind, share] : mix)
        whole += share;
    if (whole == 0) return std::nullopt;
    int left = random.below(whole);
    for (const auto& [kind, share] : mix)
        if ((left -= share) < 0) return kind;
    return std::nullopt;
}

} // namespace

const DecorationShapes& Flora::shapes(Surface surface, ObjectClass kind) {
    const auto [entry, isNew] = shapes_.try_emplace({surface, kind});
    if (!isNew) return entry->second;
    entry->second = shapesOf(catalogue_, surface, kind);
    for (const Surface other : related)
        if (!hasSingle(entry->second)) entry->second = shapesOf(catalogue_, other, kind);
    return entry->second;
}

bool Flora::fillsCells(Surface surface, ObjectClass kind) {
    return hasSingle(shapes(surface, kind));
}

const Flora::Mix& Flora::mixOf(Surface surface) {
    auto& mix = mixes_[std::size_t(surface)];
    if (mix) return *mix;
    mix.emplace();
    const DecorationMix& home = catalogue_.craft.home[std::size_t(surface)];
    for (int kind = 0; kind < objectClassCount; ++kind)
        if (home[std::size_t(kind)] > 0 && fillsCells(surface, ObjectClass(kind)))
            mix->emplace_back(ObjectClass(kind), home[std::size_t(kind)]);
    if (!mix->empty()) return *mix;
    for (int kind = 0; kind < objectClassCount; ++kind)
        if (hasSingle(shapesOf(catalogue_, surface, ObjectClass(kind))))
            mix->emplace_back(ObjectClass(kind), 1);
    return *mix;
}

std::optional<ObjectClass> Flora::drawHome(Surface surface, SeededRandom& random) {
    return drawnOf(mixOf(surface), random);
}

std::optional<ObjectClass> Flora::rangeClass(Surface surface) {
    const DecorationMix& home = catalogue_.craft.home[std::size_t(surface)];
    const auto shareOf = [&](ObjectClass kind) { return home[std::size_t(kind)]; };
    const bool isHot = shareOf(ObjectClass::Volcano) > shareOf(ObjectClass::Mountain);
    const ObjectClass kind = isHot ? ObjectClass::Volcano : ObjectClass::Mountain;
    return shareOf(kind) > 0 && fillsCells(surface, kind) ? std::optional(kind) : std::nullopt;
}

std::optional<ObjectClass> Flora::drawUndergrowth(Surface surface, SeededRandom& random) {
    const ObjectClass kind = undergrowth[std::size_t(random.below(int(undergrowth.size())))];
    const bool suits = catalogue_.craft.home[std::size_t(surface)][std::size_t(kind)] == 0;
    return suits && fillsCells(surface, kind) ? std::optional(kind) : drawHome(surface, random);
}

const CatalogueObject* Flora::drawFlat(Surface surface, SeededRandom& random) const {
    const DecorationMix& flat = catalogue_.craft.flat[std::size_t(surface)];
    Mix mix;
    for (int kind = 0; kind < objectClassCount; ++kind)
        if (flat[std::size_t(kind)] > 0) mix.emplace_back(ObjectClass(kind), flat[std::size_t(kind)]);
    const auto kind = drawnOf(mix, random);
    std::vector<const CatalogueObject*> suited;
    for (const CatalogueObject& object : catalogue_.objects(Section::Decoration).all())
        if (object.kind == kind && object.footprint.empty()) suited.push_back(&object);
    return suited.empty() ? nullptr : suited[std::size_t(random.below(int(suited.size())))];
}

} // namespace stonemason::pocket_heroes
