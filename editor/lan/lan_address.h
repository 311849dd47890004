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

/// Whom a connection counts for.
///
/// In a network of one's own each address is a computer: the neighbours are distinguished, of IPv6 too, where
/// all of them have the same first half. Since there one computer can have any number of addresses, they
/// share what the network gets. All link-local addresses are one such network: anyone on the cable or in the
/// air can take as many as he likes.
///
/// Beyond, an address of IPv4 is a computer, of IPv6 the first half of one, which a provider gives to a
/// household at least. All that is beyond is one network: a game in the own network does not suffer from the
/// rest of the world.
/// @param own ownNetworks()
LanSource lanSourceOf(const QHostAddress& address, const QList<Subnet>& own);

} // namespace stonemason
