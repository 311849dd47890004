// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_words.h"

#include "core/pocket_heroes/rules/creatures.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/argument_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

struct WorldWords {
    Q_DECLARE_TR_FUNCTIONS(WorldWords)
};

constexpr std::array<const char*, objectClassCount> classNames{
    QT_TRANSLATE_NOOP("WorldWords", "Cracks"),        QT_TRANSLATE_NOOP("WorldWords", "Skeletons"),
    QT_TRANSLATE_NOOP("WorldWords", "Flowers"),       QT_TRANSLATE_NOOP("WorldWords", "Mushrooms"),
    QT_TRANSLATE_NOOP("WorldWords", "Holes"),         QT_TRANSLATE_NOOP("WorldWords", "Lakes"),
    QT_TRANSLATE_NOOP("WorldWords", "Lava"),          QT_TRANSLATE_NOOP("WorldWords", "Mires"),
    QT_TRANSLATE_NOOP("WorldWords", "Rocks"),         QT_TRANSLATE_NOOP("WorldWords", "Stumps"),
    QT_TRANSLATE_NOOP("WorldWords", "Bushes"),        QT_TRANSLATE_NOOP("WorldWords", "Cacti"),
    QT_TRANSLATE_NOOP("WorldWords", "Palms"),         QT_TRANSLATE_NOOP("WorldWords", "Pines"),
    QT_TRANSLATE_NOOP("WorldWords", "Trees"),         QT_TRANSLATE_NOOP("WorldWords", "Dead trees"),
    QT_TRANSLATE_NOOP("WorldWords", "Mountains"),     QT_TRANSLATE_NOOP("WorldWords", "Volcanoes"),
    QT_TRANSLATE_NOOP("WorldWords", "Roads"),         QT_TRANSLATE_NOOP("WorldWords", "Rivers"),
    QT_TRANSLATE_NOOP("WorldWords", "Walls"),         QT_TRANSLATE_NOOP("WorldWords", "Portals"),
    QT_TRANSLATE_NOOP("WorldWords", "Key tents"),     QT_TRANSLATE_NOOP("WorldWords", "Shrines"),
    QT_TRANSLATE_NOOP("WorldWords", "Wells"),         QT_TRANSLATE_NOOP("WorldWords", "Knowledge"),
    QT_TRANSLATE_NOOP("WorldWords", "Windmills"),     QT_TRANSLATE_NOOP("WorldWords", "Gazebos"),
    QT_TRANSLATE_NOOP("WorldWords", "Stables"),       QT_TRANSLATE_NOOP("WorldWords", "Morale and luck"),
    QT_TRANSLATE_NOOP("WorldWords", "Weekly income"), QT_TRANSLATE_NOOP("WorldWords", "Training"),
    QT_TRANSLATE_NOOP("WorldWords", "Obelisks"),      QT_TRANSLATE_NOOP("WorldWords", "Signs"),
    QT_TRANSLATE_NOOP("WorldWords", "Witch huts"),    QT_TRANSLATE_NOOP("WorldWords", "Dwellings"),
    QT_TRANSLATE_NOOP("WorldWords", "Hoards"),        QT_TRANSLATE_NOOP("WorldWords", "Mines"),
    QT_TRANSLATE_NOOP("WorldWords", "Towers"),        QT_TRANSLATE_NOOP("WorldWords", "Castles")};

QString unknownName(const std::string& id) {
    return quoted(QString::fromStdString(id));
}

QString treasureName(const Catalogue& catalogue, const Treasure& treasure) {
    if (const auto* pile = std::get_if<Pile>(&treasure)) return resourceName(pile->resource);
    if (const auto* artifact = std::get_if<Artifact>(&treasure)) {
        const ArtifactInfo* info = catalogue.findArtifact(artifact->id);
        return info ? localText(info->name) : unknownName(artifact->id);
    }
    if (const auto* guard = std::get_if<KeyGuard>(&treasure))
        //: Who blocks a way until a hero has been to a tent of keys; %1 is that: "Red tent of keys"
        return WorldWords::tr("Key guard: %1").arg(keyName(catalogue, guard->key));
    switch (treasure.index()) {
    case 1: return WorldWords::tr("Mana crystal");
    case 2: return WorldWords::tr("Campfire");
    case 3: return WorldWords::tr("Chest");
    case 5: return WorldWords::tr("Spell scroll");
    default: return WorldWords::tr("Lamp");
    }
}

QString guardName(const Catalogue& catalogue, std::int16_t creature) {
    if (creature == randomGuard) return WorldWords::tr("Guard of any level");
    if (creature > randomGuard && creature <= randomGuard + guardLevels)
        return WorldWords::tr("Guard of level %1").arg(creature - randomGuard);
    if (creature >= 0 && creature < creatureCount)
        //: %1 is a creature: "Archer"
        return WorldWords::tr("Guard: %1").arg(localText(catalogue.creatures[std::size_t(creature)].name));
    return WorldWords::tr("Guard: creature %1").arg(creature);
}

/// Of guards whose name is that of the creature: random ones say their level themselves.
QString creatureDetails(std::int16_t creature) {
    if (creature < 0 || creature >= creatureCount) return {};
    const auto nation = nationOf(creature);
    const auto level = levelOf(creature);
    //: Creatures that live in castles of no nation
    if (!nation || !level) return WorldWords::tr("no nation");
    //: What castles raise: %1 is their nation, "Citadel"; %2 how strong it is, 1 to 6
    return WorldWords::tr("%1, level %2").arg(nationName(*nation)).arg(*level);
}

/// Whose the record is, or nothing.
std::optional<PlayerId> ownerOf(const Record& record) {
    return std::visit(
        [](const auto& value) -> std::optional<PlayerId> {
            if constexpr (requires { value.owner; })
                return value.owner;
            else
                return std::nullopt;
        },
        record.value);
}

} // namespace

QString surfaceName(const Catalogue& catalogue, Surface surface) {
    if (isKnown(surface)) return localText(catalogue.surfaces[std::size_t(surface)].name);
    return WorldWords::tr("ground %1").arg(int(surface));
}

QString resourceName(Resource resource) {
    switch (resource) {
    case Resource::Random: return WorldWords::tr("Any resource");
    case Resource::Gold: return WorldWords::tr("Gold");
    case Resource::Ore: return WorldWords::tr("Ore");
    case Resource::Wood: return WorldWords::tr("Wood");
    case Resource::Mercury: return WorldWords::tr("Mercury");
    case Resource::Gems: return WorldWords::tr("Gems");
    case Resource::Crystal: return WorldWords::tr("Crystal");
    case Resource::Sulfur: return WorldWords::tr("Sulfur");
    }
    return WorldWords::tr("resource %1").arg(int(resource));
}

QString keyName(const Catalogue& catalogue, int key) {
    const auto& buildings = catalogue.objects(Section::Visitable).all();
    const auto tent = std::ranges::find(buildings, std::optional(key), &CatalogueObject::key);
    return tent == buildings.end() ? WorldWords::tr("key %1").arg(key) : localText(tent->name);
}

QString className(ObjectClass kind) {
    return WorldWords::tr(classNames[std::size_t(kind)]);
}

QString kindName(ThingKind kind) {
    switch (kind) {
    case ThingKind::Hero: return WorldWords::tr("Heroes");
    case ThingKind::Item: return WorldWords::tr("Treasure");
    case ThingKind::Guard: return WorldWords::tr("Guards");
    case ThingKind::Event: return WorldWords::tr("Events");
    case ThingKind::Visitable: return WorldWords::tr("Buildings to visit");
    case ThingKind::Ownerable: return WorldWords::tr("Buildings to own");
    case ThingKind::Castle: return WorldWords::tr("Castles");
    case ThingKind::Decoration: return WorldWords::tr("Decorations");
    case ThingKind::Path: return WorldWords::tr("Roads, rivers, walls");
    case ThingKind::Player: return WorldWords::tr("Players");
    }
    return {};
}

QString recordName(const Catalogue& catalogue, const Record& record) {
    if (const auto section = sectionOf(record.kind)) {
        const CatalogueObject* object = catalogue.find(*section, idOf(record));
        return object ? localText(object->name) : unknownName(idOf(record));
    }
    if (const auto* hero = std::get_if<Hero>(&record.value)) {
        const HeroInfo* info = catalogue.findHero(hero->id);
        const QString name = info ? localText(info->name) : unknownName(hero->id);
        //: %1 is the name of a hero
        return WorldWords::tr("Hero %1").arg(name);
    }
    if (const auto* item = std::get_if<Item>(&record.value)) return treasureName(catalogue, item->treasure);
    if (const auto* guard = std::get_if<Guard>(&record.value))
        return guardName(catalogue, guard->troop.creature);
    return record.kind == ThingKind::Event ? WorldWords::tr("Event") : WorldWords::tr("Player");
}

QString recordText(const Catalogue& catalogue, const Record& record) {
    const auto owner = ownerOf(record);
    if (!owner || *owner == PlayerId::Neutral) return recordName(catalogue, record);
    //: %1 is an object, "Gold mine"; %2 is a player, "Red"
    return WorldWords::tr("%1 of %2").arg(recordName(catalogue, record), playerName(*owner));
}

QString recordDetails(const Catalogue& catalogue, const Record& record) {
    if (const auto* castle = std::get_if<Castle>(&record.value)) return nationName(castle->nation);
    if (const auto* hero = std::get_if<Hero>(&record.value)) {
        const HeroInfo* info = catalogue.findHero(hero->id);
        return info ? heroClassName(info->heroClass) : QString();
    }
    if (const auto* guard = std::get_if<Guard>(&record.value)) return creatureDetails(guard->troop.creature);
    const auto* item = std::get_if<Item>(&record.value);
    const auto* artifact = item ? std::get_if<Artifact>(&item->treasure) : nullptr;
    const ArtifactInfo* info = artifact ? catalogue.findArtifact(artifact->id) : nullptr;
    //: How good an artifact is, 1 to 4
    return info && info->level > 0 ? WorldWords::tr("level %1").arg(info->level) : QString();
}

QString fullText(const Catalogue& catalogue, const Record& record) {
    const QString name = recordText(catalogue, record);
    const QString details = recordDetails(catalogue, record);
    //: %1 is an object, "Guard: Archer"; %2 what else is known of it: "Citadel, level 2"
    return details.isEmpty() ? name : WorldWords::tr("%1 (%2)").arg(name, details);
}

QString recordsName(const Catalogue& catalogue, std::span<const Record> records) {
    if (records.size() == 1) return recordName(catalogue, records.front());
    return WorldWords::tr("%n object(s)", nullptr, int(records.size()));
}

QString clashText(const World& world, const Catalogue& catalogue, std::span<const Record> records,
                  const std::vector<Thing>& there, Cell cell) {
    const QString name = recordsName(catalogue, records);
    if (!world.size().contains(cell))
        //: %1 is an object: "Gold mine"
        return WorldWords::tr("No room here for %1: a part would lie off the map.").arg(name);
    if (!there.empty())
        //: %1 and %3 are objects, %2 is a place: "row 3, column 5"
        return WorldWords::tr("No room here for %1: %2 is taken by %3.")
            .arg(name, placeText(cell), recordText(catalogue, recordOf(world, there.front())));
    if (surfaceOf(world, cell) == Surface::Water)
        //: %1 is an object, %2 a place: "row 3, column 5"
        return WorldWords::tr("No room here for %1: %2 is water, where no hero comes.")
            .arg(name, placeText(cell));
    //: %1 is an object, %2 a place: "row 3, column 5"
    return WorldWords::tr("No room here for %1: %2 is taken.").arg(name, placeText(cell));
}

} // namespace stonemason::pocket_heroes
