// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/general.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace stonemason::pocket_heroes {

namespace {

/// texts/no-name
/// texts/missing: key, language in which it has no words though it has some in another
/// texts/no-key: key that something has and the table of texts does not
/// texts/unused: number of texts that nothing says
constexpr std::string_view textsMessages[]{"texts/no-name", "texts/missing", "texts/no-key", "texts/unused"};
/// fix/clear-message, fix/remove-texts: how many
constexpr std::string_view textsFixes[]{"fix/clear-message", "fix/remove-texts"};

/// Each that has to change the list of events of time has a copy of all texts.
constexpr int mostOfTime = 20;

/// What says a text. An event of time has no place.
struct Sayers {
    std::vector<Cell> cells;
    std::vector<Thing> things;
    int timeEvents = 0;
};

/// By the key of the text.
using SayersOfTexts = std::map<std::string, Sayers, std::less<>>;

/// Calls visit(key) with each field of a record that names a text.
template <typename Value, typename Visit>
void forEachKey(Value& record, Visit visit) {
    if constexpr (requires { record.message; }) visit(record.message);
    if constexpr (requires { record.name; }) visit(record.name);
    if constexpr (requires { record.rewardMessage; }) {
        visit(record.rewardMessage);
        visit(record.attackMessage);
    }
}

SayersOfTexts sayersIn(const World& world) {
    SayersOfTexts sayersOf;
    for (const TimeEvent& event : world.timeEvents)
        if (!event.text.empty()) ++sayersOf[event.text].timeEvents;
    forEachPlaced(world, [&sayersOf](Thing thing, const auto& record) {
        forEachKey(record, [&](const std::string& key) {
            if (key.empty()) return;
            Sayers& sayers = sayersOf[key];
            sayers.cells.push_back(record.cell);
            if (sayers.things.empty() || sayers.things.back() != thing) sayers.things.push_back(thing);
        });
    });
    return sayersOf;
}

/// Lets all that says the text say nothing.
Fix silenced(const World& world, const std::string& key, const Sayers& sayers) {
    Fix fix{{"fix/clear-message", {int(sayers.things.size()) + sayers.timeEvents}}, {}};
    for (const Thing thing : sayers.things) {
        Record after = recordOf(world, thing);
        const auto clear = [&key](std::string& field) {
            if (field == key) field.clear();
        };
        std::visit([&clear](auto& record) { forEachKey(record, clear); }, after.value);
        fix.edit.records.push_back({thing, recordOf(world, thing), std::move(after)});
    }
    if (sayers.timeEvents == 0) return fix;
    GeneralChange change{generalOf(world), generalOf(world)};
    for (TimeEvent& event : change.after.timeEvents)
        if (event.text == key) event.text.clear();
    fix.edit.general = std::move(change);
    return fix;
}

/// Whether it is the map's own, its name or its description, or something says it.
bool isSaid(const SayersOfTexts& sayers, const Text& text) {
    return text.kind == TextKind::Name || text.kind == TextKind::Description || sayers.contains(text.key);
}

/// Words of texts that nothing says nobody reads, and nobody can write.
void lookForMissing(const World& world, const SayersOfTexts& sayers, std::vector<Problem>& problems) {
    for (const Text& text : world.texts) {
        if (!isSaid(sayers, text) || std::ranges::all_of(text.words, isBlank)) continue;
        const auto said = sayers.find(text.key);
        for (int language = 0; language < languageCount; ++language)
            if (world.has(Language(language)) && isBlank(text.words[std::size_t(language)]))
                problems.push_back({textsCheck.id,
                                    Severity::Warning,
                                    {"texts/missing", {text.key, language}},
                                    said == sayers.end() ? std::vector<Cell>() : said->second.cells});
    }
}

void lookForUnused(const World& world, const SayersOfTexts& sayers, std::vector<Problem>& problems) {
    const auto isUnused = [&sayers](const Text& text) { return !isSaid(sayers, text); };
    const int unused = int(std::ranges::count_if(world.texts, isUnused));
    if (unused == 0) return;
    GeneralChange change{generalOf(world), generalOf(world)};
    std::erase_if(change.after.texts, isUnused);
    Problem problem{textsCheck.id, Severity::Note, {"texts/unused", {unused}}};
    problem.fixes.push_back({{"fix/remove-texts", {unused}}, WorldEdit{{}, {}, std::move(change)}});
    problems.push_back(std::move(problem));
}

void lookForNoKey(const World& world, const SayersOfTexts& sayersOf, std::vector<Problem>& problems) {
    std::set<std::string_view> keys;
    for (const Text& text : world.texts)
        keys.insert(text.key);
    int ofTime = 0;
    for (const auto& [key, sayers] : sayersOf) {
        if (keys.contains(key)) continue;
        problems.push_back({textsCheck.id, Severity::Error, {"texts/no-key", {key}}, sayers.cells});
        if (sayers.timeEvents == 0 || ofTime++ < mostOfTime)
            problems.back().fixes.push_back(silenced(world, key, sayers));
    }
}

std::vector<Problem> runTexts(const Survey& survey) {
    const World& world = survey.world;
    std::vector<Problem> problems;
    if (isBlank(nameOf(world, Language::English)) && isBlank(nameOf(world, Language::Russian)))
        problems.push_back({textsCheck.id, Severity::Warning, {"texts/no-name"}});
    if (world.version == Version::Plain) return problems;
    const SayersOfTexts sayers = sayersIn(world);
    lookForMissing(world, sayers, problems);
    lookForNoKey(world, sayers, problems);
    lookForUnused(world, sayers, problems);
    return problems;
}

} // namespace

constinit const Check textsCheck{"texts", runTexts, textsMessages, textsFixes};

} // namespace stonemason::pocket_heroes
