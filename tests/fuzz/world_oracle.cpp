// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/world_oracle.h"

#include "core/format/file.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/pocket_heroes/format/craft_reader.h"
#include "core/pocket_heroes/format/game_numbers_reader.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/validate.h"
#include "core/pocket_heroes/template/template_check.h"
#include "tests/fuzz/oracle.h"

#include <algorithm>

using namespace stonemason::pocket_heroes;

namespace stonemason::fuzz {

const Catalogue& worldCatalogue() {
    static const Catalogue catalogue = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/worlds/pocket-heroes.json");
        require(json.ok(), "the catalogue is there");
        auto read = readCatalogue(*json);
        require(read.ok(), "the catalogue is well");
        const auto numbersJson = readFile(STONEMASON_RESOURCES "/playable/pocket-heroes.json");
        require(numbersJson.ok(), "the numbers are there");
        auto numbers = readGameNumbers(*numbersJson);
        require(numbers.ok(), "the numbers are well");
        read.value().numbers = std::move(numbers).value();
        const auto craftJson = readFile(STONEMASON_RESOURCES "/craft/pocket-heroes.json");
        require(craftJson.ok(), "the figures are there");
        const auto craft = readCraftRules(*craftJson);
        require(craft.ok(), "the figures are well");
        read.value().craft = *craft;
        return std::move(read).value();
    }();
    return catalogue;
}

void requireSoundWorld(const Template& made, const Generated& generated) {
    const GenerationReport& report = generated.report;
    for (const Violation& fault :
         violationsOf({made, worldCatalogue(), generated.world, generated.draft.zoneOf, report}))
        require(false, fault.id.data());
    for (const Problem& problem : runChecks(generated.world, worldCatalogue()).problems)
        require(problem.severity != Severity::Error || problem.message.id == "players/none",
                problem.message.id.data());
    int area = 0;
    for (const ZoneReport& zone : report.zones)
        area += zone.area;
    require(area == report.size * report.size, "the zones are the whole map");
    require(report.zones.size() == made.zones.size() && report.links.size() == made.links.size(),
            "the report lists every zone and link");
    const auto written = writeWorld(generated.world);
    require(written.ok(), "what was generated can be written");
    const auto again = readWorld(*written);
    require(again.ok() && *again == generated.world, "what was generated reads back equal");
}

void requireGoodRefusal(const Error& error) {
    const std::string_view id = error.message.id;
    const bool isOfChecks = std::ranges::any_of(allTemplateChecks(), [id](const TemplateCheck& check) {
        return std::ranges::find(check.messages, id) != check.messages.end();
    });
    require(isOfChecks || std::ranges::find(generateMessageIds, id) != generateMessageIds.end(),
            "the error's id is known");
    if (id != "generate/faulty") return;
    const auto* fault = std::get_if<std::string>(&error.message.arguments.at(1));
    require(fault && *fault == "road-apart",
            "the validator refuses nothing but roads that have found no way");
}

} // namespace stonemason::fuzz
