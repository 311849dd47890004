// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lan/lan_places.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

using Chosen = std::vector<const LanCaller*>;

/// Of some callers those from whom a place is to be taken.
struct Share {
    Chosen from{};
    bool isEven = true; ///< the newcomer has no less than they
};

/// Those among the callers whose share is the largest, unless the newcomer's own is as large.
template <typename Owner>
Share largestShare(const Chosen& among, const Owner& ownerOf, const LanSource& newcomer) {
    std::map<decltype(ownerOf(newcomer)), std::size_t> counts{{ownerOf(newcomer), 0}};
    std::size_t most = 0;
    for (const LanCaller* caller : among)
        most = std::max(most, ++counts[ownerOf(caller->source)]);
    const std::size_t own = counts[ownerOf(newcomer)];
    Share share{.isEven = most <= own + 1};
    for (const LanCaller* caller : among)
        if (own == most ? ownerOf(caller->source) == ownerOf(newcomer)
                        : counts[ownerOf(caller->source)] == most)
            share.from.push_back(caller);
    return share;
}

Chosen ofComputer(std::span<const LanCaller> callers, const LanSource& source) {
    Chosen chosen;
    for (const LanCaller& caller : callers)
        if (caller.source == source) chosen.push_back(&caller);
    return chosen;
}

Share shareToGiveUp(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places) {
    Chosen own = ofComputer(callers, newcomer);
    if (own.size() >= places.ofOneComputer) return {.from = std::move(own)};
    Chosen all;
    for (const LanCaller& caller : callers)
        all.push_back(&caller);
    const auto network = [](const LanSource& source) { return std::string_view(source.network); };
    const auto computer = [](const LanSource& source) {
        return std::pair<std::string_view, std::string_view>(source.network, source.computer);
    };
    const Share ofNetworks = largestShare(all, network, newcomer);
    Share share = largestShare(ofNetworks.from, computer, newcomer);
    // What another network has more is the newcomer's, however it is shared out there.
    const bool isOwn = ofNetworks.from.front()->source.network == newcomer.network;
    if (!isOwn) share.isEven = ofNetworks.isEven;
    return share;
}

} // namespace

bool isFull(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places) {
    return callers.size() >= places.all || ofComputer(callers, newcomer).size() >= places.ofOneComputer;
}

std::optional<std::size_t> whoMakesRoom(std::span<const LanCaller> callers, const LanSource& newcomer,
                                        const LanPlaces& places) {
    if (callers.empty()) return std::nullopt;
    const Share share = shareToGiveUp(callers, newcomer, places);
    auto goes = std::ranges::find(share.from, false, &LanCaller::hasSaidHello);
    if (goes == share.from.end()) {
        goes = share.from.begin();
        if (share.isEven && (*goes)->waited < places.term) return std::nullopt;
    }
    return std::size_t(*goes - callers.data());
}

} // namespace stonemason
