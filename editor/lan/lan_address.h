// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace stonemason {

/// Where hosts listen when nothing else does there, and where guests knock who name no port.
inline constexpr quint16 lanPort = 46646;

/// Where a guest connects.
struct LanAddress {
    QString host; ///< a name or an address, IPv6 without brackets
    quint16 port = lanPort;

    bool operator==(const LanAddress&) const = default;
};

/// What a person writes: "192.168.0.7", "ben.local:46646", "[fe80::1]:46646", "fe80::1". nullopt for anything
/// else, also for a port that is none.
std::optional<LanAddress> lanAddressFrom(const QString& text);
/// The same, as a person would write it.
QString lanAddressText(const LanAddress& address);

} // namespace stonemason
