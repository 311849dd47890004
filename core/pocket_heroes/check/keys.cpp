// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/text_uses.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <utility>
#include <vector>

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

/// The keys with which the game's editor finds these texts.
constexpr std::array<std::pair<std::string_view, TextKind>, 2> needed{
    {{"Map name", TextKind::Name}, {"Map Description", TextKind::Description}}};

bool isAscii(std::string_view key) {
    return std::ranges::all_of(key, [](char sign) { return static_cast<unsigned char>(sign) < 0x80; });
}

/// Generates keys that the world does not use: text_1, text_2 ... It stores only the numbers of existing
/// keys of that form, because there may be a million.
class NewKeys {
public:
    explicit NewKeys(const World& world) {
        for (const Text& text : world.texts)
            note(text.key);
        forEachMessageIn(world, [this](const auto&, const std::string& key) { note(key); });
        std::ranges::sort(used_);
    }

    std::string next() {
        do
            ++number_;
        while (std::ranges::binary_search(used_, number_));
        return std::string(begin) + std::to_string(number_);
    }

private:
    static constexpr std::string_view begin = "text_";

    void note(std::string_view key) {
        if (!key.starts_with(begin)) return;
        int number = 0;
        const auto [end, error] = std::from_chars(key.data() + begin.size(), key.data() + key.size(), number);
        if (error == std::errc() && end == key.data() + key.size()) used_.push_back(number);
    }

    std::vector<int> used_; ///< in order
    int number_ = 0;
};

/// Keys are not visible, so all uses of the old key get the new one.
void renameForeign(World& world, int /*which*/) {
    NewKeys keys(world);
    std::unordered_map<std::string, std::string> renamed;
    for (Text& text : world.texts) {
        if (isAscii(text.key)) continue;
        std::string& key = renamed[std::move(text.key)];
        if (key.empty()) key = keys.next();
        text.key = key;
    }
    forEachMessageIn(world, [&renamed](const auto&, std::string& key) {
        if (const auto found = renamed.find(key); found != renamed.end()) key = found->second;
    });
}

/// The texts that have the key of one before them, in order. A sorted list takes less memory than a set of
/// keys.
std::vector<int> textsWithTakenKeys(const World& world) {
    const auto keyOf = [&world](int index) -> const std::string& {
        return world.texts[std::size_t(index)].key;
    };
    std::vector<int> texts(world.texts.size());
    std::iota(texts.begin(), texts.end(), 0);
    std::ranges::sort(texts, [&keyOf](int one, int other) {
        const int order = keyOf(one).compare(keyOf(other));
        return order != 0 ? order < 0 : one < other;
    });
    std::size_t taken = 0;
    int before = -1;
    for (const int text : texts) {
        if (before >= 0 && keyOf(text) == keyOf(before)) texts[taken++] = text;
        before = text;
    }
    texts.resize(taken);
    std::ranges::sort(texts);
    return texts;
}

/// Uses of a key keep referring to the first text with it; later texts get new keys.
void renameDoubles(World& world, int /*which*/) {
    NewKeys keys(world);
    for (const int text : textsWithTakenKeys(world))
        world.texts[std::size_t(text)].key = keys.next();
}

/// Gives the key to the map's own text of the kind, unless something else uses that text; otherwise adds a
/// new text.
/// @param which index in `needed`
void addNeeded(World& world, int which) {
    const auto [key, kind] = needed[std::size_t(which)];
    const auto own = std::ranges::find(world.texts, kind, &Text::kind);
    if (own == world.texts.end()) {
        world.texts.push_back({std::string(key), kind, {}});
        return;
    }
    bool isUsed = false;
    forEachMessageIn(
        world, [&](const auto&, const std::string& message) { isUsed = isUsed || message == own->key; });
    Text text{std::string(key), kind, own->words};
    if (isUsed)
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
    const auto isForeign = [](const Text& text) { return !isAscii(text.key); };
    const int foreign = int(std::ranges::count_if(world.texts, isForeign));
    const int twice = int(textsWithTakenKeys(world).size());
    if (foreign > 0)
        problems.push_back(
            keyProblem("keys/not-ascii", foreign, "fix/rename-keys", ChangeWorld{renameForeign}));
    if (twice > 0)
        problems.push_back(keyProblem("keys/twice", twice, "fix/rename-keys", ChangeWorld{renameDoubles}));
    for (int i = 0; i < int(needed.size()); ++i)
        if (const std::string_view key = needed[std::size_t(i)].first; !findText(world, key))
            problems.push_back(
                keyProblem("keys/needed", std::string(key), "fix/add-text", ChangeWorld{addNeeded, i}));
}

} // namespace

constinit const Check keysCheck{"keys", runKeys, keysMessages, keysFixes};

} // namespace stonemason::pocket_heroes
