// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template_repair.h"

#include <functional>
#include <span>
#include <stop_token>

/// What is wrong with templates. A problem's place is given as cells, so that any list of problems accepts
/// these as well: {index, zoneColumn} is a zone, {position, linkColumn} a link; a problem of the config has
/// none.
namespace stonemason::pocket_heroes {

inline constexpr int zoneColumn = 0;
inline constexpr int linkColumn = 1;

using TemplateProblem = BasicProblem<TemplateFix>;
using TemplateFindings = BasicProblems<TemplateFix>;
using TemplateReport = BasicReport<TemplateFix>;
using TemplateCheck = BasicCheck<TemplateFix, Template, Catalogue>;

/// Pairs of portals: a link takes a two-way pair, or two one-way pairs, one for each direction (decided; the
/// game has 3 and 6: its objects).
inline constexpr int mostPortalLinks = 6;
/// Cells that a zone needs on the average, with its rim and the ground that its ways take (decided: 25 zones
/// fit on the smallest map, 26 do not).
inline constexpr int fewestZoneCells = 40;

/// The table of checks, in the order in which problems are listed.
std::span<const TemplateCheck> allTemplateChecks();

/// Runs every check, of zones with the numbers that they take from others. Accepts any template that a file
/// can hold. A world can be generated from a template without errors, except for failures that no check can
/// predict.
TemplateReport checkTemplate(const Template& worldTemplate, const Catalogue& catalogue,
                             std::stop_token stop = {});

/// Calls visit(problem) with every problem of a template, which a report need not list all. See
/// checkTemplate().
void visitTemplateProblems(const Template& worldTemplate, const Catalogue& catalogue,
                           const std::function<void(const TemplateProblem&)>& visit,
                           std::stop_token stop = {});

/// The zones and the links that a problem is about.
std::vector<int> zonesOf(const TemplateProblem& problem);
std::vector<int> linksOf(const TemplateProblem& problem);

/// Whether a castle that is built is a player's.
bool hasPlayers(const Template& worldTemplate);

/// The cells of the map that are the zone's by Config::shareRule and mapSize; 0 when no zone has a size.
int shareOf(const Template& worldTemplate, int zone);

/// The result of applying the recommended fixes of all problems.
struct FixedTemplate {
    Template fixedTemplate;
    int solved = 0; ///< how many errors and warnings fewer there are
    int left = 0;   ///< how many there are now

    bool operator==(const FixedTemplate&) const = default;
};

/// See AllFixer.
FixedTemplate fixAll(const Template& worldTemplate, const Catalogue& catalogue, std::stop_token stop = {});

// The checks; template_check.cpp puts them in order.

extern const TemplateCheck graphCheck; ///< links that are none, twice, or lacking
extern const TemplateCheck likeCheck;  ///< zones that have the numbers of others
extern const TemplateCheck roomCheck;  ///< what does not fit on the map
extern const TemplateCheck ownersCheck;
extern const TemplateCheck rangesCheck;
extern const TemplateCheck configCheck;
extern const TemplateCheck mirrorCheck; ///< whether the template has the symmetry of its worlds

inline Cell zoneCell(int zone) {
    return {zone, zoneColumn};
}
inline Cell linkCell(int link) {
    return {link, linkColumn};
}

} // namespace stonemason::pocket_heroes
