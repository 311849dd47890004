// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/pocket_heroes/view/docks/record_property.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

struct ThingProperties {
    Q_DECLARE_TR_FUNCTIONS(ThingProperties)
};

QIcon guardPicture(std::int16_t creature) {
    Guard guard;
    guard.troop.creature = creature;
    return pictureOf(Record{ThingKind::Guard, guard});
}

Choices creatureChoices(const Catalogue& catalogue) {
    Choices choices{{ThingProperties::tr("None"), int(noCreature)}};
    for (int level = 0; level <= guardLevels; ++level)
        choices.push_back({creatureName(std::int16_t(randomGuard + level), catalogue), randomGuard + level,
                           guardPicture(std::int16_t(randomGuard + level))});
    for (int creature = 0; creature < creatureCount; ++creature)
        choices.push_back({creatureName(std::int16_t(creature), catalogue), creature,
                           guardPicture(std::int16_t(creature))});
    return choices;
}

template <typename Member>
auto ofTroop(Member member) {
    return [member](auto& record) {
        if constexpr (requires { record.troop; })
            return &(record.troop.*member);
        else
            return nullptr;
    };
}

void addGuards(const Catalogue& catalogue, Properties& all) {
    all.push_back(chosen(ThingProperties::tr("Creature or level"), ofTroop(&Troop::creature),
                         [choices = creatureChoices(catalogue)](const World&) { return choices; }));
    all.push_back(ranged<std::int32_t>(ThingProperties::tr("Count"), ofTroop(&Troop::count)));
    all.back().toolTip = ThingProperties::tr("0 leaves the count to the game");
    all.push_back(chosen(ThingProperties::tr("Temper"), memberOf(&Guard::disposition), [](const World&) {
        return Choices{{ThingProperties::tr("Compliant"), int(Disposition::Compliant)},
                       {ThingProperties::tr("Aggressive"), int(Disposition::Aggressive)},
                       {ThingProperties::tr("Savage"), int(Disposition::Savage)}};
    }));
    all.push_back(numberProperty(ThingProperties::tr("Does not grow"), PropertyType::Switch,
                                 memberOf(&Guard::staysSmall)));
}

void addHeroes(const Catalogue& catalogue, Properties& all) {
    Choices heroes;
    for (const HeroInfo& hero : catalogue.heroes)
        heroes.push_back({localText(hero.name), QString::fromStdString(hero.id)});
    all.push_back(idProperty(ThingProperties::tr("Hero"), memberOf(&Hero::id), std::move(heroes)));
    all.push_back(ranged<std::uint32_t>(ThingProperties::tr("Level"), memberOf(&Hero::level)));
    all.push_back(ranged<std::int32_t>(ThingProperties::tr("Experience"), memberOf(&Hero::experience)));
    all.push_back(listProperty<std::vector<SecondarySkill>>(
        ThingProperties::tr("Skills"),
        ThingProperties::tr("Each skill and its level: Luck: basic, Wisdom: expert"), catalogue,
        memberOf(&Hero::secondarySkills)));
    all.push_back(listProperty<std::vector<SkillPoints>>(
        ThingProperties::tr("Primary skills"),
        ThingProperties::tr("Each skill and its points: Attack: 2, Power: 3"), catalogue,
        memberOf(&Hero::skills)));
    all.push_back(listProperty<std::vector<WornArtifact>>(
        ThingProperties::tr("Artifacts"),
        ThingProperties::tr(
            "Each artifact and where it is worn: artifact 12: backpack, artifact 7: head. The "
            "game has numbers for them here, and no source says which is which"),
        catalogue, memberOf(&Hero::artifacts)));
    Property knows =
        numberProperty(ThingProperties::tr("Own spells"), PropertyType::Switch, memberOf(&Hero::level));
    const auto heroAt = [](auto& world, Thing thing) {
        return thing.kind == ThingKind::Hero && has(world, thing) ? &world.heroes[std::size_t(thing.index)]
                                                                  : nullptr;
    };
    knows.get = [heroAt](const World& world, Thing thing) -> std::optional<QVariant> {
        const Hero* hero = heroAt(world, thing);
        return hero ? std::optional<QVariant>(hero->spells.has_value()) : std::nullopt;
    };
    knows.set = [heroAt](World& world, Thing thing, const QVariant& value) {
        Hero* hero = heroAt(world, thing);
        if (!hero) return false;
        if (!value.toBool())
            hero->spells.reset();
        else if (!hero->spells)
            hero->spells.emplace();
        return true;
    };
    all.push_back(std::move(knows));
    all.push_back(listProperty<std::vector<std::uint16_t>>(
        ThingProperties::tr("Spells"), ThingProperties::tr("Names of spells: Haste, Cure"), catalogue,
        [](auto& record) {
            if constexpr (requires { record.spells; })
                return record.spells ? &*record.spells : nullptr;
            else
                return nullptr;
        }));
}

Property mainCastle() {
    Property property;
    property.label = ThingProperties::tr("Main castle of its owner");
    property.type = PropertyType::Switch;
    const auto ownerOf = [](auto& world, Thing thing) {
        if (thing.kind != ThingKind::Castle || !has(world, thing))
            return decltype(&world.players[0])(nullptr);
        return findPlayer(world, world.castles[std::size_t(thing.index)].owner);
    };
    property.get = [ownerOf](const World& world, Thing thing) -> std::optional<QVariant> {
        const Player* player = ownerOf(world, thing);
        if (!player) return std::nullopt;
        return player->mainCastle && player->mainCastle->cell == world.castles[std::size_t(thing.index)].cell;
    };
    property.set = [ownerOf](World& world, Thing thing, const QVariant& value) {
        Player* player = ownerOf(world, thing);
        if (!player) return false;
        const Cell cell = world.castles[std::size_t(thing.index)].cell;
        if (value.toBool())
            setMainCastle(*player, cell);
        else if (player->mainCastle && player->mainCastle->cell == cell)
            player->mainCastle.reset();
        return true;
    };
    return property;
}

void addCastles(const Catalogue& catalogue, Properties& all) {
    all.push_back(chosen(ThingProperties::tr("Nation"), memberOf(&Castle::nation),
                         [](const World&) { return nationChoices(); }));
    all.push_back(mainCastle());
    all.push_back(listProperty<std::vector<Construction>>(
        ThingProperties::tr("Constructions"),
        ThingProperties::tr(
            "Each building and how far it is: Tavern: built, Moat: not built; empty for those of "
            "every castle"),
        catalogue, memberOf(&Castle::constructions)));
    all.back().unfit = [&catalogue](const World& world, const std::vector<Thing>& things) {
        QStringList names;
        for (std::size_t kind = 0; kind < catalogue.constructions.size(); ++kind)
            if (std::ranges::any_of(things, [&](Thing thing) {
                    return thing.kind == ThingKind::Castle && has(world, thing) &&
                           !catalogue.canHave(world.castles[std::size_t(thing.index)], std::uint8_t(kind));
                }))
                names += localText(catalogue.constructions[kind].name);
        return names;
    };
}

void addEvents(const Catalogue& catalogue, Properties& all) {
    for (int player = 0; player < playerCount; ++player) {
        Property happens;
        //: %1 is a player: "Red". An event happens to who steps on its cell
        happens.label = ThingProperties::tr("Happens to %1").arg(playerName(PlayerId(player)));
        happens.type = PropertyType::Switch;
        const PlayerMask bit = 1U << unsigned(player);
        happens.get = [bit](const World& world, Thing thing) -> std::optional<QVariant> {
            if (thing.kind != ThingKind::Event || !has(world, thing)) return std::nullopt;
            return (world.events[std::size_t(thing.index)].players & bit) != 0;
        };
        happens.set = [bit](World& world, Thing thing, const QVariant& value) {
            if (thing.kind != ThingKind::Event || !has(world, thing)) return false;
            PlayerMask& mask = world.events[std::size_t(thing.index)].players;
            mask = value.toBool() ? mask | bit : mask & ~bit;
            return true;
        };
        all.push_back(std::move(happens));
    }
    all.push_back(listProperty<std::vector<Reward>>(
        ThingProperties::tr("Rewards"),
        ThingProperties::tr(
            "Kind of each, of what, how much: Resource: Gold: 500, Experience: 100, Spell: Haste: 1"),
        catalogue, memberOf(&MapEvent::rewards)));
}

/// Gives `refer` the troop of that place in an army, of a castle, hero or building.
auto troopAt(std::size_t place) {
    return [place](auto& record) {
        if constexpr (requires { record.garrison; })
            return &record.garrison[place];
        else if constexpr (requires { record.army; })
            return &record.army[place];
        else if constexpr (requires { record.guard; })
            return &record.guard[place];
        else
            return nullptr;
    };
}

auto ofTroopAt(std::size_t place, auto member) {
    return [place, member](auto& record) {
        auto troop = troopAt(place)(record);
        if constexpr (std::is_same_v<decltype(troop), std::nullptr_t>)
            return nullptr;
        else
            return &(troop->*member);
    };
}

void addArmies(const Catalogue& catalogue, Properties& all) {
    const Choices creatures = creatureChoices(catalogue);
    for (std::size_t place = 0; place < std::tuple_size_v<Army>; ++place) {
        Property creature =
            chosen(ThingProperties::tr("Troop %1").arg(place + 1), ofTroopAt(place, &Troop::creature),
                   [creatures](const World&) { return creatures; });
        creature.set = [place](World& world, Thing thing, const QVariant& value) {
            return withField(world, thing, troopAt(place), [&value](Troop& troop) {
                troop.creature = std::int16_t(value.toInt());
                if (troop.creature == noCreature) troop.count = 0;
                return true;
            });
        };
        all.push_back(std::move(creature));
        Property count = ranged<std::int32_t>(ThingProperties::tr("Count of troop %1").arg(place + 1),
                                              ofTroopAt(place, &Troop::count));
        const auto isNone = [place](const World& world, Thing thing) {
            return withField(world, thing, troopAt(place),
                             [](const Troop& troop) { return troop.creature == noCreature; });
        };
        // Of several only those that have a troop there get the count.
        count.set = [set = count.set, isNone](World& world, Thing thing, const QVariant& value) {
            return isNone(world, thing) || set(world, thing, value);
        };
        count.isIdle = isNone;
        count.whyIdle = ThingProperties::tr("Choose the troop first");
        count.isBeside = true;
        all.push_back(std::move(count));
    }
}

void addTexts(Properties& all) {
    const std::array<std::pair<TextKind, QString>, 7> kinds{
        {{TextKind::HeroName, ThingProperties::tr("Hero's name")},
         {TextKind::CastleName, ThingProperties::tr("Castle's name")},
         {TextKind::ItemMessage, ThingProperties::tr("Message when taken")},
         {TextKind::GuardMessage, ThingProperties::tr("Guard's message")},
         {TextKind::VisitMessage, ThingProperties::tr("Message to visitors")},
         {TextKind::EventReward, ThingProperties::tr("Message with the reward")},
         {TextKind::EventAttack, ThingProperties::tr("Message before the fight")}}};
    for (const auto& [kind, label] : kinds)
        for (int i = 0; i < languageCount; ++i) {
            Property words;
            const auto language = Language(i);
            words.label = wordsLabel(label, language);
            const bool isName = kind == TextKind::HeroName || kind == TextKind::CastleName;
            words.type = isName ? PropertyType::Line : PropertyType::Words;
            words.get = [kind = kind, language](const World& world, Thing thing) -> std::optional<QVariant> {
                if (!world.has(language) || !has(world, thing)) return std::nullopt;
                const std::string* message = messageOf(world, thing, kind);
                if (!message) return std::nullopt;
                return QString::fromStdString(wordsOf(world, *message, language));
            };
            words.set = [kind = kind, language](World& world, Thing thing, const QVariant& value) {
                setWords(world, thing, kind, language, value.toString().toStdString());
                return true;
            };
            all.push_back(std::move(words));
        }
}

} // namespace

QString wordsLabel(const QString& what, Language language) {
    //: %1 is a text, "Message"; %2 a language, "English"
    return ThingProperties::tr("%1 (%2)").arg(what, languageName(language));
}

Properties thingProperties(const Catalogue& catalogue) {
    Properties all;
    all.push_back(chosen(
        ThingProperties::tr("Owner"),
        [](auto& record) {
            if constexpr (requires { record.owner; })
                return &record.owner;
            else
                return nullptr;
        },
        [](const World&) { return ownerChoices(); }));
    const Properties treasure = treasureProperties(catalogue);
    all.insert(all.end(), treasure.begin(), treasure.end());
    addGuards(catalogue, all);
    addHeroes(catalogue, all);
    addCastles(catalogue, all);
    addEvents(catalogue, all);
    addTexts(all);
    addArmies(catalogue, all);
    return all;
}

} // namespace stonemason::pocket_heroes
