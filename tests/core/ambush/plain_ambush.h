// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "tests/support/random.h"

#include <algorithm>
#include <string>
#include <vector>

/// A second, plain implementation of the method: rows of text, processed cell by cell.
namespace stonemason::test {

using Rows = std::vector<std::string>;

inline Rows turnedClockwise(const Rows& rows) {
    Rows result(rows.front().size(), std::string(rows.size(), ' '));
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            result[column][rows.size() - 1 - row] = rows[row][column];
    return result;
}

/// Rotated by so many quarter-turns, after mirroring left and right for 4 and more: by Orientation.
inline Rows laid(Rows rows, int orientation) {
    if (orientation >= 4)
        for (std::string& row : rows)
            std::reverse(row.begin(), row.end());
    for (int quarters = orientation % 4; quarters > 0; --quarters)
        rows = turnedClockwise(rows);
    return rows;
}

inline int weightOf(char sign) {
    if (sign == '*') return 0;
    if (sign == '%') return 5;
    return sign >= '2' && sign <= '9' ? sign - '0' : 1;
}

/// The site with the rows laid on the map at `corner`, whether it passes or not; `agree` is -1 when a cell
/// that must agree does not.
inline ambush::Site plainSite(const Rows& rows, const Rows& map, Cell corner) {
    ambush::Site site;
    site.corner = corner;
    site.size = {int(rows.size()), int(rows.front().size())};
    bool possible = true;
    forEachCell(site.size, [&](Cell at) {
        const char sign = rows[std::size_t(at.row)][std::size_t(at.column)];
        const Cell cell{corner.row + at.row, corner.column + at.column};
        const bool blocked = map[std::size_t(cell.row)][std::size_t(cell.column)] == '#';
        const bool wantsBlocked = sign == '#' || sign == '%' || sign == '!';
        site.of += weightOf(sign);
        if (sign == 'X') (blocked ? site.blocked : site.stand).push_back(cell);
        if (sign == '*' || blocked == wantsBlocked) {
            site.agree += weightOf(sign);
            return;
        }
        site.misses.push_back(cell);
        possible = possible && sign != '@' && sign != '!';
    });
    if (!possible) site.agree = -1;
    return site;
}

inline Rows rowsOf(const Grid<char>& grid) {
    Rows rows;
    for (int row = 0; row < grid.rows(); ++row)
        rows.emplace_back(grid.row(row).begin(), grid.row(row).end());
    return rows;
}

inline Grid<char> gridOf(const Rows& rows) {
    Grid<char> grid({int(rows.size()), int(rows.front().size())});
    forEachCell(grid.size(),
                [&](Cell cell) { grid[cell] = rows[std::size_t(cell.row)][std::size_t(cell.column)]; });
    return grid;
}

inline ambush::Pattern patternOf(const Rows& rows, int threshold = 800,
                                 ambush::Orientations orientations = {ambush::Orientation::R0}) {
    ambush::Pattern pattern;
    pattern.threshold = threshold;
    pattern.orientations = orientations;
    pattern.signs = gridOf(rows);
    return pattern;
}

/// Every cell that is not a wall is passable.
inline BitGrid passableOf(const Rows& map) {
    const Grid<char> grid = gridOf(map);
    return bitGridOf(grid.size(), [&](Cell cell) { return grid[cell] != '#'; });
}

/// A pattern in one orientation.
struct Laid {
    int pattern;
    int orientation;
    Rows rows;
};

/// All distinct orientations of the patterns, by pattern and orientation.
inline std::vector<Laid> allLaid(const std::vector<ambush::Pattern>& patterns) {
    std::vector<Laid> all;
    for (int pattern = 0; pattern < int(patterns.size()); ++pattern)
        for (int orientation = 0; orientation < 8; ++orientation) {
            const ambush::Pattern& from = patterns[std::size_t(pattern)];
            if (!from.orientations.has(ambush::Orientation(orientation))) continue;
            const Rows rows = laid(rowsOf(from.signs), orientation);
            if (std::ranges::none_of(
                    all, [&](const Laid& other) { return other.pattern == pattern && other.rows == rows; }))
                all.push_back({pattern, orientation, rows});
        }
    return all;
}

/// All sites on the map, by row, column, pattern and orientation. Sites with a waiter in a wall are included
/// only where `waiters` allows it.
inline std::vector<ambush::Site> plainSites(const std::vector<ambush::Pattern>& patterns, const Rows& map,
                                            ambush::Waiters waiters = ambush::Waiters::OnWays) {
    std::vector<ambush::Site> sites;
    const std::vector<Laid> all = allLaid(patterns);
    const Size size{int(map.size()), int(map.front().size())};
    forEachCell(size, [&](Cell corner) {
        for (const Laid& one : all) {
            if (corner.row + int(one.rows.size()) > size.rows ||
                corner.column + int(one.rows.front().size()) > size.columns)
                continue;
            ambush::Site site = plainSite(one.rows, map, corner);
            if (site.agree < 0 || site.agree * 1000 < patterns[std::size_t(one.pattern)].threshold * site.of)
                continue;
            if (waiters == ambush::Waiters::OnWays && !site.blocked.empty()) continue;
            site.pattern = one.pattern;
            site.orientation = ambush::Orientation(one.orientation);
            sites.push_back(std::move(site));
        }
    });
    return sites;
}

/// Rooms and rocks; the share of walls differs from map to map.
inline Rows randomMap(Random& random, Size size) {
    Rows map(std::size_t(size.rows), std::string(std::size_t(size.columns), '.'));
    const int walls = 10 * random.below(11);
    for (std::string& row : map)
        for (char& sign : row)
            if (random.below(100) < walls) sign = '#';
    return map;
}

inline ambush::Pattern randomPattern(Random& random, Size size) {
    Rows rows(std::size_t(size.rows), std::string(std::size_t(size.columns), '.'));
    const bool plain = random.coin(); // else any sign
    for (std::string& row : rows)
        for (char& sign : row)
            sign = plain ? random.oneOf(std::string(".#.#X*")) : random.oneOf(std::string(ambush::allSigns));
    if (rows.front().front() == '*') rows.front().front() = '.';
    ambush::Orientations some;
    for (ambush::Orientation each : ambush::allOrientations)
        some.set(each, random.coin());
    if (some.empty()) some = ambush::Orientations::all();
    return patternOf(rows, random.oneOf(std::vector{0, 333, 500, 600, 667, 750, 800, 999, 1000}), some);
}

} // namespace stonemason::test
