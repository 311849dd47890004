// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_checks.h"

#include <algorithm>

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

IntRange turned(IntRange range) {
    return {range.max, range.min};
}

void checkZone(const Template& made, int index, std::vector<TemplateProblem>& problems) {
    const Zone& zone = made.zones[std::size_t(index)];
    std::vector<IntRange Zone::*> counts{&Zone::mineCount, &Zone::castleCount};
    const auto add = [&](std::string_view id, IntRange range, std::string_view label, const Zone& other) {
        Message message{id, {index, range.min}};
        if (id != "ranges/negative") message.arguments.emplace_back(range.max);
        problems.push_back({rangesCheck.id,
                            id == "ranges/negative" ? Severity::Warning : Severity::Error,
                            std::move(message),
                            {zoneCell(index)},
                            {{{label}, SetZone{index, other}}}});
    };
    for (const auto count : counts) {
        const IntRange range = zone.*count;
        Zone other = zone;
        if (isBackwards(range)) {
            other.*count = turned(range);
            add("ranges/zone-backwards", range, "fix/turn-range", other);
        } else if (range.min < 0) {
            other.*count = {0, std::max(0, range.max)};
            add("ranges/negative", range, "fix/zero", other);
        }
    }
    for (std::size_t i = 0; i < zone.mines.size(); ++i) {
        if (!isBackwards(zone.mines[i].guardLevel)) continue;
        Zone other = zone;
        other.mines[i].guardLevel = turned(zone.mines[i].guardLevel);
        add("ranges/zone-backwards", zone.mines[i].guardLevel, "fix/turn-range", other);
    }
}

void checkLink(const Template& made, int index, std::vector<TemplateProblem>& problems) {
    const Link& link = made.links[std::size_t(index)];
    const IntRange range = link.guardLevel;
    Link other = link;
    const auto add = [&](Message message, std::string_view label) {
        problems.push_back({rangesCheck.id,
                            Severity::Error,
                            std::move(message),
                            {linkCell(index)},
                            {{{label}, SetLink{index, other}}}});
    };
    if (isBackwards(range)) {
        other.guardLevel = turned(range);
        add({"ranges/link-backwards", {index + 1, range.min, range.max}}, "fix/turn-range");
    } else if (range.max > guardLevels) {
        other.guardLevel = {std::min(range.min, guardLevels), guardLevels};
        add({"ranges/guard", {index + 1, range.max, guardLevels}}, "fix/guard");
    }
}

void checkConfig(const Template& made, std::vector<TemplateProblem>& problems) {
    Config config = made.config;
    std::vector<IntRange*> ranges{&config.linkGuardLevel, &config.mineGuardLevel};
    for (IntRange& count : config.guardCount)
        ranges.push_back(&count);
    for (IntRange* range : ranges) {
        if (!isBackwards(*range)) continue;
        const IntRange before = *range;
        *range = turned(before);
        problems.push_back({rangesCheck.id,
                            Severity::Error,
                            {"ranges/config-backwards", {before.min, before.max}},
                            {},
                            {{{"fix/turn-range"}, SetConfig{config}}}});
        *range = before;
    }
}

std::vector<TemplateProblem> runRanges(const Template& made, const Catalogue&) {
    std::vector<TemplateProblem> problems;
    for (int i = 0; i < int(made.zones.size()); ++i)
        checkZone(made, i, problems);
    for (int i = 0; i < int(made.links.size()); ++i)
        checkLink(made, i, problems);
    checkConfig(made, problems);
    return problems;
}

} // namespace

constinit const TemplateCheck rangesCheck{"ranges", runRanges, rangesMessages, rangesFixes};

} // namespace stonemason::pocket_heroes
