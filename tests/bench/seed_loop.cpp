// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/seed_loop.h"

namespace stonemason::seed {

namespace {

int passesFilter(const MapCell* map, int mapColumns, const int* filter, int length, int whereX, int whereY,
                 float percentage) {
    int sum = 0;
    for (int i = 0; i < length; i += 3)
        if (map[(whereY + filter[i + 1]) * mapColumns + whereX + filter[i]].character == filter[i + 2]) sum++;
    return sum >= int(float(length / 3) * percentage);
}

} // namespace

Map mapOf(const BitGrid& passable) {
    Map map{passable.columns(), passable.rows(), {}};
    for (int row = 0; row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column)
            map.cells.push_back({passable[{row, column}] ? '.' : '#'});
    return map;
}

Filter filterOf(const std::vector<std::string>& rows) {
    Filter filter{{}, int(rows.front().size()), int(rows.size())};
    for (int row = 0; row < filter.rows; ++row)
        for (int column = 0; column < filter.columns; ++column) {
            const char sign = rows[std::size_t(row)][std::size_t(column)];
            if (sign == '*') continue;
            filter.triples.insert(filter.triples.end(), {column, row, sign == '#' ? '#' : '.'});
        }
    return filter;
}

std::vector<Cell> passingPlaces(const Map& map, const Filter& filter, float percentage) {
    std::vector<Cell> places;
    for (int y = 0; y + filter.rows <= map.rows; ++y)
        for (int x = 0; x + filter.columns <= map.columns; ++x)
            if (passesFilter(map.cells.data(), map.columns, filter.triples.data(), int(filter.triples.size()),
                             x, y, percentage))
                places.push_back({y, x});
    return places;
}

} // namespace stonemason::seed
