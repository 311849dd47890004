// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// texts/no-name
/// texts/missing: key, language in which it has no words though it has some in another
/// texts/no-key: key that something has and the table of texts does not
/// texts/unused: number of texts that nothing says
constexpr std::string_view textsMessages[]{"texts/no-name", "texts/missing", "texts/no-key", "texts/unused"};
/// fix/remove-texts: how many
constexpr std::string_view textsFixes[]{"fix/remove-texts"};

using PlacesOfTexts = std::map<std::string, std::vector<Cell>, std::less<>>;

/// The cells of what says the text, by its key. What has no place is there with no cells.
PlacesOfTexts placesOfTexts(const World& world) {
    PlacesOfTexts places;
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

/// Whether it is the map's own, its name or its description, or something says it.
bool isSaid(const PlacesOfTexts& places, const Text& text) {
    return text.kind == TextKind::Name || text.kind == TextKind::Description || places.contains(text.key);
}

/// Words of texts that nothing says nobody reads, and nobody can write.
void lookForMissing(const World& world, const PlacesOfTexts& places, std::vector<Problem>& problems) {
    for (const Text& text : world.texts) {
        if (!isSaid(places, text) || std::ranges::all_of(text.words, &std::string::empty)) continue;
        const auto place = places.find(text.key);
        for (int language = 0; language < languageCount; ++language)
            if (world.has(Language(language)) && text.words[std::size_t(language)].empty())
                problems.push_back({textsCheck.id,
                                    Severity::Warning,
                                    {"texts/missing", {text.key, language}},
                                    place == places.end() ? std::vector<Cell>() : place->second});
    }
}

void lookForUnused(const World& world, const PlacesOfTexts& places, std::vector<Problem>& problems) {
    const auto isUnused = [&places](const Text& text) { return !isSaid(places, text); };
    const int unused = int(std::ranges::count_if(world.texts, isUnused));
    if (unused == 0) return;
    GeneralChange change{generalOf(world), generalOf(world)};
    std::erase_if(change.after.texts, isUnused);
    Problem problem{textsCheck.id, Severity::Note, {"texts/unused", {unused}}};
    problem.fixes.push_back({{"fix/remove-texts", {unused}}, WorldEdit{{}, {}, std::move(change)}});
    problems.push_back(std::move(problem));
}

std::vector<Problem> runTexts(const Survey& survey) {
    const World& world = survey.world;
    std::vector<Problem> problems;
    if (nameOf(world, Language::English).empty() && nameOf(world, Language::Russian).empty())
        problems.push_back({textsCheck.id, Severity::Warning, {"texts/no-name"}});
    if (world.version == Version::Plain) return problems;
    const PlacesOfTexts places = placesOfTexts(world);
    lookForMissing(world, places, problems);
    std::map<std::string_view, int> keys;
    for (const Text& text : world.texts)
        ++keys[text.key];
    for (const auto& [key, cells] : places)
        if (!keys.contains(key))
            problems.push_back({textsCheck.id, Severity::Error, {"texts/no-key", {key}}, cells});
    lookForUnused(world, places, problems);
    return problems;
}

} // namespace

constinit const Check textsCheck{"texts", runTexts, textsMessages, textsFixes};

} // namespace stonemason::pocket_heroes
