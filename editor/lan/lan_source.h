// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_places.h"

#include <QHostAddress>
#include <QList>
#include <QPair>

namespace stonemason {

/// An address and how many of its bits are the network's, as QHostAddress::parseSubnet() has it.
using Subnet = QPair<QHostAddress, int>;

/// The networks that this computer is in now.
QList<Subnet> ownNetworks();

/// Whom a connection counts for.
///
/// In a network of one's own each address is a computer: the neighbours are distinguished, of IPv6 too, where
/// all of them have the same first half. Since there one computer can have any number of addresses, they
/// share what the network gets. All link-local addresses are one such network: anybody on the cable or in the
/// air can take as many as he likes.
///
/// Beyond, an address of IPv4 is a computer, of IPv6 the first half of one, which a provider gives to a
/// household at least. All that is beyond is one network: a game in the own network does not suffer from the
/// rest of the world.
/// @param own ownNetworks()
LanSource lanSourceOf(const QHostAddress& address, const QList<Subnet>& own);

} // namespace stonemason
