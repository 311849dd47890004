// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/record_layout.h"
#include "core/pocket_heroes/world/world.h"

#include <cstdint>
#include <variant>

namespace stonemason::pocket_heroes {

inline constexpr std::uint32_t hmmMagic = 0x76235278;
inline constexpr std::size_t hmmNodeSize = 2; ///< bytes

/// The layout of a .hmm file, defined once for reading and writing: `File` is an HmmSource or an HmmSink,
/// records are constant for the latter. Numbers are little-endian; a text is the number of its UTF-16
/// units and these; a cell is x and y. Source: the loader of the game's editor (MapEditor/MapHandler.cpp).
template <typename File>
class HmmLayout : RecordLayout<File> {
public:
    explicit HmmLayout(File& file) : RecordLayout<File>(file) {}

    void world(auto& world) {
        file_.magic("magic");
        file_.version("version", world.version);
        file_.side("size", world.nodes);
        if (world.version == Version::Translated) {
            texts(world);
        } else {
            file_.text("name", world.name);
            file_.text("description", world.description);
        }
        file_.text("mapVersion", world.mapVersion);
        file_.text("author", world.author);
        many("timeEvents", world.timeEvents, 48, [this](auto& event) { timeEvent(event); });
        file_.cell("ultimateArtifact", world.ultimate.cell);
        file_.number("ultimateArtifact.radius", world.ultimate.radius);
        many("players", world.players, 3, [this](auto& player) { this->player(player); });
        objects(world);
        file_.nodes("nodes", world.nodes);
        const auto each = [this](auto& thing) { placed(thing); };
        file_.template list<std::uint32_t>("decorations", world.decorations, 8, each);
        file_.template list<std::uint32_t>("paths", world.paths, 8, each);
        file_.rest(world.tail);
    }

private:
    using RecordLayout<File>::file_;
    using RecordLayout<File>::many;
    using RecordLayout<File>::army;
    using RecordLayout<File>::troop;

    void texts(auto& world) {
        file_.languages("languages", world.languages);
        file_.template list<std::uint32_t>("texts", world.texts, 10, [&](auto& text) {
            file_.text("key", text.key);
            file_.number("kind", text.kind);
            for (int language = 0; language < languageCount; ++language)
                if (world.has(Language(language))) file_.text("words", text.words[std::size_t(language)]);
        });
    }

    void timeEvent(auto& event) {
        file_.text("name", event.name);
        this->timeEventBody(event);
    }

    void player(auto& player) {
        file_.number("id", player.id);
        file_.number("controller", player.controller);
        file_.optional("mainCastle", player.mainCastle, [this](auto& castle) {
            file_.cell("cell", castle.cell);
            file_.flag("createHero", castle.createHero);
        });
    }

    void objects(auto& world) {
        many("heroes", world.heroes, 69, [this](auto& hero) { this->hero(hero); });
        many("items", world.items, 51, [this](auto& item) { this->item(item); });
        many("guards", world.guards, 16, [this](auto& guard) { this->guard(guard); });
        many("events", world.events, 60, [this](auto& event) { this->event(event); });
        many("visitables", world.visitables, 54, [this](auto& visitable) { this->visitable(visitable); });
        many("ownerables", world.ownerables, 51, [this](auto& ownerable) { this->ownerable(ownerable); });
        many("castles", world.castles, 58, [this](auto& castle) { this->castle(castle); });
    }

    void hero(auto& hero) {
        file_.text("id", hero.id);
        file_.number("owner", hero.owner);
        file_.cell("cell", hero.cell);
        file_.text("name", hero.name);
        file_.number("level", hero.level);
        file_.number("experience", hero.experience);
        this->secondarySkills(hero.secondarySkills);
        this->wornArtifacts(hero.artifacts);
        this->powers(hero);
    }

    void item(auto& item) {
        file_.kind("kind", item.treasure);
        file_.cell("cell", item.cell);
        army("guard", item.guard);
        file_.text("message", item.message);
        std::visit([this](auto& treasure) { this->treasure(treasure); }, item.treasure);
    }

    /// The fields that are specific to a kind of item.
    void treasure(auto& treasure) {
        if constexpr (requires { treasure.resource; }) file_.number("resource", treasure.resource);
        if constexpr (requires { treasure.amount; }) file_.number("amount", treasure.amount);
        if constexpr (requires { treasure.id; }) file_.text("artifact", treasure.id);
        if constexpr (requires { treasure.spell; }) file_.number("spell", treasure.spell);
        if constexpr (requires { treasure.key; }) file_.number("key", treasure.key);
    }

    void guard(auto& guard) {
        troop(guard.troop);
        file_.number("disposition", guard.disposition);
        file_.flag("staysSmall", guard.staysSmall);
        file_.cell("cell", guard.cell);
        file_.text("message", guard.message);
    }

    void event(auto& event) {
        file_.cell("cell", event.cell);
        army("guard", event.guard);
        file_.text("rewardMessage", event.rewardMessage);
        file_.text("attackMessage", event.attackMessage);
        file_.number("players", event.players);
        many("rewards", event.rewards, 12, [this](auto& reward) {
            file_.number("kind", reward.kind);
            if (reward.kind == RewardKind::Artifact)
                file_.text("artifact", reward.artifact);
            else
                file_.number("which", reward.which);
            file_.number("amount", reward.amount);
        });
    }

    void visitable(auto& visitable) {
        file_.text("id", visitable.id);
        file_.cell("cell", visitable.cell);
        army("guard", visitable.guard);
        file_.text("message", visitable.message);
    }

    void ownerable(auto& ownerable) {
        file_.text("id", ownerable.id);
        file_.number("owner", ownerable.owner);
        file_.cell("cell", ownerable.cell);
        army("guard", ownerable.guard);
    }

    void castle(auto& castle) {
        file_.text("id", castle.id);
        file_.number("nation", castle.nation);
        file_.number("owner", castle.owner);
        file_.cell("cell", castle.cell);
        army("garrison", castle.garrison);
        file_.text("name", castle.name);
        many("constructions", castle.constructions, 2, [this](auto& construction) {
            file_.number("kind", construction.kind);
            file_.number("state", construction.state);
        });
    }

    void placed(auto& thing) {
        file_.cell("cell", thing.cell);
        file_.text("id", thing.id);
    }
};

} // namespace stonemason::pocket_heroes
