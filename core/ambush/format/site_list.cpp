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

std::string mapSitesText(const MapSites& found, std::span<const std::string> names) {
    return Json({{"path", found.path},
                 {"rows", found.map.rows},
                 {"columns", found.map.columns},
                 {"tried", found.tried},
                 {"sites", sitesJson(found.sites, names)}})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string siteMapText(const BitGrid& passable, std::span<const Site> sites) {
    const std::size_t line = std::size_t(passable.columns()) + 1;
    std::string text;
    text.reserve(line * std::size_t(passable.rows()));
    for (int row = 0; row < passable.rows(); ++row) {
        for (int column = 0; column < passable.columns(); ++column)
            text += passable[{row, column}] ? '.' : '#';
        text += '\n';
    }
    const auto at = [&](Cell cell) -> char& {
        return text[std::size_t(cell.row) * line + std::size_t(cell.column)];
    };
    for (const Site& site : sites)
        for (Cell cell : site.misses)
            at(cell) = passable[cell] ? ':' : '%';
    for (const Site& site : sites)
        for (Cell cell : site.stand)
            at(cell) = 'X';
    return text;
}

} // namespace stonemason::ambush
