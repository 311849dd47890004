// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"

#include "core/base/all_fixer.h"
#include "core/pocket_heroes/template/like_zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

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
    static const std::array table{graphCheck,  likeCheck,   roomCheck,  ownersCheck,
                                  rangesCheck, configCheck, mirrorCheck};
    return table;
}

TemplateReport checkTemplate(const Template& worldTemplate, const Catalogue& catalogue,
                             std::stop_token stop) {
    return reportOf(allTemplateChecks(), stop, withLikeNumbers(worldTemplate), catalogue);
}

void visitTemplateProblems(const Template& worldTemplate, const Catalogue& catalogue,
                           const std::function<void(const TemplateProblem&)>& visit, std::stop_token stop) {
    TemplateFindings problems(visit);
    runTable(allTemplateChecks(), stop, problems, withLikeNumbers(worldTemplate), catalogue);
}

std::vector<int> zonesOf(const TemplateProblem& problem) {
    return rowsIn(problem.cells, zoneColumn);
}

std::vector<int> linksOf(const TemplateProblem& problem) {
    return rowsIn(problem.cells, linkColumn);
}

bool hasPlayers(const Template& worldTemplate) {
    return std::ranges::any_of(worldTemplate.zones, [](const Zone& zone) {
        return !zone.castles.empty() && isPlayer(zone.castles.front().owner);
    });
}

int shareOf(const Template& worldTemplate, int zone) {
    const auto weightOf = [&worldTemplate](const Zone& each) {
        return worldTemplate.config.shareRule == ShareRule::Square ? double(each.size) * each.size
                                                                   : double(each.size);
    };
    const double whole = std::accumulate(worldTemplate.zones.begin(), worldTemplate.zones.end(), 0.0,
                                         [&](double sum, const Zone& each) { return sum + weightOf(each); });
    const double cells = double(worldTemplate.config.mapSize) * worldTemplate.config.mapSize;
    return whole > 0 ? int(weightOf(worldTemplate.zones[std::size_t(zone)]) / whole * cells) : 0;
}

namespace {

struct TemplateFixes {
    using Value = Template;
    using Fix = TemplateFix;
    using Repair = TemplateRepair;
    using Place = std::tuple<std::size_t, int, int>; ///< kind of data that a repair writes, and its indices

    void visit(const Template& worldTemplate, const std::function<void(const TemplateProblem&)>& visit,
               const std::stop_token& stop) const {
        visitTemplateProblems(worldTemplate, catalogue, visit, stop);
    }
    /// Only the author can complete a template that does not have the symmetry of its worlds yet.
    bool isTaken(const TemplateProblem& problem) const { return problem.check != mirrorCheck.id; }
    Template repaired(const Template& worldTemplate, std::span<const TemplateRepair> repairs) const {
        return pocket_heroes::repaired(worldTemplate, repairs);
    }
    /// Repairs that return no place are applied alone, because added or removed links and the size of the
    /// map change the other problems; links that are wrong themselves are an exception.
    std::vector<Place> places(const TemplateRepair& repair) const {
        const auto place = [&repair](int index, int part = 0) {
            return std::vector<Place>{{repair.index(), index, part}};
        };
        const auto rangePlace = [](const RangePlace& range) {
            constexpr std::size_t ranges = 1000; // beyond the kinds of repairs
            return std::vector<Place>{{ranges + std::size_t(range.of), range.index, range.mine}};
        };
        if (const auto* turn = std::get_if<TurnRange>(&repair)) return rangePlace(turn->place);
        if (const auto* clamp = std::get_if<ClampRange>(&repair)) return rangePlace(clamp->place);
        if (const auto* removal = std::get_if<RemoveLink>(&repair)) return place(removal->link);
        if (const auto* link = std::get_if<AddLink>(&repair)) return place(link->first, link->second);
        if (const auto* surface = std::get_if<SetSurface>(&repair)) return place(surface->zone);
        if (const auto* mines = std::get_if<FreeMines>(&repair))
            return place(mines->zone, int(mines->player));
        if (const auto* own = std::get_if<OwnNumbers>(&repair)) return place(own->zone);
        if (const auto* castle = std::get_if<KeepOneCastle>(&repair)) return place(castle->zone);
        if (const auto* castle = std::get_if<FreeCastle>(&repair)) return place(castle->zone);
        if (std::holds_alternative<ScaleChances>(repair) || std::holds_alternative<DropSymmetry>(repair))
            return place(0);
        if (const auto* cost = std::get_if<SetLeastCost>(&repair)) return place(cost->kind);
        return {};
    }
    int mostChecks(const Template& worldTemplate) const {
        return checksFor(worldTemplate.zones.size() * worldTemplate.zones.size() +
                         worldTemplate.links.size());
    }

    const Catalogue& catalogue;
};

} // namespace

FixedTemplate fixAll(const Template& worldTemplate, const Catalogue& catalogue, std::stop_token stop) {
    AllFixer fixer(worldTemplate, TemplateFixes{catalogue}, std::move(stop));
    fixer.fix();
    return {fixer.value(), fixer.solved(), fixer.badness().sum()};
}

} // namespace stonemason::pocket_heroes
