// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/report.h"

#include "core/base/text.h"
#include "core/format/json.h"
#include "core/pocket_heroes/generate/generate.h"

#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<std::string_view, resourceCount> resourceIds{"GOLD", "ORE",     "WOOD",  "MERCURY",
                                                                  "GEMS", "CRYSTAL", "SULFUR"};

/// To four decimal places: more are not significant.
double rounded(double value) {
    return std::round(value * 10000) / 10000;
}

Json placeJson(Cell cell) {
    return Json::array({cell.row, cell.column});
}

/// A number, or null for what is never reached.
Json daysJson(double days) {
    return std::isfinite(days) ? Json(rounded(days)) : Json();
}

Json zoneJson(const ZoneReport& zone) {
    Json mines = Json::array();
    for (const MineReport& mine : zone.mines)
        mines.push_back(Json{{"resource", resourceIds[std::size_t(mine.resource)]},
                             {"cell", placeJson(mine.cell)},
                             {"guard", mine.guardLevel}});
    return Json{{"index", zone.index},
                {"area", zone.area},
                {"share", rounded(zone.share)},
                {"wanted", rounded(zone.wanted)},
                {"richness", zone.richness},
                {"richnessLacking", zone.richnessLacking},
                {"castle", zone.castle ? placeJson(*zone.castle) : Json()},
                {"mines", std::move(mines)}};
}

Json linkJson(const LinkReport& link) {
    Json cells = Json::array();
    for (const Cell cell : link.cells)
        cells.push_back(placeJson(cell));
    Json json{{"first", link.first},
              {"second", link.second},
              {"kind", link.portal ? "portal" : "passage"},
              {"cells", std::move(cells)},
              {"guard", link.guardLevel}};
    for (const Cell cell : link.beside)
        json["beside"].push_back(placeJson(cell));
    return json;
}

Json fairnessJson(const Fairness& fairness) {
    Json players = Json::array();
    for (const PlayerFairness& player : fairness.players) {
        Json castles = Json::array();
        for (const double days : player.castleDays)
            castles.push_back(daysJson(days));
        Json mines = Json::array();
        for (const double days : player.mineDays)
            mines.push_back(daysJson(days));
        players.push_back(Json{{"player", int(player.player)},
                               {"castle", placeJson(player.castle)},
                               {"castleDays", std::move(castles)},
                               {"mineDays", std::move(mines)},
                               {"richnessDay" + std::to_string(fairness.days[0]), player.richness[0]},
                               {"richnessDay" + std::to_string(fairness.days[1]), player.richness[1]}});
    }
    return Json{
        {"spread", rounded(fairness.spread)}, {"fair", fairness.isFair()}, {"players", std::move(players)}};
}

} // namespace

std::string reportJson(const GenerationReport& report, const Fairness& fairness, bool withTimes) {
    Json zones = Json::array();
    for (const ZoneReport& zone : report.zones)
        zones.push_back(zoneJson(zone));
    Json players = Json::array();
    for (const PlayerId player : report.players)
        players.push_back(int(player));
    Json links = Json::array();
    for (const LinkReport& link : report.links)
        links.push_back(linkJson(link));
    Json json{{"template", report.origin.templateName},
              {"generator", report.origin.generator},
              {"origin", originLine(report.origin)},
              {"seed", report.seed},
              {"size", report.size},
              {"attempts", report.attempts},
              {"placesGivenUp", report.placesGivenUp},
              {"players", std::move(players)},
              {"zones", std::move(zones)},
              {"links", std::move(links)},
              {"roadCells", report.roadCells},
              {"fairness", fairnessJson(fairness)}};
    if (withTimes) {
        Json times = Json::object();
        for (int step = 0; step < stepCount; ++step)
            times[std::string(stepId(Step(step)))] = rounded(report.milliseconds[std::size_t(step)]);
        json["milliseconds"] = std::move(times);
    }
    return visibleJson(json.dump(1)) + '\n';
}

} // namespace stonemason::pocket_heroes
