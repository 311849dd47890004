// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace stonemason {

/// Where a caller connects from, as a host shares its places out. Addresses cost little: one computer can
/// have all of a network of its own. So networks count before the computers in them.
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

/// The places that a host has for callers (all numbers assumed).
struct LanPlaces {
    /// Of which one network may have half: one for each computer of a network of usual size.
    std::size_t all = 512;
    std::size_t ofOneComputer = 4;
    /// For so long nobody takes the place of an equal caller that has sent its hello: several times what
    /// stretching a password takes on a slow computer.
    std::chrono::milliseconds term{3'000};
};

/// Whether one more caller of that source needs another's place.
///
/// A network may have half of the places that the others leave, so that there are always some left for the
/// next one: while nobody else is there 256 of 512, the second then 128, the third 64, and so on; one at
/// least while there is one.
bool isFull(std::span<const LanCaller> callers, const LanSource& newcomer, const LanPlaces& places);

/// Who makes room then, as an index; nullopt when the newcomer is the one to go.
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
