// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

struct WorldProperties {
    Q_DECLARE_TR_FUNCTIONS(WorldProperties)
};

/// A property of a world, or of an event of time, by what reads and what writes it.
template <typename Get, typename Set>
Property worldProperty(const QString& label, PropertyType type, Get get, Set set) {
    Property property;
    property.label = label;
    property.type = type;
    property.get = std::move(get);
    property.set = [set = std::move(set)](World& world, Thing thing, const QVariant& value) {
        set(world, thing, value);
        return true;
    };
    return property;
}

Property lineOf(const QString& label, std::string World::*member) {
    return worldProperty(
        label, PropertyType::Line,
        [member](const World& world, Thing) {
            return std::optional<QVariant>(QString::fromStdString(world.*member));
        },
        [member](World& world, Thing, const QVariant& value) {
            world.*member = value.toString().toStdString();
        });
}

void addMapTexts(Properties& all) {
    const std::array<std::pair<TextKind, QString>, 2> kinds{
        {{TextKind::Name, WorldProperties::tr("Name")},
         {TextKind::Description, WorldProperties::tr("Description")}}};
    for (const auto& [kind, label] : kinds)
        for (int i = 0; i < languageCount; ++i) {
            const auto language = Language(i);
            all.push_back(worldProperty(
                wordsLabel(label, language),
                kind == TextKind::Name ? PropertyType::Line : PropertyType::Words,
                [kind = kind, language](const World& world, Thing) -> std::optional<QVariant> {
                    if (!world.has(language)) return std::nullopt;
                    return QString::fromStdString(kind == TextKind::Name ? nameOf(world, language)
                                                                         : descriptionOf(world, language));
                },
                [kind = kind, language](World& world, Thing, const QVariant& value) {
                    setMapWords(world, kind, language, value.toString().toStdString());
                }));
        }
}

void addFile(Properties& all) {
    all.push_back(worldProperty(
        WorldProperties::tr("Texts of the file"), PropertyType::Choice,
        [](const World& world, Thing) { return std::optional<QVariant>(qlonglong(world.version)); },
        [](World& world, Thing, const QVariant& value) { setVersion(world, Version(value.toUInt())); }));
    all.back().choices = [](const World&) {
        return Choices{{WorldProperties::tr("In one language (old files)"), qlonglong(Version::Plain)},
                       {WorldProperties::tr("In several languages"), qlonglong(Version::Translated)}};
    };
    all.back().toolTip = WorldProperties::tr("Old files keep the words of the first language alone");
    for (int i = 0; i < languageCount; ++i) {
        const auto language = Language(i);
        all.push_back(worldProperty(
            //: %1 is a language: "English"
            WorldProperties::tr("Texts in %1").arg(languageName(language)), PropertyType::Switch,
            [language](const World& world, Thing) -> std::optional<QVariant> {
                if (world.version == Version::Plain) return std::nullopt;
                return world.has(language);
            },
            [language](World& world, Thing, const QVariant& value) {
                setLanguage(world, language, value.toBool());
            }));
        all.back().toolTip =
            WorldProperties::tr("Taking a language out deletes all its words; one language must stay");
        all.back().isFixed = [only = 1U << unsigned(language)](const World& world) {
            return world.languages == only;
        };
    }
}

constexpr int doesNotPlay = -1;

void setController(World& world, PlayerId id, int controller) {
    Player* player = findPlayer(world, id);
    if (controller == doesNotPlay) {
        std::erase_if(world.players, [id](const Player& other) { return other.id == id; });
        return;
    }
    if (!player) {
        const auto place = std::ranges::lower_bound(world.players, id, std::ranges::less(), &Player::id);
        player = &*world.players.insert(place, Player{id, Controller::Either, std::nullopt});
    }
    player->controller = Controller(controller);
}

void setMainCastleValue(Player& player, const QVariant& value) {
    if (value.toString().isEmpty()) {
        player.mainCastle.reset();
        return;
    }
    const QStringList place = value.toString().split(u' ');
    const Cell cell{place[0].toInt(), place[1].toInt()};
    setMainCastle(player, cell);
}

QString castleValue(Cell cell) {
    return QStringLiteral("%1 %2").arg(cell.row).arg(cell.column);
}

Choices castleChoices(const World& world, PlayerId id) {
    Choices choices{{WorldProperties::tr("None"), QString()}};
    const auto add = [&choices](Cell cell) { choices.push_back({placeText(cell), castleValue(cell)}); };
    for (const Castle& castle : world.castles)
        if (castle.owner == id) add(castle.cell);
    const Player* player = findPlayer(world, id);
    if (player && player->mainCastle) {
        const QString own = castleValue(player->mainCastle->cell);
        if (std::ranges::none_of(choices, [&own](const Choice& one) { return one.value == own; }))
            add(player->mainCastle->cell);
    }
    return choices;
}

void addPlayer(PlayerId id, Properties& all) {
    all.push_back(worldProperty(
        playerName(id), PropertyType::Choice,
        [id](const World& world, Thing) {
            const Player* player = findPlayer(world, id);
            return std::optional<QVariant>(player ? qlonglong(player->controller) : qlonglong(doesNotPlay));
        },
        [id](World& world, Thing, const QVariant& value) { setController(world, id, value.toInt()); }));
    all.back().choices = [](const World&) {
        return Choices{{WorldProperties::tr("Does not play"), qlonglong(doesNotPlay)},
                       {WorldProperties::tr("Human"), qlonglong(Controller::Human)},
                       {WorldProperties::tr("Computer"), qlonglong(Controller::Computer)},
                       {WorldProperties::tr("Human or computer"), qlonglong(Controller::Either)}};
    };
    all.push_back(worldProperty(
        //: %1 is a player: "Red"
        WorldProperties::tr("Main castle of %1").arg(playerName(id)), PropertyType::Choice,
        [id](const World& world, Thing) -> std::optional<QVariant> {
            const Player* player = findPlayer(world, id);
            if (!player) return std::nullopt;
            return player->mainCastle ? castleValue(player->mainCastle->cell) : QString();
        },
        [id](World& world, Thing, const QVariant& value) {
            if (Player* player = findPlayer(world, id)) setMainCastleValue(*player, value);
        }));
    all.back().choices = [id](const World& world) { return castleChoices(world, id); };
    all.push_back(worldProperty(
        //: %1 is a player: "Red"
        WorldProperties::tr("%1 begins with a hero there").arg(playerName(id)), PropertyType::Switch,
        [id](const World& world, Thing) -> std::optional<QVariant> {
            const Player* player = findPlayer(world, id);
            if (!player || !player->mainCastle) return std::nullopt;
            return player->mainCastle->createHero;
        },
        [id](World& world, Thing, const QVariant& value) {
            Player* player = findPlayer(world, id);
            if (player && player->mainCastle) player->mainCastle->createHero = value.toBool();
        }));
}

template <typename Number>
Property number(const QString& label, auto refer) {
    Property property = worldProperty(
        label, PropertyType::Number,
        [refer](const World& world, Thing thing) -> std::optional<QVariant> {
            const auto* field = refer(world, thing);
            return field ? std::optional<QVariant>(qlonglong(*field)) : std::nullopt;
        },
        [refer](World& world, Thing thing, const QVariant& value) {
            if (auto* field = refer(world, thing))
                *field = std::remove_cvref_t<decltype(*field)>(value.toLongLong());
        });
    property.least = double(std::numeric_limits<Number>::lowest());
    property.most = double(std::numeric_limits<Number>::max());
    return property;
}

/// Below 0 the game buries it where it likes.
void anywhereBelow0(Property& property) {
    property.least = -1;
    //: Instead of a row or a column of the map, where the game decides for itself
    property.leastText = WorldProperties::tr("Anywhere");
    property.toolTip = WorldProperties::tr("-1 leaves the place to the game");
}

void addUltimate(Properties& all) {
    all.push_back(number<std::int16_t>(WorldProperties::tr("Ultimate artifact: row"),
                                       [](auto& world, Thing) { return &world.ultimate.cell.row; }));
    anywhereBelow0(all.back());
    all.push_back(number<std::int16_t>(WorldProperties::tr("Ultimate artifact: column"),
                                       [](auto& world, Thing) { return &world.ultimate.cell.column; }));
    anywhereBelow0(all.back());
    all.push_back(number<std::uint32_t>(WorldProperties::tr("Ultimate artifact: radius"),
                                        [](auto& world, Thing) { return &world.ultimate.radius; }));
}

/// The event, or nullptr.
auto eventAt(auto& world, Thing thing) {
    const bool isThere = thing.index >= 0 && thing.index < int(world.timeEvents.size());
    return isThere ? &world.timeEvents[std::size_t(thing.index)] : nullptr;
}

void addEventWords(Properties& all) {
    all.push_back(worldProperty(
        WorldProperties::tr("Event"), PropertyType::Line,
        [](const World& world, Thing thing) -> std::optional<QVariant> {
            const auto* event = eventAt(world, thing);
            return event ? std::optional<QVariant>(QString::fromStdString(event->name)) : std::nullopt;
        },
        [](World& world, Thing thing, const QVariant& value) {
            if (auto* event = eventAt(world, thing)) event->name = value.toString().toStdString();
        }));
    all.back().toolTip = WorldProperties::tr("A name for you alone: players do not see it");
    for (int i = 0; i < languageCount; ++i) {
        const auto language = Language(i);
        all.push_back(worldProperty(
            wordsLabel(WorldProperties::tr("Event's message"), language), PropertyType::Words,
            [language](const World& world, Thing thing) -> std::optional<QVariant> {
                const auto* event = eventAt(world, thing);
                if (!event || !world.has(language)) return std::nullopt;
                return QString::fromStdString(wordsOf(world, event->text, language));
            },
            [language](World& world, Thing thing, const QVariant& value) {
                if (eventAt(world, thing))
                    setTimeEventWords(world, std::size_t(thing.index), language,
                                      value.toString().toStdString());
            }));
    }
}

} // namespace

Properties worldProperties() {
    Properties all;
    addMapTexts(all);
    all.push_back(lineOf(WorldProperties::tr("Author"), &World::author));
    all.push_back(lineOf(WorldProperties::tr("Version of the map"), &World::mapVersion));
    addFile(all);
    for (int player = 0; player < playerCount; ++player)
        addPlayer(PlayerId(player), all);
    addUltimate(all);
    return all;
}

Properties timeEventProperties() {
    Properties all;
    addEventWords(all);
    all.push_back(number<std::uint32_t>(WorldProperties::tr("First day"), [](auto& world, Thing thing) {
        auto* event = eventAt(world, thing);
        return event ? &event->firstDay : nullptr;
    }));
    all.push_back(
        number<std::int32_t>(WorldProperties::tr("Repeat after (days)"), [](auto& world, Thing thing) {
            auto* event = eventAt(world, thing);
            return event ? &event->repeat : nullptr;
        }));
    all.back().toolTip = WorldProperties::tr("0: only once");
    for (int i = 0; i < playerCount; ++i) {
        const PlayerMask bit = 1U << unsigned(i);
        all.push_back(worldProperty(
            //: %1 is a player: "Red". An event of time happens to him
            WorldProperties::tr("For %1").arg(playerName(PlayerId(i))), PropertyType::Switch,
            [bit](const World& world, Thing thing) -> std::optional<QVariant> {
                const auto* event = eventAt(world, thing);
                return event ? std::optional<QVariant>((event->players & bit) != 0) : std::nullopt;
            },
            [bit](World& world, Thing thing, const QVariant& value) {
                if (auto* event = eventAt(world, thing))
                    event->players = value.toBool() ? event->players | bit : event->players & ~bit;
            }));
    }
    for (std::size_t i = 0; i < std::size_t(resourceCount); ++i) {
        all.push_back(number<std::int32_t>(resourceName(Resource(i)), [i](auto& world, Thing thing) {
            auto* event = eventAt(world, thing);
            return event ? &event->resources[i] : nullptr;
        }));
        all.back().picture = pictureOf(Resource(i));
    }
    return all;
}

} // namespace stonemason::pocket_heroes
