// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"

#include "core/pocket_heroes/template/template_checks.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace stonemason::pocket_heroes {

namespace {

std::vector<int> rowsIn(const std::vector<Cell>& cells, int column) {
    std::vector<int> rows;
    for (const Cell cell : cells)
        if (cell.column == column) rows.push_back(cell.row);
    return rows;
}

} // namespace

std::span<const TemplateCheck> allTemplateChecks() {
    static const std::array table{graphCheck, roomCheck, ownersCheck, rangesCheck, configCheck};
    return table;
}

TemplateReport checkTemplate(const Template& made, const Catalogue& catalogue, std::stop_token stop) {
    return reportOf(allTemplateChecks(), stop, made, catalogue);
}

void visitTemplateProblems(const Template& made, const Catalogue& catalogue,
                           const std::function<void(const TemplateProblem&)>& visit, std::stop_token stop) {
    TemplateFindings problems(visit);
    runTable(allTemplateChecks(), stop, problems, made, catalogue);
}

std::vector<int> zonesOf(const TemplateProblem& problem) {
    return rowsIn(problem.cells, zoneColumn);
}

std::vector<int> linksOf(const TemplateProblem& problem) {
    return rowsIn(problem.cells, linkColumn);
}

bool hasPlayers(const Template& made) {
    return std::ranges::any_of(made.zones, [](const Zone& zone) {
        return !zone.castles.empty() && isPlayer(zone.castles.front().owner);
    });
}

int shareOf(const Template& made, int zone) {
    const auto weightOf = [&made](const Zone& each) {
        return made.config.shareRule == ShareRule::Square ? double(each.size) * each.size : double(each.size);
    };
    const double whole = std::accumulate(made.zones.begin(), made.zones.end(), 0.0,
                                         [&](double sum, const Zone& each) { return sum + weightOf(each); });
    const double cells = double(made.config.mapSize) * made.config.mapSize;
    return whole > 0 ? int(weightOf(made.zones[std::size_t(zone)]) / whole * cells) : 0;
}

} // namespace stonemason::pocket_heroes
