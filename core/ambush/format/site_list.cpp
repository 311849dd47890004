// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/format/site_list.h"

namespace stonemason::ambush {

namespace {

Json cellsJson(std::span<const Cell> cells) {
    Json list = Json::array();
    for (Cell cell : cells)
        list.push_back(Json::array({cell.row, cell.column}));
    return list;
}

} // namespace

Json sitesJson(std::span<const Site> sites, std::span<const std::string> names) {
    Json list = Json::array();
    for (const Site& site : sites)
        list.push_back({{"pattern", names[std::size_t(site.pattern)]},
                        {"row", site.corner.row},
                        {"column", site.corner.column},
                        {"orientation", orientationId(site.orientation)},
                        {"agree", site.agree},
                        {"of", site.of},
                        {"score", double(site.agree) / site.of},
                        {"misses", cellsJson(site.misses)},
                        {"stand", cellsJson(site.stand)}});
    return list;
}

} // namespace stonemason::ambush
