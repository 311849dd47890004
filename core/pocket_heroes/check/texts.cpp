// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

/// texts/no-name
/// texts/missing: key, language in which it has no words though it has some in another
/// texts/no-key: key that something has and the table of texts does not
constexpr std::string_view textsMessages[]{"texts/no-name", "texts/missing", "texts/no-key"};

/// The cells of what says the text, by its key. What has no place is there with no cells.
std::map<std::string, std::vector<Cell>, std::less<>> placesOfTexts(const World& world) {
    std::map<std::string, std::vector<Cell>, std::less<>> places;
    const auto say = [&places](const std::string& key, Cell cell) {
        if (!key.empty()) places[key].push_back(cell);
    };
    for (const TimeEvent& event : world.timeEvents)
        if (!event.text.empty()) places[event.text];
    for (const Hero& hero : world.heroes)
        say(hero.name, hero.cell);
    for (const Item& item : world.items)
        say(item.message, item.cell);
    for (const Guard& guard : world.guards)
        say(guard.message, guard.cell);
    for (const MapEvent& event : world.events) {
        say(event.rewardMessage, event.cell);
        say(event.attackMessage, event.cell);
    }
    for (const Visitable& visitable : world.visitables)
        say(visitable.message, visitable.cell);
    for (const Castle& castle : world.castles)
        say(castle.name, castle.cell);
    return places;
}

std::vector<Problem> runTexts(const Survey& survey) {
    const World& world = survey.world;
    std::vector<Problem> problems;
    if (nameOf(world, Language::English).empty() && nameOf(world, Language::Russian).empty())
        problems.push_back({textsCheck.id, Severity::Warning, {"texts/no-name"}});
    if (world.version == Version::Plain) return problems;
    const auto places = placesOfTexts(world);
    for (const Text& text : world.texts) {
        const auto place = places.find(text.key);
        for (int language = 0; language < languageCount; ++language) {
            const bool isMissing = world.has(Language(language)) && text.words[std::size_t(language)].empty();
            if (!isMissing || std::ranges::all_of(text.words, &std::string::empty)) continue;
            problems.push_back({textsCheck.id,
                                Severity::Warning,
                                {"texts/missing", {text.key, language}},
                                place == places.end() ? std::vector<Cell>() : place->second});
        }
    }
    std::map<std::string_view, int> keys;
    for (const Text& text : world.texts)
        ++keys[text.key];
    for (const auto& [key, cells] : places)
        if (!keys.contains(key))
            problems.push_back({textsCheck.id, Severity::Error, {"texts/no-key", {key}}, cells});
    return problems;
}

} // namespace

constinit const Check textsCheck{"texts", runTexts, textsMessages};

} // namespace stonemason::pocket_heroes
