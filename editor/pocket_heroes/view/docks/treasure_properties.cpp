// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/pocket_heroes/view/docks/record_property.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct TreasureProperties {
    Q_DECLARE_TR_FUNCTIONS(TreasureProperties)
};

Record itemOf(Treasure treasure) {
    Item item;
    item.treasure = std::move(treasure);
    return {ThingKind::Item, item};
}

Choices treasureChoices() {
    const std::array<Treasure, std::variant_size_v<Treasure>> all{
        Pile{}, ManaCrystal{}, Campfire{}, Chest{}, Artifact{}, SpellScroll{}, Lamp{}, KeyGuard{}};
    Choices choices;
    for (const Treasure& treasure : all)
        choices.push_back({treasureName(treasure), int(treasure.index()), pictureOf(itemOf(treasure))});
    return choices;
}

Treasure treasureOf(int index, const Catalogue& catalogue) {
    switch (index) {
    case 1: return ManaCrystal{};
    case 2: return Campfire{};
    case 3: return Chest{};
    case 4: return Artifact{catalogue.artifacts.empty() ? std::string() : catalogue.artifacts.front().id};
    case 5: return SpellScroll{};
    case 6: return Lamp{};
    case 7: return KeyGuard{};
    default: return Pile{};
    }
}

Property treasureProperty(const Catalogue& catalogue) {
    Property property;
    property.label = TreasureProperties::tr("Kind");
    property.type = PropertyType::Choice;
    property.get = [](const World& world, Thing thing) -> std::optional<QVariant> {
        if (thing.kind != ThingKind::Item || !has(world, thing)) return std::nullopt;
        return int(world.items[std::size_t(thing.index)].treasure.index());
    };
    property.set = [&catalogue](World& world, Thing thing, const QVariant& value) {
        if (thing.kind != ThingKind::Item || !has(world, thing)) return false;
        Treasure& treasure = world.items[std::size_t(thing.index)].treasure;
        if (int(treasure.index()) != value.toInt()) treasure = treasureOf(value.toInt(), catalogue);
        return true;
    };
    property.choices = [choices = treasureChoices()](const World&) { return choices; };
    return property;
}

/// Points to a member of the treasure, where that is of the kind.
template <typename Kind, typename Member>
auto ofTreasure(Member member) {
    return [member](auto& record) {
        if constexpr (requires { record.treasure; }) {
            auto* treasure = std::get_if<Kind>(&record.treasure);
            return treasure ? &(treasure->*member) : nullptr;
        } else {
            return nullptr;
        }
    };
}

Choices artifactChoices(const Catalogue& catalogue) {
    Choices choices;
    for (const ArtifactInfo& artifact : catalogue.artifacts)
        choices.push_back({localText(artifact.name), QString::fromStdString(artifact.id),
                           pictureOf(itemOf(Artifact{artifact.id}))});
    return choices;
}

} // namespace

Choices keyChoices(const Catalogue& catalogue) {
    std::set<int> keys;
    for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all())
        if (object.key) keys.insert(*object.key);
    Choices choices;
    for (const int key : keys)
        choices.push_back({keyName(catalogue, key), key});
    return choices;
}

Properties treasureProperties(const Catalogue& catalogue) {
    Properties all;
    all.push_back(treasureProperty(catalogue));
    all.push_back(chosen(TreasureProperties::tr("Resource"), ofTreasure<Pile>(&Pile::resource),
                         [choices = resourceChoices()](const World&) { return choices; }));
    const QString leftToGame = TreasureProperties::tr("0 leaves the amount to the game");
    for (Property amount :
         {ranged<std::int32_t>(TreasureProperties::tr("Amount"), ofTreasure<Pile>(&Pile::amount)),
          ranged<std::int32_t>(TreasureProperties::tr("Mana"),
                               ofTreasure<ManaCrystal>(&ManaCrystal::amount))}) {
        amount.toolTip = leftToGame;
        all.push_back(std::move(amount));
    }
    all.push_back(idProperty(TreasureProperties::tr("Artifact"), ofTreasure<Artifact>(&Artifact::id),
                             artifactChoices(catalogue)));
    all.push_back(chosen(TreasureProperties::tr("Spell"), ofTreasure<SpellScroll>(&SpellScroll::spell),
                         [&catalogue](const World&) {
                             Choices choices;
                             for (const NumberedInfo& spell : catalogue.spells)
                                 choices.push_back({localText(spell.name), int(choices.size())});
                             return choices;
                         }));
    all.push_back(chosen(TreasureProperties::tr("Opened by the key of"), ofTreasure<KeyGuard>(&KeyGuard::key),
                         [choices = keyChoices(catalogue)](const World&) { return choices; }));
    all.back().toolTip = TreasureProperties::tr("Lets heroes through who have been to a tent of this key");
    return all;
}

} // namespace stonemason::pocket_heroes
