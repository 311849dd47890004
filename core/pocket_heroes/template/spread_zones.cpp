// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/spread_zones.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

constexpr double roomBetween = 0.2;     // of the sum of two radii
constexpr double largestStretch = 4;    // more only isolates the other zones
constexpr double leastDistance = 0.001; // below it no stretching separates two places
constexpr int directions = 24;          // searched for a place beside a zone

double radiusOf(const Zone& zone) {
    return std::max(1, zone.size);
}

double distance(DrawingPoint one, DrawingPoint other) {
    return std::hypot(one.x - other.x, one.y - other.y);
}

class Spreading {
public:
    Spreading(const std::vector<Zone>& zones, std::vector<DrawingPoint>& places)
        : zones_(zones), places_(places) {}

    /// The factor by which all places are stretched; 1: not at all.
    double stretch(double reach) const {
        double most = 1;
        double farthest = 0;
        for (std::size_t one = 0; one < places_.size(); ++one) {
            farthest = std::max({farthest, std::abs(places_[one].x), std::abs(places_[one].y)});
            for (std::size_t other = 0; other < one; ++other)
                if (const double apart = distance(places_[one], places_[other]); apart > leastDistance)
                    most = std::max(most, needed(one, other) / apart);
        }
        // Slightly more than needed, because the distances are rounded.
        most = most > 1 ? std::min(most * 1.001, largestStretch) : 1;
        return farthest > 0 ? std::clamp(reach / farthest, 1.0, most) : most;
    }

    /// Moves each zone that touches an earlier one to the nearest free place, large zones first.
    void settle() {
        std::vector<std::size_t> order(zones_.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::ranges::stable_sort(order, [this](std::size_t one, std::size_t other) {
            if (zones_[one].place.has_value() != zones_[other].place.has_value())
                return zones_[one].place.has_value();
            return zones_[one].size > zones_[other].size;
        });
        for (const std::size_t zone : order) {
            if (!zones_[zone].place && !isFree(zone, places_[zone])) places_[zone] = freePlace(zone);
            settled_.push_back(zone);
        }
    }

private:
    double needed(std::size_t one, std::size_t other) const {
        return (1 + roomBetween) * (radiusOf(zones_[one]) + radiusOf(zones_[other]));
    }

    bool isFree(std::size_t zone, DrawingPoint place) const {
        return std::ranges::none_of(settled_, [&](std::size_t other) {
            return distance(place, places_[other]) < needed(zone, other) * 0.999;
        });
    }

    /// A free place beside one of the settled zones, or to the right of all.
    DrawingPoint freePlace(std::size_t zone) const {
        std::optional<DrawingPoint> nearest;
        double way = std::numeric_limits<double>::infinity();
        double right = 0;
        double largest = 0;
        for (const std::size_t other : settled_) {
            right = std::max(right, places_[other].x + radiusOf(zones_[other]));
            largest = std::max(largest, radiusOf(zones_[other]));
            for (int direction = 0; direction < directions; ++direction) {
                const double angle = 2 * std::numbers::pi * direction / directions;
                const DrawingPoint place{places_[other].x + needed(zone, other) * std::cos(angle),
                                         places_[other].y + needed(zone, other) * std::sin(angle)};
                const double far = distance(place, places_[zone]);
                if (far >= way || !isFree(zone, place)) continue;
                nearest = place;
                way = far;
            }
        }
        const double radius = radiusOf(zones_[zone]);
        return nearest.value_or(
            DrawingPoint{right + radius + roomBetween * (radius + largest), places_[zone].y});
    }

    const std::vector<Zone>& zones_;
    std::vector<DrawingPoint>& places_;
    std::vector<std::size_t> settled_;
};

} // namespace

void spreadZones(const std::vector<Zone>& zones, std::vector<DrawingPoint>& places, double farthest) {
    Spreading spreading(zones, places);
    const bool isWhole = std::ranges::none_of(zones, [](const Zone& zone) { return zone.place.has_value(); });
    if (isWhole) {
        const double stretch = spreading.stretch(farthest);
        for (DrawingPoint& place : places)
            place = {place.x * stretch, place.y * stretch};
    }
    spreading.settle();
}

} // namespace stonemason::pocket_heroes
