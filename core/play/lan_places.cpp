// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_places.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

using Chosen = std::vector<const LanCaller*>;

/// The subset of callers that are candidates for displacement.
struct Share {
    Chosen from{};
    bool isEven = true; ///< the newcomer has no less than they
};

std::string_view networkOf(const LanCaller& caller) {
    return caller.source.network;
}

std::size_t countOf(std::span<const LanCaller> callers, std::string_view network) {
    return std::size_t(std::ranges::count(callers, network, networkOf));
}

std::size_t countOf(std::span<const LanCaller> callers, const LanSource& source) {
    return std::size_t(std::ranges::count(callers, source, &LanCaller::source));
}

/// Whether the newcomer's network, with `own` of all callers, has its half of the places that the others
/// leave.
bool hasItsHalf(std::size_t own, std::size_t all, const LanPlaces& places) {
    const std::size_t others = all - own;
    return own > 0 && own >= (places.all - std::min(others, places.all)) / 2;
}

Chosen ofNetwork(std::span<const LanCaller> callers, std::string_view network) {
    Chosen chosen;
    for (const LanCaller& caller : callers)
        if (networkOf(caller) == network) chosen.push_back(&caller);
    return chosen;
}

Chosen ofLargestNetworks(std::span<const LanCaller> callers) {
    std::map<std::string_view, std::size_t> counts;
    std::size_t most = 0;
    for (const LanCaller& caller : callers)
        most = std::max(most, ++counts[networkOf(caller)]);
    Chosen chosen;
    for (const LanCaller& caller : callers)
        if (counts[networkOf(caller)] == most) chosen.push_back(&caller);
    return chosen;
}

/// The callers of the computers that have most, or of the newcomer's if it has as many.
Share ofLargestComputers(const Chosen& among, const LanSource& newcomer) {
    std::map<LanSource, std::size_t> counts{{newcomer, 0}};
    std::size_t most = 0;
    for (const LanCaller* caller : among)
        most = std::max(most, ++counts[caller->source]);
    const std::size_t own = counts[newcomer];
    Share share{.isEven = most <= own + 1};
    for (const LanCaller* caller : among)
        if (own == most ? caller->source == newcomer : counts[caller->source] == most)
            share.from.push_back(caller);
    return share;
}

Share shareToGiveUp(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places) {
    Chosen own = ofNetwork(callers, newcomer.network);
    if (countOf(callers, newcomer) >= places.ofOneComputer) {
        std::erase_if(own, [&](const LanCaller* caller) { return caller->source != newcomer; });
        return {.from = std::move(own)};
    }
    if (!own.empty()) return ofLargestComputers(own, newcomer);
    Share share = ofLargestComputers(ofLargestNetworks(callers), newcomer);
    share.isEven = true; // whatever a computer has in another network, it takes nothing from this one
    return share;
}

} // namespace

bool isFull(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places) {
    return callers.size() >= places.all ||
           hasItsHalf(countOf(callers, newcomer.network), callers.size(), places) ||
           countOf(callers, newcomer) >= places.ofOneComputer;
}

std::optional<std::size_t> whoMakesRoom(std::span<const LanCaller> callers, const LanSource& newcomer,
                                        const LanPlaces& places) {
    if (callers.empty()) return std::nullopt;
    const Share share = shareToGiveUp(callers, newcomer, places);
    auto goes = std::ranges::find(share.from, false, &LanCaller::hasSentHello);
    if (goes == share.from.end()) {
        goes = share.from.begin();
        if (share.isEven && (*goes)->waited < places.term) return std::nullopt;
    }
    return std::size_t(*goes - callers.data());
}

} // namespace stonemason
