// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace stonemason {

/// Where somebody connects from, as a host shares its places out. Addresses cost little: one computer can
/// have all of a network of its own. So networks count before the computers in them.
struct LanSource {
    std::string network;
    std::string computer; ///< in that network

    auto operator<=>(const LanSource&) const = default;
};

/// Somebody who has connected to a host and is in no game yet.
struct LanCaller {
    LanSource source;
    bool hasSaidHello = false;
    std::chrono::milliseconds waited{0}; ///< since the connection
};

/// The places that a host has for callers (all numbers assumed).
struct LanPlaces {
    std::size_t all = 256; ///< one for each computer of a network of usual size
    std::size_t ofOneComputer = 4;
    /// For so long nobody takes the place of an equal who has said hello: several times what stretching a
    /// word takes a slow computer.
    std::chrono::milliseconds term{3'000};
};

/// Whether one more caller of that source needs another's place.
bool isFull(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places);

/// Who makes room then, as an index; nullopt when the newcomer is the one to go.
///
/// Places are shared fairly by network, in each network by computer: what one has more than the newcomer
/// would have is taken from it. Among those who have as much, the one who has been silent for longest goes,
/// then the one who has had LanPlaces::term and not used it; who is within it stays. So whoever attacks from
/// one network
/// - keeps nobody out by silence, from however many addresses;
/// - leaves each computer a place while there are no more computers than places;
/// - displaces nobody who has said hello by connecting again and again, as fast as may be, but only makes
///   others wait for a place;
/// - keeps out, with all its addresses, at most others of this network, and these only as long as he is
///   quicker each time a term ends.
/// From several networks at once he can do more: where one has more places than another, somebody who has
/// said hello may have to go.
/// @param callers in the order in which they came
std::optional<std::size_t> whoMakesRoom(std::span<const LanCaller> callers, const LanSource& newcomer,
                                        const LanPlaces& places);

} // namespace stonemason
