// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/world.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

std::string wordsOfKind(const World& world, TextKind kind, Language language) {
    const auto text = std::ranges::find(world.texts, kind, &Text::kind);
    return text == world.texts.end() ? std::string() : text->words[std::size_t(language)];
}

auto* playerIn(auto& players, PlayerId id) {
    const auto player = std::ranges::find(players, id, &Player::id);
    return player == players.end() ? nullptr : &*player;
}

} // namespace

World emptyWorld(int side) {
    World world;
    // The keys are those that the game's own editor writes.
    world.texts = {{"Map Description", TextKind::Description, {}}, {"Map name", TextKind::Name, {}}};
    world.nodes = Grid<Node>({side + 1, side + 1});
    return world;
}

std::string wordsOf(const World& world, std::string_view message, Language language) {
    if (world.version == Version::Plain) return std::string(message);
    const Text* text = findText(world, message);
    return text ? text->words[std::size_t(language)] : std::string();
}

std::string nameOf(const World& world, Language language) {
    return world.version == Version::Plain ? world.name : wordsOfKind(world, TextKind::Name, language);
}

std::string descriptionOf(const World& world, Language language) {
    return world.version == Version::Plain ? world.description
                                           : wordsOfKind(world, TextKind::Description, language);
}

std::string shownName(const World& world) {
    for (int language = 0; language < languageCount; ++language)
        if (std::string name = nameOf(world, Language(language)); !name.empty()) return name;
    return {};
}

const Player* findPlayer(const World& world, PlayerId id) {
    return playerIn(world.players, id);
}

Player* findPlayer(World& world, PlayerId id) {
    return playerIn(world.players, id);
}

void setMainCastle(Player& player, Cell castle) {
    player.mainCastle = MainCastle{castle, player.mainCastle && player.mainCastle->createHero};
}

const Text* findText(const World& world, std::string_view key) {
    const auto text = std::ranges::find(world.texts, key, &Text::key);
    return text == world.texts.end() ? nullptr : &*text;
}

} // namespace stonemason::pocket_heroes
