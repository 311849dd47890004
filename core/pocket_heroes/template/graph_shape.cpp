// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/graph_shape.h"

#include "core/base/random.h"
#include "core/pocket_heroes/template/delaunay.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace stonemason::pocket_heroes {

namespace {

constexpr double spacing = 95;  ///< from a zone to the next, in the units of zone sizes
constexpr int placeTrials = 20; ///< for each zone of a random graph; the place furthest from others wins
constexpr int keptLinks = 55;   ///< percent of the links that a random graph does not need to be connected

using Links = std::vector<std::pair<int, int>>;

DrawingPoint onCircle(double radius, double turn) {
    const double angle = 2 * std::numbers::pi * turn - std::numbers::pi / 2; // the first at the top
    const auto rounded = [](double value) { return std::round(10 * value) / 10; };
    return {rounded(radius * std::cos(angle)), rounded(radius * std::sin(angle))};
}

/// The radius of a circle on which this number of zones have the distance `spacing` from each other.
double radiusFor(int zones) {
    return zones < 2 ? 0 : std::max(spacing / 2, spacing / (2 * std::sin(std::numbers::pi / zones)));
}

/// Adds a chain of linked junctions between two zones; returns the last one, or `from` if there is none.
int addWay(ShapedGraph& graph, int from, int to, const std::vector<DrawingPoint>& places) {
    int last = from;
    for (const DrawingPoint& place : places) {
        graph.nodes.push_back({place, ZoneRole::Junction});
        const int added = int(graph.nodes.size()) - 1;
        graph.links.emplace_back(last, added);
        last = added;
    }
    graph.links.emplace_back(last, to);
    return last;
}

void addRing(ShapedGraph& graph, int homes, int isolation) {
    const int all = homes * (isolation + 1);
    const double radius = radiusFor(all);
    for (int home = 0; home < homes; ++home)
        graph.nodes.push_back({onCircle(radius, double(home) / homes), ZoneRole::Home});
    const int ways = homes == 2 && isolation == 0 ? 1 : homes; // two homes get only one link
    for (int home = 0; home < ways; ++home) {
        std::vector<DrawingPoint> places;
        for (int i = 1; i <= isolation; ++i)
            places.push_back(onCircle(radius, double(home * (isolation + 1) + i) / all));
        addWay(graph, home, (home + 1) % homes, places);
    }
}

void addChain(ShapedGraph& graph, int homes, int isolation) {
    const double step = spacing * (isolation + 1);
    const double left = -step * (homes - 1) / 2;
    for (int home = 0; home < homes; ++home)
        graph.nodes.push_back({{left + step * home, 0}, ZoneRole::Home});
    for (int home = 0; home + 1 < homes; ++home) {
        std::vector<DrawingPoint> places;
        for (int i = 1; i <= isolation; ++i)
            places.push_back({left + step * home + spacing * i, 0});
        addWay(graph, home, home + 1, places);
    }
}

/// Returns the zones next to the middle, in the order of their homes.
std::vector<int> addHub(ShapedGraph& graph, int homes, int isolation) {
    const double radius = std::max(radiusFor(homes), spacing * (isolation + 1));
    for (int home = 0; home < homes; ++home)
        graph.nodes.push_back({onCircle(radius, double(home) / homes), ZoneRole::Home});
    graph.nodes.push_back({{0, 0}, ZoneRole::Prize});
    std::vector<int> innermost;
    for (int home = 0; home < homes; ++home) {
        std::vector<DrawingPoint> places;
        for (int i = 1; i <= isolation; ++i)
            places.push_back(onCircle(radius * (isolation + 1 - i) / (isolation + 1), double(home) / homes));
        innermost.push_back(addWay(graph, home, homes, places));
    }
    return innermost;
}

void addWeb(ShapedGraph& graph, int homes, int isolation) {
    const std::vector<int> innermost = addHub(graph, homes, isolation);
    const int pairs = homes == 2 ? 1 : homes;
    for (int i = 0; i < pairs; ++i)
        graph.links.emplace_back(innermost[std::size_t(i)], innermost[std::size_t((i + 1) % homes)]);
}

double distanceToNearest(const DrawingPoint& place, const std::vector<DrawingPoint>& others) {
    double least = std::numeric_limits<double>::max();
    for (const DrawingPoint& other : others)
        least = std::min(least, squaredDistance(place, other));
    return least;
}

/// Places on a disc, each the best of several trials (Mitchell's best candidates): they keep their distance.
std::vector<DrawingPoint> scatteredPlaces(int count, SeededRandom& random) {
    constexpr int steps = 1000;
    const double radius = spacing * std::sqrt(double(count)) * 0.62;
    const auto candidate = [&] {
        const double turn = double(random.below(steps)) / steps;
        return onCircle(radius * std::sqrt(double(random.below(steps)) / steps), turn);
    };
    std::vector<DrawingPoint> places;
    for (int i = 0; i < count; ++i) {
        DrawingPoint best = candidate();
        for (int trial = 1; trial < placeTrials; ++trial) {
            const DrawingPoint other = candidate();
            if (distanceToNearest(other, places) > distanceToNearest(best, places)) best = other;
        }
        places.push_back(best);
    }
    return places;
}

/// Moves the places that are furthest from each other to the front: they become homes.
void putHomesFirst(std::vector<DrawingPoint>& places, int homes) {
    const auto fromMiddle = [](const DrawingPoint& place) { return place.x * place.x + place.y * place.y; };
    std::iter_swap(places.begin(), std::ranges::max_element(places, {}, fromMiddle));
    for (int home = 1; home < homes; ++home) {
        const std::vector<DrawingPoint> chosen(places.begin(), places.begin() + home);
        const auto furthest =
            std::max_element(places.begin() + home, places.end(), [&](const auto& one, const auto& other) {
                return distanceToNearest(one, chosen) < distanceToNearest(other, chosen);
            });
        std::iter_swap(places.begin() + home, furthest);
    }
}

bool isConnected(const Links& links, int nodes) {
    std::vector<int> group(static_cast<std::size_t>(nodes));
    std::iota(group.begin(), group.end(), 0);
    for (const auto& [first, second] : links) {
        const int from = group[std::size_t(first)];
        const int to = group[std::size_t(second)];
        std::ranges::replace(group, from, to);
    }
    return std::ranges::adjacent_find(group, std::ranges::not_equal_to()) == group.end();
}

/// Removes links without which the graph stays connected: all links between two homes if homes must be
/// isolated, and some of the others.
Links thinnedLinks(Links links, int nodes, int homes, bool isIsolated, SeededRandom& random) {
    random.shuffle(std::span(links));
    const auto isBetweenHomes = [&](const auto& link) { return link.first < homes && link.second < homes; };
    if (isIsolated) std::ranges::stable_partition(links, isBetweenHomes);
    for (std::size_t i = 0; i < links.size();) {
        const bool goes = (isIsolated && isBetweenHomes(links[i])) || !random.percent(keptLinks);
        Links others = links;
        others.erase(others.begin() + std::ptrdiff_t(i));
        if (goes && isConnected(others, nodes))
            links = std::move(others);
        else
            ++i;
    }
    std::ranges::sort(links);
    return links;
}

void addRandom(ShapedGraph& graph, int homes, int isolation, std::uint64_t seed) {
    SeededRandom random(seed);
    const int nodes = homes * (isolation + 1) + 1; // one more, as a meeting place for two homes
    std::vector<DrawingPoint> places = scatteredPlaces(nodes, random);
    putHomesFirst(places, homes);
    for (int node = 0; node < nodes; ++node)
        graph.nodes.push_back(
            {places[std::size_t(node)], node < homes ? ZoneRole::Home : ZoneRole::Junction});
    graph.links = thinnedLinks(delaunayEdges(places), nodes, homes, isolation > 0, random);
}

} // namespace

ShapedGraph shapedGraph(GraphShape shape, int homes, int isolation, std::uint64_t seed) {
    ShapedGraph graph;
    switch (shape) {
    case GraphShape::Ring: addRing(graph, homes, isolation); break;
    case GraphShape::Chain: addChain(graph, homes, isolation); break;
    case GraphShape::Hub: addHub(graph, homes, isolation); break;
    case GraphShape::Web: addWeb(graph, homes, isolation); break;
    case GraphShape::Random: addRandom(graph, homes, isolation, seed); break;
    }
    return graph;
}

} // namespace stonemason::pocket_heroes
