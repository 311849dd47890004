// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_places.h"

#include <QHostAddress>
#include <QList>
#include <QPair>
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

/// An address and how many of its bits are the network's, as QHostAddress::parseSubnet() has it.
using Subnet = QPair<QHostAddress, int>;

/// The networks that this computer is in now.
QList<Subnet> ownNetworks();

/// The source that a connection is attributed to, for limits.
///
/// In a local network each address is a computer: neighbours are distinguished, also in IPv6, where all of
/// them have the same first half. Because one computer can have any number of addresses there, they share
/// the network's limit. All link-local addresses are one such network: anyone on the cable or in the air
/// can use any number of them.
///
/// Outside, an IPv4 address is a computer, and so is the first half of an IPv6 address, which a provider
/// gives to a household at least. Everything outside is one network: a game in the local network does not
/// suffer from the rest of the world.
/// @param own ownNetworks()
LanSource lanSourceOf(const QHostAddress& address, const QList<Subnet>& own);

} // namespace stonemason
