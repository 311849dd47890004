// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// ranges/zone-backwards: zone, least, most; ranges/link-backwards: position of the link from 1, least, most;
/// ranges/config-backwards: least, most
/// ranges/negative: zone, least
/// ranges/guard: position of the link from 1, level, strongest
constexpr std::string_view rangesMessages[]{"ranges/zone-backwards", "ranges/link-backwards",
                                            "ranges/config-backwards", "ranges/negative", "ranges/guard"};
constexpr std::string_view rangesFixes[]{"fix/turn-range", "fix/zero", "fix/guard"};

bool isBackwards(IntRange range) {
    return range.max < range.min;
}

/// Adds a problem of a zone, which may have many.
void addOfZone(TemplateFindings& problems, std::string_view id, int zone, IntRange range,
               std::string_view label, const TemplateRepair& repair) {
    const bool isNegative = id == "ranges/negative";
    const Severity severity = isNegative ? Severity::Warning : Severity::Error;
    problems.add(rangesCheck.id, severity, id, [&]() -> TemplateProblem {
        Message message{id, {zone, range.min}};
        if (!isNegative) message.arguments.emplace_back(range.max);
        return {rangesCheck.id, severity, std::move(message), {zoneCell(zone)}, {{{label}, repair}}};
    });
}

void checkZone(const Template& worldTemplate, int index, TemplateFindings& problems) {
    const Zone& zone = worldTemplate.zones[std::size_t(index)];
    const auto checkCount = [&](IntRange range, RangePlace::Of of) {
        if (isBackwards(range))
            addOfZone(problems, "ranges/zone-backwards", index, range, "fix/turn-range",
                      TurnRange{{of, index}});
        else if (range.min < 0)
            addOfZone(problems, "ranges/negative", index, range, "fix/zero",
                      ClampRange{{of, index}, 0, std::numeric_limits<int>::max()});
    };
    checkCount(zone.mineCount, RangePlace::Of::ZoneMines);
    checkCount(zone.castleCount, RangePlace::Of::ZoneCastles);
    checkCount(zone.moreCastles, RangePlace::Of::ZoneMoreCastles);
    for (int i = 0; i < int(zone.mines.size()); ++i)
        if (const IntRange range = zone.mines[std::size_t(i)].guardLevel; isBackwards(range))
            addOfZone(problems, "ranges/zone-backwards", index, range, "fix/turn-range",
                      TurnRange{{RangePlace::Of::MineGuard, index, i}});
}

void checkLink(const Template& worldTemplate, int index, TemplateFindings& problems) {
    const IntRange range = worldTemplate.links[std::size_t(index)].guardLevel;
    const RangePlace place{RangePlace::Of::LinkGuard, index};
    const auto add = [&](std::string_view id, std::vector<Argument> arguments, std::string_view label,
                         const TemplateRepair& repair) {
        problems.add(rangesCheck.id, Severity::Error, id, [&]() -> TemplateProblem {
            return {rangesCheck.id,
                    Severity::Error,
                    {id, std::move(arguments)},
                    {linkCell(index)},
                    {{{label}, repair}}};
        });
    };
    if (isBackwards(range))
        add("ranges/link-backwards", {index + 1, range.min, range.max}, "fix/turn-range", TurnRange{place});
    else if (range.max > guardLevels)
        add("ranges/guard", {index + 1, range.max, guardLevels}, "fix/guard",
            ClampRange{place, std::min(range.min, guardLevels), guardLevels});
}

void checkConfig(const Template& worldTemplate, TemplateFindings& problems) {
    const auto check = [&problems](IntRange range, RangePlace place) {
        if (isBackwards(range))
            problems.push_back({rangesCheck.id,
                                Severity::Error,
                                {"ranges/config-backwards", {range.min, range.max}},
                                {},
                                {{{"fix/turn-range"}, TurnRange{place}}}});
    };
    check(worldTemplate.config.linkGuardLevel, {RangePlace::Of::ConfigLinkGuard});
    check(worldTemplate.config.mineGuardLevel, {RangePlace::Of::ConfigMineGuard});
    for (int level = 0; level < int(worldTemplate.config.guardCount.size()); ++level)
        check(worldTemplate.config.guardCount[std::size_t(level)], {RangePlace::Of::GuardCount, level});
}

void runRanges(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    for (int i = 0; i < int(worldTemplate.zones.size()); ++i)
        checkZone(worldTemplate, i, problems);
    for (int i = 0; i < int(worldTemplate.links.size()); ++i)
        checkLink(worldTemplate, i, problems);
    checkConfig(worldTemplate, problems);
}

} // namespace

constinit const TemplateCheck rangesCheck{"ranges", runRanges, rangesMessages, rangesFixes};

} // namespace stonemason::pocket_heroes
