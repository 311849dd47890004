// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_places.h"

#include <QHostAddress>
#include <QList>
#include <QPair>
#include <QString>

#include <optional>

namespace stonemason {

/// The default port: hosts listen on it if it is free, and guests use it if their address has no port.
inline constexpr quint16 lanPort = 46646;

/// The address that a guest connects to.
struct LanAddress {
    QString host; ///< a name or an address, IPv6 without brackets
    quint16 port = lanPort;

    bool operator==(const LanAddress&) const = default;
};

/// Parses user input: "192.168.0.7", "ben.local:46646", "[fe80::1]:46646", "fe80::1". nullopt for anything
/// else, including an invalid port.
std::optional<LanAddress> lanAddressFrom(const QString& text);
/// The address in the format that lanAddressFrom() parses.
QString lanAddressText(const LanAddress& address);

/// An address and the length of its network prefix, as returned by QHostAddress::parseSubnet().
using Subnet = QPair<QHostAddress, int>;

/// The networks that this computer is connected to now.
QList<Subnet> ownNetworks();

/// The source that a connection is attributed to, for limits.
///
/// In a local network each address counts as a computer: neighbours are distinguished, also in IPv6, where
/// all of them have the same first half. Because one computer can have any number of addresses there, they
/// share the network's limit. All link-local addresses count as one such network: anyone on the cable or on
/// the air can use any number of them.
///
/// Outside, an IPv4 address counts as a computer, and so does the first half of an IPv6 address, because a
/// provider assigns at least that to a household. Everything outside counts as one network, so that it cannot
/// affect a game in the local network.
/// @param own ownNetworks()
LanSource lanSourceOf(const QHostAddress& address, const QList<Subnet>& own);

} // namespace stonemason
