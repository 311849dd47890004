// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"

namespace stonemason::pocket_heroes {

namespace {

/// like/no-zone: zone, the missing zone
/// like/circle: zone, the zone from which it copies its numbers
constexpr std::string_view likeMessages[]{"like/no-zone", "like/circle"};
/// fix/own-numbers: zone
constexpr std::string_view likeFixes[]{"fix/own-numbers"};

/// Reports one zone of each cycle; its fix breaks the cycle.
void runLike(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    if (!hasLikeZones(worldTemplate)) return;
    const std::vector<int> sources = sourcesOfNumbers(worldTemplate);
    std::vector<int> seen(sources.size(), 0); // 1 + the zone from which the search came
    const auto add = [&problems](std::string_view id, int zone, int other) {
        problems.push_back({likeCheck.id,
                            Severity::Error,
                            {id, {zone, other}},
                            {zoneCell(zone)},
                            {{{"fix/own-numbers", {zone}}, OwnNumbers{zone}}}});
    };
    for (int zone = 0; zone < int(sources.size()); ++zone) {
        const int like = worldTemplate.zones[std::size_t(zone)].like;
        if (like < noZone || like >= int(sources.size())) add("like/no-zone", zone, like);
        if (sources[std::size_t(zone)] != noZone || seen[std::size_t(zone)] != 0) continue;
        int at = zone;
        for (; seen[std::size_t(at)] == 0; at = worldTemplate.zones[std::size_t(at)].like)
            seen[std::size_t(at)] = zone + 1;
        // A cycle exists if the path meets itself and not an earlier path.
        if (seen[std::size_t(at)] == zone + 1)
            add("like/circle", at, worldTemplate.zones[std::size_t(at)].like);
    }
}

} // namespace

constinit const TemplateCheck likeCheck{"like", runLike, likeMessages, likeFixes};

} // namespace stonemason::pocket_heroes
