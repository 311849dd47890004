// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/playable.h"
#include "core/pocket_heroes/format/record_layout.h"
#include "core/pocket_heroes/world/world.h"

#include <cstdint>
#include <type_traits>
#include <variant>

namespace stonemason::pocket_heroes {

inline constexpr std::uint32_t phmMagic = 0x50414D47; ///< "GMAP"
inline constexpr std::uint16_t phmVersion = 0x39;     ///< the only one that the game takes

/// The layout of a .phm file, defined once for reading and writing: `File` is an HmmSource or an HmmSink,
/// records are constant for the latter. Fields that only saved games use are constants. Source: the game's
/// exporter and loader (MapEditor/ExportDlg.cpp, Game/GameWorld.cpp, Map.cpp).
template <typename File>
class PhmLayout : RecordLayout<File> {
public:
    explicit PhmLayout(File& file) : RecordLayout<File>(file) {}

    /// What stands before the packed block.
    void header(auto& world) {
        file_.template fixed<std::uint32_t>("magic", phmMagic);
        file_.template fixed<std::uint16_t>("version", phmVersion);
        file_.template fixed<std::uint32_t>("time", 0);
        file_.template fixed<std::uint32_t>("seed", 0);
        file_.template bounded<std::uint8_t>("size", world.size, 0, std::uint8_t(worldSides.size() - 1));
        file_.text("name", world.name);
        file_.text("description", world.description);
        file_.text("mapVersion", world.mapVersion);
        file_.text("author", world.author);
        file_.template fixed<std::uint32_t>("day", 1);
        file_.template fixed<std::uint16_t>("mode", 0);
        file_.template fixed<std::int8_t>("difficulty", -1);
        many("players", world.players, 37, [this](auto& player) { this->player(player); });
        file_.template fixed<std::uint16_t>("currentPlayer", 0xFFFF);
        const auto side = std::uint16_t(worldSides[world.size]);
        file_.template fixed<std::uint16_t>("width", side);
        file_.template fixed<std::uint16_t>("height", side);
    }

    /// What the packed block holds. The header must have been read.
    void data(auto& world) {
        many("timeEvents", world.timeEvents, 44, [this](auto& event) { timeEvent(event); });
        cells(world);
        for (std::size_t player = 0; player < world.players.size(); ++player) {
            file_.template fixed<std::uint16_t>("fog", 0xFFFF);
            file_.template fixed<std::uint32_t>("fog", 0);
        }
        many("visitables", world.visitables, 55, [this](auto& visitable) { this->visitable(visitable); });
        many("ownerables", world.ownerables, 49, [this](auto& ownerable) { this->ownerable(ownerable); });
        many("castles", world.castles, 56, [this](auto& castle) { this->castle(castle); });
        file_.number("obelisks", world.obelisks);
        file_.cell("ultimateArtifact", world.ultimate);
        file_.number("ultimateArtifact.radius", world.ultimateRadius);
        file_.template fixed<std::uint8_t>("ultimateArtifact.found", 0);
        many("items", world.items, 52, [this](auto& item) { this->item(item); });
        many("events", world.events, 60, [this](auto& event) { this->event(event); });
        many("guards", world.guards, 17, [this](auto& guard) { this->guard(guard); });
        many("heroes", world.heroes, 84, [this](auto& hero) { this->hero(hero.number, hero.hero); });
        file_.template fixed<std::uint16_t>("reserve", 0);
    }

private:
    using RecordLayout<File>::file_;
    using RecordLayout<File>::many;
    using RecordLayout<File>::army;
    using RecordLayout<File>::troop;

    void player(auto& player) {
        file_.number("id", player.id);
        file_.number("nation", player.nation);
        file_.number("controller", player.controller);
        file_.template fixed<std::uint8_t>("current", 0);
        for (int resource = 0; resource < resourceCount; ++resource)
            file_.template fixed<std::int32_t>("resources", 0);
        file_.template fixed<std::uint16_t>("currentHero", 0xFFFF);
        file_.template fixed<std::uint16_t>("currentCastle", 0xFFFF);
        file_.template fixed<std::uint8_t>("keys", 0);
    }

    void cells(auto& world) {
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(world)>>) {
            const int side = worldSides[world.size];
            world.cells = Grid<PlayableCell>({side, side});
        }
        forEachCell(world.cells.size(), [&](Cell cell) {
            file_.number("cells", world.cells[cell].corners);
            file_.number("cells", world.cells[cell].picture);
        });
    }

    void timeEvent(auto& event) { this->timeEventBody(event); }

    void visitable(auto& visitable) {
        file_.number("number", visitable.number);
        file_.cell("cell", visitable.cell);
        army("guard", visitable.guard);
        file_.text("message", visitable.message);
        file_.template fixed<std::uint16_t>("visitors", 0);
        file_.template fixed<std::uint8_t>("more", 0);
    }

    void ownerable(auto& ownerable) {
        file_.number("number", ownerable.number);
        file_.number("owner", ownerable.owner);
        file_.cell("cell", ownerable.cell);
        army("guard", ownerable.guard);
    }

    void castle(auto& castle) {
        file_.number("number", castle.number);
        file_.text("name", castle.name);
        file_.number("owner", castle.owner);
        file_.cell("cell", castle.cell);
        file_.number("flags", castle.flags);
        army("garrison", castle.garrison);
        file_.template fixed<std::uint8_t>("mayBuild", 1);
        file_.optional("constructions", castle.constructions, [this](auto& constructions) {
            many("built", constructions, 3, [this](auto& construction) {
                file_.number("place", construction.place);
                file_.number("state", construction.state);
            });
        });
    }

    void item(auto& item) {
        file_.kind("kind", item.treasure);
        file_.cell("cell", item.cell);
        army("guard", item.guard);
        file_.text("message", item.message);
        std::visit([this](auto& treasure) { this->treasure(treasure); }, item.treasure);
    }

    /// The fields that are specific to a kind of item; -1: the game draws the value when it begins.
    void treasure(auto& treasure) {
        using Kind = std::remove_cvref_t<decltype(treasure)>;
        if constexpr (requires { treasure.resource; }) file_.number("resource", treasure.resource);
        if constexpr (requires { treasure.amount; }) file_.number("amount", treasure.amount);
        if constexpr (std::is_same_v<Kind, Campfire>) {
            file_.template fixed<std::int32_t>("gold", -1);
            file_.template fixed<std::int8_t>("resource", -1);
        }
        if constexpr (std::is_empty_v<Kind>) file_.template fixed<std::int32_t>("amount", -1);
        if constexpr (requires { treasure.number; }) file_.number("artifact", treasure.number);
        if constexpr (requires { treasure.spell; }) file_.number("spell", treasure.spell);
        if constexpr (requires { treasure.key; }) file_.number("key", treasure.key);
    }

    void event(auto& event) {
        file_.cell("cell", event.cell);
        army("guard", event.guard);
        file_.text("rewardMessage", event.rewardMessage);
        file_.text("attackMessage", event.attackMessage);
        file_.number("players", event.players);
        many("rewards", event.rewards, 9, [this](auto& reward) {
            file_.number("kind", reward.kind);
            file_.number("which", reward.which);
            file_.number("amount", reward.amount);
        });
    }

    void guard(auto& guard) {
        troop(guard.troop);
        file_.template fixed<std::int8_t>("joins", -1);
        file_.number("disposition", guard.disposition);
        file_.flag("staysSmall", guard.staysSmall);
        file_.cell("cell", guard.cell);
        file_.text("message", guard.message);
    }

    void hero(auto& number, auto& hero) {
        file_.number("number", number);
        file_.number("owner", hero.owner);
        file_.cell("cell", hero.cell);
        file_.template fixed<std::int8_t>("direction", -1);
        file_.template fixed<std::int16_t>("target", std::int16_t(hero.cell.column));
        file_.template fixed<std::int16_t>("target", std::int16_t(hero.cell.row));
        file_.text("name", hero.name);
        file_.number("level", hero.level);
        file_.number("experience", hero.experience);
        this->secondarySkills(hero.secondarySkills);
        this->wornArtifacts(hero.artifacts);
        file_.template fixed<std::uint16_t>("enchantments", 0);
        this->powers(hero);
        file_.template fixed<std::uint8_t>("favourites", 0);
        file_.template fixed<std::int32_t>("mana", -1);
        file_.template fixed<std::int32_t>("moves", -1);
        file_.template fixed<std::uint8_t>("mayDig", 1);
    }
};

} // namespace stonemason::pocket_heroes
