// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace stonemason {

/// The origin of a connection, by which a host allocates its places. Addresses are cheap: one computer can
/// use all addresses of its own network. Networks therefore count before the computers in them.
struct LanSource {
    std::string network;
    std::string computer; ///< in that network

    auto operator<=>(const LanSource&) const = default;
};

/// A caller that has connected to a host and is in no game yet.
struct LanCaller {
    LanSource source;
    bool hasSentHello = false;
    std::chrono::milliseconds waited{0}; ///< since the connection
};

/// The number of places that a host has for callers (all numbers assumed).
struct LanPlaces {
    /// All places. One network may have half of them: one for each computer of a network of usual size.
    std::size_t all = 512;
    std::size_t ofOneComputer = 4;
    /// The time for which an equal caller cannot displace one that has sent its hello: several times what
    /// stretching a password takes on a slow computer.
    std::chrono::milliseconds term{3'000};
};

/// Whether a new caller from that source can be admitted only by displacing another.
///
/// A network may have half of the places that the others leave free, so that some are always left for the
/// next one: a network alone has 256 of 512, the second then 128, the third 64, and so on; at least one
/// while any place is free.
bool isFull(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places);

/// The index of the caller to displace then; nullopt when the newcomer is to be rejected.
///
/// It is a caller of the newcomer's own network, or, if that has nobody here, of those with most. There the
/// computer that has more than the newcomer's would have gives. Among those who have as much, the one who has
/// been silent for longest goes, then the one who has had LanPlaces::term and not used it; who is within it
/// stays. So an attacker, from however many networks,
/// - keeps nobody of another network out, nor displaces a caller there, with fewer than nine networks;
/// - keeps nobody out by silence, from however many addresses;
/// - leaves each computer of his own networks a place while these have no more computers than places;
/// - displaces nobody who is his computer's only caller and has sent its hello, as fast as he may reconnect,
///   but only makes others wait for a place, and these only as long as he is quicker each time a term ends.
/// @param callers in the order in which they came
std::optional<std::size_t> whoMakesRoom(std::span<const LanCaller> callers, const LanSource& newcomer,
                                        const LanPlaces& places);

} // namespace stonemason
