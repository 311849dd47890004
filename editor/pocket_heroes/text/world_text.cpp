// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/world_text.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/text/argument_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct WorldText {
    Q_DECLARE_TR_FUNCTIONS(WorldText)
};

std::optional<ThingKind> thingKindFromId(std::string_view id) {
    for (int kind = 0; kind < thingKindCount; ++kind)
        if (thingKindId(ThingKind(kind)) == id) return ThingKind(kind);
    return std::nullopt;
}

/// The index among the alternatives is that of Treasure.
QString treasureName(std::size_t index) {
    //: A kind of treasure on a map, inside a sentence
    constexpr const char* names[]{
        QT_TRANSLATE_NOOP("WorldText", "pile of goods"), QT_TRANSLATE_NOOP("WorldText", "mana crystal"),
        QT_TRANSLATE_NOOP("WorldText", "campfire"),      QT_TRANSLATE_NOOP("WorldText", "chest"),
        QT_TRANSLATE_NOOP("WorldText", "artifact"),      QT_TRANSLATE_NOOP("WorldText", "spell scroll"),
        QT_TRANSLATE_NOOP("WorldText", "lamp"),          QT_TRANSLATE_NOOP("WorldText", "key guard")};
    static_assert(std::size(names) == std::variant_size_v<Treasure>);
    return QCoreApplication::translate("WorldText", names[index]);
}

template <std::size_t... index>
std::optional<QString> treasureFromId(std::string_view id, std::index_sequence<index...>) {
    std::optional<QString> name;
    ((treasureId(Treasure(std::in_place_index<index>)) == id ? void(name = treasureName(index)) : void()),
     ...);
    return name;
}

/// A kind of things or of treasure.
std::optional<QString> thingFromId(const std::string& id) {
    if (const auto kind = thingKindFromId(id)) return thingName(*kind);
    return treasureFromId(id, std::make_index_sequence<std::variant_size_v<Treasure>>());
}

std::optional<QString> valueName(std::string_view id) {
    if (id == "player") return WorldText::tr("The colour of a player");
    if (id == "controller") return WorldText::tr("Who plays a colour");
    if (id == "text-kind") return WorldText::tr("The use of a text");
    if (id == "owner") return WorldText::tr("The owner of a thing");
    if (id == "surface") return WorldText::tr("The ground");
    if (id == "nation") return WorldText::tr("The nation of a castle");
    if (id == "disposition") return WorldText::tr("The mood of guards");
    if (id == "creature") return WorldText::tr("The kind of guards");
    if (id == "resource") return WorldText::tr("The kind of goods");
    if (id == "reward") return WorldText::tr("The reward of an event");
    if (id == "troop") return WorldText::tr("The kind of a troop");
    if (id == "skill") return WorldText::tr("The skill of a hero");
    if (id == "skill-level") return WorldText::tr("The level of a skill");
    if (id == "primary-skill") return WorldText::tr("A primary skill");
    if (id == "artifact") return WorldText::tr("An artifact of a hero");
    if (id == "worn-place") return WorldText::tr("The place where an artifact is worn");
    if (id == "spell") return WorldText::tr("A spell");
    if (id == "construction") return WorldText::tr("A building of a castle");
    if (id == "construction-state") return WorldText::tr("The state of a castle's building");
    if (id == "key") return WorldText::tr("The key that is wanted");
    return std::nullopt;
}

std::optional<QString> knownName(ThingKind kind, const std::string& id, const Catalogue& catalogue) {
    const LocalText* name = nullptr;
    if (const auto section = sectionOf(kind)) {
        if (const CatalogueObject* object = catalogue.find(*section, id)) name = &object->name;
    } else if (kind == ThingKind::Hero) {
        if (const HeroInfo* hero = catalogue.findHero(id)) name = &hero->name;
    } else if (const ArtifactInfo* artifact = catalogue.findArtifact(id)) {
        name = &artifact->name;
    }
    return name ? std::optional(localText(*name)) : std::nullopt;
}

/// What a sentence is about: "a guard", "treasure".
QString namelessThing(ThingKind kind) {
    switch (kind) {
    case ThingKind::Hero: return WorldText::tr("a hero");
    case ThingKind::Guard: return WorldText::tr("a guard");
    case ThingKind::Event: return WorldText::tr("an event");
    case ThingKind::Visitable: return WorldText::tr("a building");
    case ThingKind::Ownerable: return WorldText::tr("a mine or tower");
    case ThingKind::Castle: return WorldText::tr("a castle");
    case ThingKind::Decoration: return WorldText::tr("a decoration");
    case ThingKind::Path: return WorldText::tr("a road, river or wall");
    case ThingKind::Item:
    case ThingKind::Player: break;
    }
    return thingName(kind);
}

/// The things of a world by name.
class WorldVocabulary : public Vocabulary {
public:
    explicit WorldVocabulary(const Catalogue& catalogue) : catalogue_(catalogue) {}

    std::optional<QString> of(const Argument& argument, ArgumentKind kind) const override {
        if (const auto* word = std::get_if<std::string>(&argument)) {
            if (kind == ArgumentKind::Thing) return thingFromId(*word);
            if (kind == ArgumentKind::Value) return valueName(*word);
            if (kind == ArgumentKind::Object) return objectName(ThingKind::Decoration, *word, catalogue_);
            return std::nullopt;
        }
        const int* const number = std::get_if<int>(&argument);
        if (!number) return std::nullopt;
        if (kind == ArgumentKind::Player) return playerName(PlayerId(*number));
        if (kind == ArgumentKind::Language) return languageName(Language(*number));
        if (kind == ArgumentKind::Creature) return creatureName(std::int16_t(*number), catalogue_);
        return std::nullopt;
    }

private:
    const Catalogue& catalogue_;
};

/// The phrase, with each object named that comes behind its kind: of the id alone nobody knows in which list
/// of the catalogue to look.
QString textOf(const char* context, MessageText text, const Phrase& phrase, Message message,
               const Catalogue& catalogue) {
    ArgumentKinds& kinds = text.kinds;
    for (std::size_t i = 0; i + 1 < std::min(kinds.size(), message.arguments.size()); ++i) {
        const auto* kindId = std::get_if<std::string>(&message.arguments[i]);
        const auto* id = std::get_if<std::string>(&message.arguments[i + 1]);
        if (kinds[i] != ArgumentKind::Thing || kinds[i + 1] != ArgumentKind::Object || !kindId || !id)
            continue;
        const auto kind = thingKindFromId(*kindId);
        if (!kind) continue;
        const QString name = id->empty() ? namelessThing(*kind) : objectName(*kind, *id, catalogue);
        message.arguments[i + 1] = name.toStdString();
        kinds.set(i + 1, ArgumentKind::Words);
    }
    return spoken(context, text, phrase, message, WorldVocabulary(catalogue));
}

} // namespace

QString playerName(PlayerId player) {
    switch (player) {
    case PlayerId::Neutral: return WorldText::tr("Nobody");
    //: The colour of a player
    case PlayerId::Red: return WorldText::tr("Red");
    //: The colour of a player
    case PlayerId::Green: return WorldText::tr("Green");
    //: The colour of a player
    case PlayerId::Blue: return WorldText::tr("Blue");
    //: The colour of a player
    case PlayerId::Cyan: return WorldText::tr("Cyan");
    //: The colour of a player
    case PlayerId::Magenta: return WorldText::tr("Magenta");
    //: The colour of a player
    case PlayerId::Yellow: return WorldText::tr("Yellow");
    }
    return QString::number(int(player));
}

QString languageName(Language language) {
    switch (language) {
    case Language::English: return WorldText::tr("English");
    case Language::Russian: return WorldText::tr("Russian");
    }
    return QString::number(int(language));
}

QString nationName(Nation nation) {
    switch (nation) {
    case Nation::Citadel: return WorldText::tr("Citadel");
    case Nation::Stronghold: return WorldText::tr("Stronghold");
    case Nation::Tower: return WorldText::tr("Tower");
    case Nation::Dungeon: return WorldText::tr("Dungeon");
    case Nation::Fortress: return WorldText::tr("Fortress");
    case Nation::Necropolis: return WorldText::tr("Necropolis");
    //: a castle of any nation
    case Nation::Random: return WorldText::tr("Any nation");
    }
    return QString::number(int(nation));
}

QString heroClassName(const std::string& id) {
    static constexpr std::pair<std::string_view, const char*> names[]{
        {"knight", QT_TRANSLATE_NOOP("WorldText", "Knight")},
        {"barbarian", QT_TRANSLATE_NOOP("WorldText", "Barbarian")},
        {"wizard", QT_TRANSLATE_NOOP("WorldText", "Wizard")},
        {"warlock", QT_TRANSLATE_NOOP("WorldText", "Warlock")},
        {"sorceress", QT_TRANSLATE_NOOP("WorldText", "Sorceress")},
        {"necromancer", QT_TRANSLATE_NOOP("WorldText", "Necromancer")}};
    for (const auto& [known, name] : names)
        if (known == id) return QCoreApplication::translate("WorldText", name);
    return QString::fromStdString(id);
}

QString thingName(ThingKind kind) {
    switch (kind) {
    //: A kind of things on a map, inside a sentence
    case ThingKind::Hero: return WorldText::tr("hero");
    case ThingKind::Item: return WorldText::tr("treasure");
    //: Creatures that guard something, a kind of things on a map, inside a sentence
    case ThingKind::Guard: return WorldText::tr("guards");
    case ThingKind::Event: return WorldText::tr("event");
    //: A building that heroes visit
    case ThingKind::Visitable: return WorldText::tr("building");
    //: A building that serves who took it last
    case ThingKind::Ownerable: return WorldText::tr("mine or tower");
    case ThingKind::Castle: return WorldText::tr("castle");
    case ThingKind::Decoration: return WorldText::tr("decoration");
    //: A piece of a road, a river or a wall
    case ThingKind::Path: return WorldText::tr("road, river or wall");
    case ThingKind::Player: return WorldText::tr("player");
    }
    return {};
}

QString treasureName(const Treasure& treasure) {
    return treasureName(treasure.index());
}

QString creatureName(std::int16_t creature, const Catalogue& catalogue) {
    if (creature >= 0 && creature < creatureCount)
        return localText(catalogue.creatures[std::size_t(creature)].name);
    if (creature == randomGuard) return WorldText::tr("random");
    //: Creatures that the game chooses; %1 is how strong they are, 1 to 6
    if (isCreature(creature)) return WorldText::tr("random, level %1").arg(creature - randomGuard);
    return QString::number(creature);
}

QString objectName(ThingKind kind, const std::string& id, const Catalogue& catalogue) {
    if (id.empty()) return thingName(kind);
    return quoted(knownName(kind, id, catalogue).value_or(QString::fromStdString(id)));
}

QString problemHeadline(const Problem& problem, const Catalogue& catalogue) {
    const MessageText* text = findText(worldProblemTexts(), problem.message.id);
    return text ? textOf(problemContext, *text, text->headline, problem.message, catalogue) : QString();
}

QString problemSentence(const Problem& problem, const Catalogue& catalogue) {
    const MessageText* text = findText(worldProblemTexts(), problem.message.id);
    return text ? textOf(problemContext, *text, text->sentence, problem.message, catalogue) : QString();
}

QString problemReport(const Problem& problem, const Catalogue& catalogue) {
    return withPlaces(problemSentence(problem, catalogue), problem.cells);
}

QString fixText(const Fix& fix, const Catalogue& catalogue) {
    const MessageText* text = findText(worldFixTexts(), fix.label.id);
    return text ? textOf(fixContext, *text, text->sentence, fix.label, catalogue) : QString();
}

} // namespace stonemason::pocket_heroes
