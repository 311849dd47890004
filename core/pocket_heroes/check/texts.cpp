// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/text_uses.h"
#include "core/pocket_heroes/world/wtf8.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// texts/no-name
/// texts/missing: key, language in which the text has no words although it has some in another
/// texts/no-key: key that something uses and the table of texts does not contain
/// texts/unused: number of texts that nothing uses
constexpr std::string_view textsMessages[]{"texts/no-name", "texts/missing", "texts/no-key", "texts/unused"};
/// fix/clear-message, fix/remove-texts: how many
constexpr std::string_view textsFixes[]{"fix/clear-message", "fix/remove-texts"};

/// Skips texts that nothing uses: their words are never shown and cannot be edited.
void lookForMissing(const World& world, const TextUses& uses, Problems& problems) {
    for (const Text& text : world.texts) {
        if (!uses.isUsed(text) || std::ranges::all_of(text.words, isBlank)) continue;
        for (int language = 0; language < languageCount; ++language) {
            if (!world.has(Language(language)) || !isBlank(text.words[std::size_t(language)])) continue;
            problems.add(textsCheck.id, Severity::Warning, "texts/missing", [&]() -> Problem {
                const auto users = uses.users().find(text.key);
                return {textsCheck.id,
                        Severity::Warning,
                        {"texts/missing", {text.key, language}},
                        users == uses.users().end() ? std::vector<Cell>() : users->second.cells};
            });
        }
    }
}

void lookForUnused(const World& world, const TextUses& uses, Problems& problems) {
    const auto isUnused = [&uses](const Text& text) { return !uses.isUsed(text); };
    const int unused = int(std::ranges::count_if(world.texts, isUnused));
    if (unused > 0)
        problems.push_back({textsCheck.id,
                            Severity::Note,
                            {"texts/unused", {unused}},
                            {},
                            {{{"fix/remove-texts", {unused}}, RemoveUnusedTexts{}}}});
}

void lookForNoKey(const World& world, const TextUses& uses, Problems& problems) {
    std::set<std::string_view> missing;
    for (const auto& [key, users] : uses.users())
        missing.insert(key);
    for (const Text& text : world.texts)
        missing.erase(text.key);
    for (const auto& [key, users] : uses.users()) {
        if (!missing.contains(key)) continue;
        problems.add(textsCheck.id, Severity::Error, "texts/no-key", [&]() -> Problem {
            return {textsCheck.id,
                    Severity::Error,
                    {"texts/no-key", {key}},
                    users.cells,
                    {{{"fix/clear-message", {users.count}}, ClearMessage{key}}}};
        });
    }
}

void runTexts(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    if (isBlank(nameOf(world, Language::English)) && isBlank(nameOf(world, Language::Russian)))
        problems.push_back({textsCheck.id, Severity::Warning, {"texts/no-name"}});
    if (world.version == Version::Plain) return;
    const TextUses uses(world);
    lookForMissing(world, uses, problems);
    lookForNoKey(world, uses, problems);
    lookForUnused(world, uses, problems);
}

} // namespace

constinit const Check textsCheck{"texts", runTexts, textsMessages, textsFixes};

namespace {

/// blanks/message: number of messages and names that are blank in all languages, their cells
constexpr std::string_view blanksMessages[]{"blanks/message"};
/// fix/clear-message: how many
constexpr std::string_view blanksFixes[]{"fix/clear-message"};

/// The messages that are blank but not empty: in version Plain their words, otherwise their keys.
class Blanks {
public:
    explicit Blanks(const World& world) : isPlain_(world.version == Version::Plain) {
        if (isPlain_) return;
        std::unordered_set<std::string> undecided; // keys of messages; there may be a million other texts
        forEachMessageIn(world, [&undecided](const auto&, const std::string& key) {
            if (!key.empty()) undecided.insert(key);
        });
        for (const Text& text : world.texts) // the first text with a key counts
            if (auto key = undecided.extract(text.key); key && std::ranges::all_of(text.words, isBlank))
                keys_.insert(std::move(key));
    }

    bool has(const std::string& message) const {
        return !message.empty() && (isPlain_ ? isBlank(message) : keys_.contains(message));
    }

private:
    bool isPlain_;
    std::unordered_set<std::string> keys_;
};

void clearBlanks(World& world, int /*which*/) {
    const Blanks blanks(world);
    forEachMessageIn(world, [&](const std::optional<Cell>&, std::string& message) {
        if (blanks.has(message)) message.clear();
    });
}

void runBlanks(const Survey& survey, Problems& problems) {
    const Blanks blanks(survey.world);
    int count = 0;
    std::vector<Cell> cells;
    forEachMessageIn(survey.world, [&](const std::optional<Cell>& cell, const std::string& message) {
        if (!blanks.has(message)) return;
        ++count;
        if (cell) cells.push_back(*cell);
    });
    if (count == 0) return;
    problems.push_back({blanksCheck.id,
                        Severity::Warning,
                        {"blanks/message", {count}},
                        withoutRepeats(std::move(cells)),
                        {{{"fix/clear-message", {count}}, ChangeWorld{clearBlanks}}}});
}

} // namespace

bool isBlank(std::string_view words) {
    while (!words.empty()) {
        const std::string_view rest = trimmed(words);
        const std::size_t letter = rest.find_first_not_of("\n\r\v\f");
        if (letter == 0) return false;
        words = letter == std::string_view::npos ? std::string_view() : rest.substr(letter);
    }
    return true;
}

constinit const Check blanksCheck{"blanks", runBlanks, blanksMessages, blanksFixes};

namespace {

/// halves/text: number of texts with half a character, where they are used
constexpr std::string_view halvesMessages[]{"halves/text"};
/// fix/replace-halves: number of texts
constexpr std::string_view halvesFixes[]{"fix/replace-halves"};

/// Calls visit(cell, words) for all words of a world; the keys of its texts are not words.
template <typename WorldT, typename Visit>
void forEachWords(WorldT& world, Visit visit) {
    const std::optional<Cell> nowhere;
    for (auto* words : {&world.name, &world.description, &world.mapVersion, &world.author})
        visit(nowhere, *words);
    for (auto& text : world.texts)
        for (auto& words : text.words)
            visit(nowhere, words);
    for (auto& event : world.timeEvents)
        visit(nowhere, event.name);
    if (world.version == Version::Plain) forEachMessageIn(world, visit);
}

void replaceHalves(World& world, int /*which*/) {
    forEachWords(world, [](const std::optional<Cell>&, std::string& words) {
        if (loneSurrogatesIn(words) > 0) words = withoutLoneSurrogates(words);
    });
}

void runHalves(const Survey& survey, Problems& problems) {
    int count = 0;
    std::vector<Cell> cells;
    forEachWords(survey.world, [&](const std::optional<Cell>& cell, const std::string& words) {
        if (loneSurrogatesIn(words) == 0) return;
        ++count;
        if (cell) cells.push_back(*cell);
    });
    if (count == 0) return;
    problems.push_back({halvesCheck.id,
                        Severity::Warning,
                        {"halves/text", {count}},
                        withoutRepeats(std::move(cells)),
                        {{{"fix/replace-halves", {count}}, ChangeWorld{replaceHalves}}}});
}

} // namespace

constinit const Check halvesCheck{"halves", runHalves, halvesMessages, halvesFixes};

} // namespace stonemason::pocket_heroes
