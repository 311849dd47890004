// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/flora.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Grounds in the order of how well their decorations look on other grounds.
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

bool hasOnlySingle(const DecorationShapes& shapes) {
    return !shapes.empty() && shapes.front().front()->footprint.size() == 1;
}

/// Ranges that people build do not consist of small mountains alone.
void addLarger(DecorationShapes& shapes, const DecorationShapes& others) {
    DecorationShapes all;
    for (const auto& shape : others)
        if (shape.front()->footprint.size() > 1) all.push_back(shape);
    all.insert(all.end(), shapes.begin(), shapes.end());
    shapes = std::move(all);
}

std::optional<ObjectClass> pickOf(const std::vector<std::pair<ObjectClass, int>>& mix, SeededRandom& random) {
    const auto index = random.weightedIndex(mix, &std::pair<ObjectClass, int>::second);
    return index ? std::optional(mix[*index].first) : std::nullopt;
}

} // namespace

const DecorationShapes& Flora::shapes(Surface surface, ObjectClass kind) {
    const auto [entry, isNew] = shapes_.try_emplace({surface, kind});
    if (!isNew) return entry->second;
    entry->second = shapesOf(catalogue_, surface, kind);
    for (const Surface other : related)
        if (!hasSingle(entry->second)) entry->second = shapesOf(catalogue_, other, kind);
    if (kind == ObjectClass::Mountain && hasOnlySingle(entry->second))
        addLarger(entry->second, shapesOf(catalogue_, Surface::Dirt, kind));
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

std::optional<ObjectClass> Flora::pickHomeClass(Surface surface, SurfaceSet around, SeededRandom& random) {
    Mix growing = mixOf(surface);
    std::erase_if(growing, [&](const auto& share) { return !growsBeside(around, share.first); });
    return pickOf(growing.empty() ? mixOf(surface) : growing, random);
}

bool Flora::growsBeside(SurfaceSet around, ObjectClass kind) const {
    for (int ground = 0; ground < surfaceCount; ++ground)
        if (around.has(Surface(ground)) &&
            catalogue_.craft.foreign[std::size_t(ground)][std::size_t(kind)] == 0)
            return false;
    return true;
}

bool Flora::suits(Surface surface, ObjectClass kind, SurfaceSet near, SeededRandom& random) const {
    const auto grows = [&](Surface ground) {
        return catalogue_.craft.foreign[std::size_t(ground)][std::size_t(kind)];
    };
    constexpr int always = 100;
    if (grows(surface) >= always) return true;
    for (int other = 0; other < surfaceCount; ++other)
        if (near.has(Surface(other)) && grows(Surface(other)) >= always &&
            catalogue_.craft.home[std::size_t(other)][std::size_t(kind)] > 0)
            return true;
    return random.percent(grows(surface));
}

std::optional<ObjectClass> Flora::pickTrees(Surface surface, SurfaceSet around, SeededRandom& random) {
    Mix trees;
    for (const auto& [kind, share] : mixOf(surface))
        if ((kind == ObjectClass::Palm || kind == ObjectClass::Pine || kind == ObjectClass::Tree ||
             kind == ObjectClass::DeadTree) &&
            catalogue_.craft.foreign[std::size_t(surface)][std::size_t(kind)] >= 100 &&
            growsBeside(around, kind))
            trees.emplace_back(kind, share);
    return pickOf(trees, random);
}

std::optional<ObjectClass> Flora::rangeClass(Surface surface) {
    const DecorationMix& home = catalogue_.craft.home[std::size_t(surface)];
    const auto shareOf = [&](ObjectClass kind) { return home[std::size_t(kind)]; };
    const bool hasMountains = shareOf(ObjectClass::Mountain) > 0;
    const ObjectClass kind = hasMountains ? ObjectClass::Mountain : ObjectClass::Volcano;
    return shareOf(kind) > 0 && fillsCells(surface, kind) ? std::optional(kind) : std::nullopt;
}

std::optional<ObjectClass> Flora::pickUndergrowth(Surface surface, SurfaceSet around, SeededRandom& random) {
    const ObjectClass kind = undergrowth[std::size_t(random.below(int(undergrowth.size())))];
    const bool suits =
        catalogue_.craft.home[std::size_t(surface)][std::size_t(kind)] == 0 && growsBeside(around, kind);
    return suits && fillsCells(surface, kind) ? std::optional(kind) : pickHomeClass(surface, around, random);
}

const CatalogueObject* Flora::pickFlat(Surface surface, SeededRandom& random) const {
    const DecorationMix& flat = catalogue_.craft.flat[std::size_t(surface)];
    Mix mix;
    for (int kind = 0; kind < objectClassCount; ++kind)
        if (flat[std::size_t(kind)] > 0) mix.emplace_back(ObjectClass(kind), flat[std::size_t(kind)]);
    const auto kind = pickOf(mix, random);
    return kind ? pickFlatOf(*kind, random) : nullptr;
}

const CatalogueObject* Flora::pickFlatOf(ObjectClass kind, SeededRandom& random) const {
    std::vector<const CatalogueObject*> suited;
    for (const CatalogueObject& object : catalogue_.objects(Section::Decoration).all())
        if (object.kind == kind && object.footprint.empty()) suited.push_back(&object);
    return suited.empty() ? nullptr : suited[std::size_t(random.below(int(suited.size())))];
}

} // namespace stonemason::pocket_heroes
