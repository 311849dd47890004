// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_source.h"

#include <QNetworkInterface>

#include <algorithm>

namespace stonemason {

namespace {

/// Bits of an IPv6 address that are the network's. A host that gets single addresses from a server is given a
/// longer prefix, and has the same neighbours.
constexpr int ipv6NetworkBits = 64;

/// IPv4 as such, also where the socket is one of IPv6.
QHostAddress plain(const QHostAddress& address) {
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4));
    return isIpv4 ? ipv4 : address;
}

QHostAddress firstHalf(const QHostAddress& address) {
    Q_IPV6ADDR bytes = address.toIPv6Address();
    std::fill(bytes.c + ipv6NetworkBits / 8, std::end(bytes.c), quint8(0));
    return QHostAddress(bytes);
}

/// The same for all addresses in it: a computer often has several in one network, and new ones come.
std::string nameOf(const Subnet& network) {
    const auto& [address, bits] = network;
    QHostAddress first = firstHalf(address);
    if (address.protocol() == QAbstractSocket::IPv4Protocol)
        first = QHostAddress(address.toIPv4Address() & ~quint32((quint64(1) << (32 - bits)) - 1));
    return first.toString().toStdString() + '/' + std::to_string(bits);
}

} // namespace

QList<Subnet> ownNetworks() {
    QList<Subnet> networks;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces())
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            const bool isIpv6 = entry.ip().protocol() == QAbstractSocket::IPv6Protocol;
            const int bits = isIpv6 ? std::min(entry.prefixLength(), ipv6NetworkBits) : entry.prefixLength();
            if (bits > 0) networks.append({entry.ip(), bits});
        }
    return networks;
}

LanSource lanSourceOf(const QHostAddress& address, const QList<Subnet>& own) {
    const QHostAddress from = plain(address);
    const std::string computer = from.toString().toStdString();
    if (from.isLinkLocal()) return {"link-local", computer};
    for (const Subnet& network : own)
        if (from.isInSubnet(network)) return {nameOf(network), computer};
    const bool isIpv4 = from.protocol() == QAbstractSocket::IPv4Protocol;
    return {"elsewhere", isIpv4 ? computer : firstHalf(from).toString().toStdString()};
}

} // namespace stonemason
