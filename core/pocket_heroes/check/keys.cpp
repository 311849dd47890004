// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/wording.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace stonemason::pocket_heroes {

namespace {

/// What the game's editor refuses or stops at (source: MapEditor/TextMgr.h and
/// MapHandler.cpp; measured). keys/not-ascii: number of texts with such a key
/// keys/twice: number of texts with the key of one before them
/// keys/needed: key of a text that every map needs
constexpr std::string_view keysMessages[]{"keys/not-ascii", "keys/twice", "keys/needed"};
/// fix/rename-keys: how many texts get a new key
/// fix/add-text: key
constexpr std::string_view keysFixes[]{"fix/rename-keys", "fix/add-text"};

/// The keys by which the game's editor looks for them.
constexpr std::array<std::pair<std::string_view, TextKind>, 2> needed{
    {{"Map name", TextKind::Name}, {"Map Description", TextKind::Description}}};

bool isAscii(std::string_view key) {
    return std::ranges::all_of(key, [](char sign) { return static_cast<unsigned char>(sign) < 0x80; });
}

/// Gives keys to texts that the world has under none of its own.
class NewKeys {
public:
    explicit NewKeys(const World& world) {
        for (const Text& text : world.texts)
            taken_.insert(text.key);
        forEachMessageIn(world, [this](const auto&, const std::string& key) { taken_.insert(key); });
    }

    std::string next() {
        std::string key;
        do
            key = "text_" + std::to_string(++number_);
        while (!taken_.insert(key).second);
        return key;
    }

private:
    std::unordered_set<std::string> taken_;
    int number_ = 0;
};

/// Nobody sees a key: what has the old one gets the new one.
void renameForeign(World& world, int /*which*/) {
    NewKeys keys(world);
    std::unordered_map<std::string, std::string> renamed;
    for (Text& text : world.texts) {
        if (isAscii(text.key)) continue;
        std::string& key = renamed[text.key];
        if (key.empty()) key = keys.next();
        text.key = key;
    }
    forEachMessageIn(world, [&renamed](const auto&, std::string& key) {
        if (const auto found = renamed.find(key); found != renamed.end()) key = found->second;
    });
}

/// What has the key says the first of them.
void renameDoubles(World& world, int /*which*/) {
    NewKeys keys(world);
    std::unordered_set<std::string> seen;
    for (Text& text : world.texts)
        if (!seen.insert(text.key).second) text.key = keys.next();
}

/// The map's own text of the kind gets the key, unless something else says it;
/// else there is a new one.
/// @param which of those needed
void addNeeded(World& world, int which) {
    const auto [key, kind] = needed[std::size_t(which)];
    const auto own = std::ranges::find(world.texts, kind, &Text::kind);
    if (own == world.texts.end()) {
        world.texts.push_back({std::string(key), kind, {}});
        return;
    }
    bool isSaid = false;
    forEachMessageIn(world,
                     [&](const auto&, const std::string& said) { isSaid = isSaid || said == own->key; });
    Text text{std::string(key), kind, own->words};
    if (isSaid)
        world.texts.insert(own, std::move(text));
    else
        *own = std::move(text);
}

Problem keyProblem(std::string_view id, const Argument& argument, std::string_view fix,
                   const ChangeWorld& repair) {
    return {keysCheck.id, Severity::Error, {id, {argument}}, {}, {{{fix, {argument}}, repair}}};
}

void runKeys(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    if (world.version == Version::Plain) return;
    std::unordered_set<std::string_view> keys;
    int foreign = 0;
    int twice = 0;
    for (const Text& text : world.texts) {
        foreign += isAscii(text.key) ? 0 : 1;
        twice += keys.insert(text.key).second ? 0 : 1;
    }
    if (foreign > 0)
        problems.push_back(
            keyProblem("keys/not-ascii", foreign, "fix/rename-keys", ChangeWorld{renameForeign}));
    if (twice > 0)
        problems.push_back(keyProblem("keys/twice", twice, "fix/rename-keys", ChangeWorld{renameDoubles}));
    for (int i = 0; i < int(needed.size()); ++i)
        if (const std::string_view key = needed[std::size_t(i)].first; !keys.contains(key))
            problems.push_back(
                keyProblem("keys/needed", std::string(key), "fix/add-text", ChangeWorld{addNeeded, i}));
}

} // namespace

constinit const Check keysCheck{"keys", runKeys, keysMessages, keysFixes};

} // namespace stonemason::pocket_heroes
