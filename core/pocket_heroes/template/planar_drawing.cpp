// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/planar_drawing.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

using Nodes = std::vector<int>;

/// Planar embedding and straight-line drawing. The graph is made biconnected, embedded face by face
/// (Demoucron, Malgrange and Pertuiset: the fragment with the fewest faces that can hold it goes first),
/// triangulated, and drawn with each inner node at the barycentre of its neighbours (Tutte).
/// Invariant: faces_ are the faces of the part that is embedded, each edge on two of them; a fragment that
/// fits no face proves that the graph is not planar.
/// Cost: O(nodes * edges) for the embedding, O(rounds * edges) for the barycentres.
/// Sources: beside the functions.
class PlaneGraph {
public:
    PlaneGraph(int nodes, const std::vector<ZonePair>& lines)
        : count_(nodes), beside_(std::size_t(nodes)), isEmbedded_(std::size_t(nodes), 0) {
        hasEdge_.assign(beside_.size() * beside_.size(), 0);
        isEmbeddedEdge_ = hasEdge_;
        for (const auto& [first, second] : lines)
            add(first, second);
    }

    /// Adds edges until the graph is biconnected; a planar graph stays planar.
    void makeWhole() {
        for (int without = -1; without < count_; ++without) {
            const Nodes group = groupsWithout(without);
            const Nodes ends = without < 0 ? allNodes() : beside_[std::size_t(without)];
            for (std::size_t i = 1; i < ends.size(); ++i) {
                // Each group is joined to the one before it in this order and becomes part of it.
                const bool isNew = std::none_of(ends.begin(), ends.begin() + std::ptrdiff_t(i), [&](int end) {
                    return group[std::size_t(end)] == group[std::size_t(ends[i])];
                });
                if (isNew) add(ends[i - 1], ends[i]);
            }
        }
    }

    /// The faces of a drawing without crossings; none when there is no such drawing. The graph must be
    /// biconnected. (Source: Demoucron, Malgrange and Pertuiset, Graphes planaires, 1964.)
    std::vector<Nodes> faces() {
        Nodes cycle = wayBetween(0, beside_[0].front(), [](int) { return true; });
        if (cycle.size() < 3) return {};
        faces_ = {cycle, cycle};
        cycle.push_back(cycle.front());
        embed(cycle);
        for (std::vector<Fragment> left = fragments(); !left.empty(); left = fragments()) {
            const Fragment* tightest = nullptr;
            Nodes fewest;
            for (const Fragment& fragment : left) {
                Nodes open = facesFor(fragment);
                if (open.empty()) return {};
                if (tightest && open.size() >= fewest.size()) continue;
                tightest = &fragment;
                fewest = std::move(open);
                if (fewest.size() == 1) break;
            }
            splitFace(std::size_t(fewest.front()), wayThrough(*tightest));
        }
        return std::move(faces_);
    }

    /// Triangulates the face with diagonals. (Of two that cross in it at least one is not an edge yet.)
    void triangulate(Nodes face) {
        for (std::size_t at = 0; face.size() > 3; at = (at + 1) % face.size()) {
            const std::size_t size = face.size();
            const int one = face[at];
            const int other = face[(at + 2) % size];
            if (has(one, other)) continue;
            add(one, other);
            face.erase(face.begin() + std::ptrdiff_t((at + 1) % size));
            at = at < face.size() ? at : 0;
        }
    }

    /// Places each node off the outermost face at the barycentre of its neighbours (sources: Tutte, How to
    /// draw a graph, 1963; Floater, One-to-one piecewise linear mappings over triangulations, 2003).
    std::vector<DrawingPoint> drawn(const Nodes& outermost) const {
        std::vector<DrawingPoint> points(beside_.size());
        std::vector<char> isFixed(beside_.size(), 0);
        for (std::size_t i = 0; i < outermost.size(); ++i) {
            points[std::size_t(outermost[i])] = onCircle(double(i) / double(outermost.size()));
            isFixed[std::size_t(outermost[i])] = 1;
        }
        constexpr int rounds = 2000;
        constexpr double still = 1e-13;
        double moved = 1;
        for (int round = 0; round < rounds && moved > still; ++round) {
            moved = 0;
            for (std::size_t node = 0; node < points.size(); ++node) {
                if (isFixed[node]) continue;
                DrawingPoint middle;
                for (const int other : beside_[node]) {
                    middle.x += points[std::size_t(other)].x;
                    middle.y += points[std::size_t(other)].y;
                }
                middle.x /= double(beside_[node].size());
                middle.y /= double(beside_[node].size());
                moved = std::max(
                    {moved, std::abs(middle.x - points[node].x), std::abs(middle.y - points[node].y)});
                points[node] = middle;
            }
        }
        return points;
    }

private:
    /// A connected part of the graph that is not embedded yet.
    struct Fragment {
        Nodes contacts; ///< embedded nodes that it is joined to
        Nodes inner;    ///< nodes that are not embedded; empty for a single line
    };

    bool has(int one, int other) const {
        return hasEdge_[std::size_t(one) * beside_.size() + std::size_t(other)] != 0;
    }
    char& embedded(int one, int other) {
        return isEmbeddedEdge_[std::size_t(one) * beside_.size() + std::size_t(other)];
    }

    void add(int one, int other) {
        if (one == other || has(one, other)) return;
        for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)}) {
            hasEdge_[std::size_t(from) * beside_.size() + std::size_t(to)] = 1;
            beside_[std::size_t(from)].push_back(to);
        }
    }

    Nodes allNodes() const {
        Nodes nodes;
        for (int node = 0; node < count_; ++node)
            nodes.push_back(node);
        return nodes;
    }

    /// For each node the first node of its component when `without` is left out.
    Nodes groupsWithout(int without) const {
        Nodes group(beside_.size(), -1);
        for (int first = 0; first < count_; ++first) {
            if (first == without || group[std::size_t(first)] >= 0) continue;
            Nodes front{first};
            group[std::size_t(first)] = first;
            for (std::size_t next = 0; next < front.size(); ++next)
                for (const int other : beside_[std::size_t(front[next])]) {
                    if (other == without || group[std::size_t(other)] >= 0) continue;
                    group[std::size_t(other)] = first;
                    front.push_back(other);
                }
        }
        return group;
    }

    /// The shortest path from one node to another, both included, through nodes that mayBe() accepts; not
    /// the edge between the two.
    template <typename MayBe>
    Nodes wayBetween(int from, int to, MayBe mayBe) const {
        Nodes before(beside_.size(), -1);
        Nodes front{from};
        before[std::size_t(from)] = from;
        for (std::size_t next = 0; next < front.size() && before[std::size_t(to)] < 0; ++next)
            for (const int other : beside_[std::size_t(front[next])]) {
                if (before[std::size_t(other)] >= 0 || (front[next] == from && other == to)) continue;
                if (other != to && !mayBe(other)) continue;
                before[std::size_t(other)] = front[next];
                front.push_back(other);
            }
        Nodes way;
        if (before[std::size_t(to)] < 0) return way;
        for (int node = to; node != from; node = before[std::size_t(node)])
            way.push_back(node);
        way.push_back(from);
        return way;
    }

    void embed(const Nodes& way) {
        for (std::size_t i = 0; i < way.size(); ++i) {
            isEmbedded_[std::size_t(way[i])] = 1;
            if (i > 0) embedded(way[i - 1], way[i]) = embedded(way[i], way[i - 1]) = 1;
        }
    }

    std::vector<Fragment> fragments() {
        std::vector<Fragment> found;
        std::vector<char> seen = isEmbedded_;
        for (int node = 0; node < count_; ++node) {
            if (isEmbedded_[std::size_t(node)]) {
                for (const int other : beside_[std::size_t(node)])
                    if (node < other && isEmbedded_[std::size_t(other)] && !embedded(node, other))
                        found.push_back({{node, other}, {}});
                continue;
            }
            if (seen[std::size_t(node)]) continue;
            Fragment fragment{{}, {node}};
            seen[std::size_t(node)] = 1;
            for (std::size_t next = 0; next < fragment.inner.size(); ++next)
                for (const int other : beside_[std::size_t(fragment.inner[next])]) {
                    if (isEmbedded_[std::size_t(other)]) {
                        if (std::ranges::count(fragment.contacts, other) == 0)
                            fragment.contacts.push_back(other);
                    } else if (!seen[std::size_t(other)]) {
                        seen[std::size_t(other)] = 1;
                        fragment.inner.push_back(other);
                    }
                }
            found.push_back(std::move(fragment));
        }
        return found;
    }

    /// The faces that contain all contacts of the fragment.
    Nodes facesFor(const Fragment& fragment) const {
        Nodes open;
        for (int face = 0; face < int(faces_.size()); ++face)
            if (std::ranges::all_of(fragment.contacts, [&](int contact) {
                    return std::ranges::count(faces_[std::size_t(face)], contact) > 0;
                }))
                open.push_back(face);
        return open;
    }

    Nodes wayThrough(const Fragment& fragment) const {
        const int from = fragment.contacts[0];
        const int to = fragment.contacts[1];
        if (fragment.inner.empty()) return {from, to};
        return wayBetween(from, to, [&](int node) { return std::ranges::count(fragment.inner, node) > 0; });
    }

    void splitFace(std::size_t index, const Nodes& way) {
        embed(way);
        Nodes face = faces_[index];
        std::ranges::rotate(face, std::ranges::find(face, way.front()));
        const auto end = std::ranges::find(face, way.back());
        Nodes one(face.begin(), end + 1);
        one.insert(one.end(), way.rbegin() + 1, way.rend() - 1);
        Nodes other(end, face.end());
        other.insert(other.end(), way.begin(), way.end() - 1);
        faces_[index] = std::move(one);
        faces_.push_back(std::move(other));
    }

    /// A point of the unit circle in rational parametrization, which is the same on every machine.
    static DrawingPoint onCircle(double part) {
        const bool isLeft = part >= .5;
        const double t = 4 * (isLeft ? part - .5 : part) - 1;
        const DrawingPoint point{(1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)};
        return isLeft ? DrawingPoint{-point.x, -point.y} : point;
    }

    int count_;
    std::vector<Nodes> beside_;
    std::vector<char> hasEdge_;
    std::vector<char> isEmbedded_;
    std::vector<char> isEmbeddedEdge_;
    std::vector<Nodes> faces_;
};

bool isPlanar(int zones, const std::vector<ZonePair>& lines) {
    constexpr std::size_t fewestCrossing = 9; // edges of K(3,3), the smaller of the two Kuratowski graphs
    if (lines.size() < fewestCrossing) return true;
    if (int(lines.size()) > 3 * zones - 6) return false; // Euler's formula
    PlaneGraph graph(zones, lines);
    graph.makeWhole();
    return !graph.faces().empty();
}

/// A minimal non-planar subset of non-planar lines: lines that are not needed for non-planarity are removed,
/// in halves, quarters and so on down to single lines.
std::vector<ZonePair> crossingCore(int zones, std::vector<ZonePair> lines) {
    for (std::size_t step = std::max<std::size_t>(1, lines.size() / 2);; step /= 2) {
        for (std::size_t from = 0; from < lines.size();) {
            std::vector<ZonePair> fewer = lines;
            const auto begin = fewer.begin() + std::ptrdiff_t(from);
            fewer.erase(begin, begin + std::ptrdiff_t(std::min(step, lines.size() - from)));
            if (isPlanar(zones, fewer))
                from += step;
            else
                lines = std::move(fewer);
        }
        if (step == 1) return lines;
    }
}

constexpr std::size_t quicklyParted = 250; ///< lines; more would take longer than an attempt

} // namespace

// Counts edge-disjoint non-planar subgraphs, each of which has to lose a line. (The count is a lower bound:
// finding the number itself is NP-hard. Source: Liu and Geldmacher, On the deletion of nonplanar edges of a
// graph, 1979.)
std::size_t fewestLeftOut(int zones, const std::vector<ZonePair>& lines, std::size_t enough) {
    const std::size_t most = zones < 3 ? lines.size() : std::size_t(3 * zones - 6);
    const std::size_t tooMany = lines.size() > most ? lines.size() - most : 0;
    std::size_t apart = 0;
    for (std::vector<ZonePair> left = lines; apart < enough && !isPlanar(zones, left);) {
        if (++apart == enough || lines.size() > quicklyParted) break;
        const std::vector<ZonePair> core = crossingCore(zones, left);
        std::erase_if(left, [&core](ZonePair line) { return std::ranges::count(core, line) > 0; });
    }
    return std::min(enough, std::max(apart, tooMany));
}

std::optional<std::vector<DrawingPoint>> planarDrawing(int zones, const std::vector<ZonePair>& lines,
                                                       SeededRandom& random) {
    if (int(lines.size()) > 3 * zones - 6) return std::nullopt; // Euler's formula
    PlaneGraph graph(zones, lines);
    graph.makeWhole();
    std::vector<Nodes> faces = graph.faces();
    if (faces.empty()) return std::nullopt;
    random.shuffle(std::span(faces));
    std::ranges::iter_swap(faces.begin(), std::ranges::max_element(faces, {}, &Nodes::size));
    for (std::size_t face = 1; face < faces.size(); ++face)
        graph.triangulate(faces[face]);
    std::vector<DrawingPoint> points = graph.drawn(faces.front());
    if (crossingsOf(lines, points) > 0) return std::nullopt;
    return points;
}

} // namespace stonemason::pocket_heroes
