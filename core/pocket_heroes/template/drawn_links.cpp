// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/drawn_links.h"

#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

double turnOf(DrawingPoint a, DrawingPoint b, DrawingPoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Positions of two lines that cross.
using Crossing = std::pair<std::size_t, std::size_t>;

std::vector<Crossing> crossingsIn(const std::vector<ZonePair>& pairs,
                                  const std::vector<DrawingPoint>& points) {
    std::vector<Crossing> crossings;
    for (std::size_t one = 0; one < pairs.size(); ++one)
        for (std::size_t other = one + 1; other < pairs.size(); ++other) {
            const auto [a, b] = pairs[one];
            const auto [c, d] = pairs[other];
            if (a == c || a == d || b == c || b == d) continue;
            if (doLinesCross(points[std::size_t(a)], points[std::size_t(b)], points[std::size_t(c)],
                             points[std::size_t(d)]))
                crossings.emplace_back(one, other);
        }
    return crossings;
}

/// Leaves out one line of each crossing until none cross. This is the bounded search tree for vertex cover,
/// where lines are vertices and crossings edges.
/// Invariant: one line of each crossing before `from` is out.
/// Cost: O(2^most * crossings).
/// Source: R. Downey, M. Fellows, Parameterized Complexity, 1999.
bool leaveOut(const std::vector<Crossing>& crossings, std::size_t from, std::size_t most,
              std::vector<char>& out) {
    while (from < crossings.size() && (out[crossings[from].first] || out[crossings[from].second]))
        ++from;
    if (from == crossings.size()) return true;
    if (most == 0) return false;
    for (const std::size_t line : {crossings[from].first, crossings[from].second}) {
        out[line] = 1;
        if (leaveOut(crossings, from + 1, most - 1, out)) return true;
        out[line] = 0;
    }
    return false;
}

/// The smallest set of lines to leave out; nullopt if `most` lines do not suffice.
std::optional<std::vector<char>> fewestOut(const std::vector<Crossing>& crossings, std::size_t lines,
                                           std::size_t most) {
    std::vector<char> out(lines, 0);
    for (std::size_t count = 0; count <= most; ++count)
        if (leaveOut(crossings, 0, count, out)) return out;
    return std::nullopt;
}

std::vector<char> worstOut(const std::vector<Crossing>& crossings, std::size_t lines, std::size_t most) {
    std::vector<char> out(lines, 0);
    for (std::size_t count = 0; count < most; ++count) {
        std::vector<int> crossed(lines, 0);
        for (const auto& [one, other] : crossings)
            if (!out[one] && !out[other]) {
                ++crossed[one];
                ++crossed[other];
            }
        out[std::size_t(std::ranges::max_element(crossed) - crossed.begin())] = 1;
    }
    return out;
}

} // namespace

bool doLinesCross(DrawingPoint a, DrawingPoint b, DrawingPoint c, DrawingPoint d) {
    return (turnOf(a, b, c) > 0) != (turnOf(a, b, d) > 0) && (turnOf(c, d, a) > 0) != (turnOf(c, d, b) > 0);
}

std::vector<ZonePair> touchingIn(const Template& worldTemplate) {
    std::vector<ZonePair> pairs;
    for (const Link& link : worldTemplate.links)
        if (isPassage(link.kind)) pairs.push_back(std::minmax(link.first, link.second));
    std::ranges::sort(pairs);
    const auto rest = std::ranges::unique(pairs);
    pairs.erase(rest.begin(), rest.end());
    return pairs;
}

std::size_t sparePortals(const Template& worldTemplate) {
    const auto wanted = std::ranges::count(worldTemplate.links, LinkKind::Portal, &Link::kind);
    return std::size_t(std::max<std::ptrdiff_t>(0, mostPortalLinks - wanted));
}

int crossingsOf(const std::vector<ZonePair>& pairs, const std::vector<DrawingPoint>& points) {
    return int(crossingsIn(pairs, points).size());
}

std::vector<ZonePair> crossingPairs(const std::vector<ZonePair>& pairs,
                                    const std::vector<DrawingPoint>& points) {
    std::vector<char> crosses(pairs.size(), 0);
    for (const auto& [one, other] : crossingsIn(pairs, points))
        crosses[one] = crosses[other] = 1;
    std::vector<ZonePair> crossing;
    for (std::size_t line = 0; line < pairs.size(); ++line)
        if (crosses[line]) crossing.push_back(pairs[line]);
    return crossing;
}

bool canUncross(const std::vector<ZonePair>& pairs, const std::vector<DrawingPoint>& points,
                std::size_t most) {
    return fewestOut(crossingsIn(pairs, points), pairs.size(), most).has_value();
}

std::vector<ZonePair> withoutCrossing(const std::vector<ZonePair>& pairs,
                                      const std::vector<DrawingPoint>& points, std::size_t most) {
    const auto crossings = crossingsIn(pairs, points);
    const auto fewest = fewestOut(crossings, pairs.size(), most);
    const auto out = fewest ? *fewest : worstOut(crossings, pairs.size(), most);
    std::vector<ZonePair> left;
    for (std::size_t line = 0; line < pairs.size(); ++line)
        if (!out[line]) left.push_back(pairs[line]);
    return left;
}

} // namespace stonemason::pocket_heroes
