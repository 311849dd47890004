// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/catalogue/catalogue.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, objectClassCount> classIds{"crack",
                                                                  "skeleton",
                                                                  "flowers",
                                                                  "mushrooms",
                                                                  "hole",
                                                                  "lake",
                                                                  "lava",
                                                                  "mire",
                                                                  "rock",
                                                                  "stump",
                                                                  "bush",
                                                                  "cactus",
                                                                  "palm",
                                                                  "pine",
                                                                  "tree",
                                                                  "dead-tree",
                                                                  "mountain",
                                                                  "volcano",
                                                                  "road",
                                                                  "river",
                                                                  "wall",
                                                                  "portal",
                                                                  "key-tent",
                                                                  "shrine",
                                                                  "well",
                                                                  "knowledge",
                                                                  "windmill",
                                                                  "gazebo",
                                                                  "stables",
                                                                  "fortune",
                                                                  "weekly-resource",
                                                                  "training",
                                                                  "obelisk",
                                                                  "sign",
                                                                  "witch-hut",
                                                                  "dwelling",
                                                                  "hoard",
                                                                  "mine",
                                                                  "tower",
                                                                  "castle"};

template <typename Infos>
auto findById(const Infos& infos, std::string_view id) -> decltype(infos.data()) {
    const auto found =
        std::ranges::find(infos, id, [](const auto& info) { return std::string_view(info.id); });
    return found == infos.end() ? nullptr : &*found;
}

} // namespace

std::string_view objectClassId(ObjectClass kind) {
    return classIds[std::size_t(kind)];
}

std::optional<ObjectClass> objectClassFromId(std::string_view id) {
    const auto found = std::ranges::find(classIds, id);
    if (found == classIds.end()) return std::nullopt;
    return ObjectClass(found - classIds.begin());
}

Section sectionOf(ObjectClass kind) {
    if (kind <= ObjectClass::Volcano) return Section::Decoration;
    if (kind <= ObjectClass::Wall) return Section::Path;
    if (kind <= ObjectClass::Hoard) return Section::Visitable;
    return kind == ObjectClass::Castle ? Section::Castle : Section::Ownerable;
}

bool ObjectList::add(CatalogueObject object) {
    const auto idOf = [this](std::size_t index) -> std::string_view { return objects_[index].id; };
    const auto place = std::ranges::lower_bound(byId_, std::string_view(object.id), {}, idOf);
    if (place != byId_.end() && idOf(*place) == object.id) return false;
    byId_.insert(place, objects_.size());
    objects_.push_back(std::move(object));
    return true;
}

const CatalogueObject* ObjectList::find(std::string_view id) const {
    const auto idOf = [this](std::size_t index) -> std::string_view { return objects_[index].id; };
    const auto place = std::ranges::lower_bound(byId_, id, {}, idOf);
    return place != byId_.end() && idOf(*place) == id ? &objects_[*place] : nullptr;
}

std::string_view Catalogue::roadFor(Surface surface) const {
    const auto fits = [surface](const CatalogueObject& road) {
        return road.surfaces.has(surface) ? 2 : road.surfaces.empty() ? 1 : 0;
    };
    const CatalogueObject* best = nullptr;
    for (const CatalogueObject& path : objects(Section::Path).all())
        if (path.kind == ObjectClass::Road && (!best || fits(path) > fits(*best))) best = &path;
    return best ? std::string_view(best->id) : std::string_view();
}

const CastleConstructions* Catalogue::constructionsOf(Nation nation, std::string_view castleId) const {
    const CatalogueObject* object = find(Section::Castle, castleId);
    if (!object || !object->castle) return nullptr;
    const auto found = std::ranges::find_if(castleConstructions, [&](const CastleConstructions& each) {
        return each.nation == nation && each.size == object->castle->size;
    });
    return found == castleConstructions.end() ? nullptr : &*found;
}

bool Catalogue::canHave(const Castle& castle, std::uint8_t construction) const {
    const CastleConstructions* possible = constructionsOf(castle.nation, castle.id);
    return !possible || std::ranges::find(possible->kinds, construction) != possible->kinds.end();
}

const HeroInfo* Catalogue::findHero(std::string_view id) const {
    return findById(heroes, id);
}

const ArtifactInfo* Catalogue::findArtifact(std::string_view id) const {
    return findById(artifacts, id);
}

} // namespace stonemason::pocket_heroes
