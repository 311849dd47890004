// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/said_texts.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// texts/no-name
/// texts/missing: key, language in which it has no words though it has some in another
/// texts/no-key: key that something has and the table of texts does not
/// texts/unused: number of texts that nothing uses
constexpr std::string_view textsMessages[]{"texts/no-name", "texts/missing", "texts/no-key", "texts/unused"};
/// fix/clear-message, fix/remove-texts: how many
constexpr std::string_view textsFixes[]{"fix/clear-message", "fix/remove-texts"};

/// Words of texts that nothing uses are never shown, and cannot be edited.
void lookForMissing(const World& world, const SaidTexts& said, Problems& problems) {
    for (const Text& text : world.texts) {
        if (!said.isSaid(text) || std::ranges::all_of(text.words, isBlank)) continue;
        for (int language = 0; language < languageCount; ++language) {
            if (!world.has(Language(language)) || !isBlank(text.words[std::size_t(language)])) continue;
            problems.add(textsCheck.id, Severity::Warning, "texts/missing", [&]() -> Problem {
                const auto sayers = said.sayers().find(text.key);
                return {textsCheck.id,
                        Severity::Warning,
                        {"texts/missing", {text.key, language}},
                        sayers == said.sayers().end() ? std::vector<Cell>() : sayers->second.cells};
            });
        }
    }
}

void lookForUnused(const World& world, const SaidTexts& said, Problems& problems) {
    const auto isUnused = [&said](const Text& text) { return !said.isSaid(text); };
    const int unused = int(std::ranges::count_if(world.texts, isUnused));
    if (unused > 0)
        problems.push_back({textsCheck.id,
                            Severity::Note,
                            {"texts/unused", {unused}},
                            {},
                            {{{"fix/remove-texts", {unused}}, RemoveUnusedTexts{}}}});
}

void lookForNoKey(const World& world, const SaidTexts& said, Problems& problems) {
    std::set<std::string_view> missing;
    for (const auto& [key, sayers] : said.sayers())
        missing.insert(key);
    for (const Text& text : world.texts)
        missing.erase(text.key);
    for (const auto& [key, sayers] : said.sayers()) {
        if (!missing.contains(key)) continue;
        problems.add(textsCheck.id, Severity::Error, "texts/no-key", [&]() -> Problem {
            return {textsCheck.id,
                    Severity::Error,
                    {"texts/no-key", {key}},
                    sayers.cells,
                    {{{"fix/clear-message", {sayers.count}}, ClearMessage{key}}}};
        });
    }
}

void runTexts(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    if (isBlank(nameOf(world, Language::English)) && isBlank(nameOf(world, Language::Russian)))
        problems.push_back({textsCheck.id, Severity::Warning, {"texts/no-name"}});
    if (world.version == Version::Plain) return;
    const SaidTexts said(world);
    lookForMissing(world, said, problems);
    lookForNoKey(world, said, problems);
    lookForUnused(world, said, problems);
}

} // namespace

constinit const Check textsCheck{"texts", runTexts, textsMessages, textsFixes};

} // namespace stonemason::pocket_heroes
