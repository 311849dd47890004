// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_address.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QRegularExpression>

#include <algorithm>

namespace stonemason {

namespace {

bool isIpv6(const QString& text) {
    QHostAddress address;
    return address.setAddress(text) && address.protocol() == QAbstractSocket::IPv6Protocol;
}

/// Four numbers are not a name: unless they are a valid address, a DNS lookup would be futile.
bool isName(const QString& text) {
    static const QRegularExpression name(
        QStringLiteral("^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?"
                       "(\\.[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?)*\\.?$"));
    static const QRegularExpression numbers(QStringLiteral("^[0-9.]+$"));
    QHostAddress address;
    return numbers.match(text).hasMatch() ? text.count(QLatin1Char('.')) == 3 && address.setAddress(text)
                                          : name.match(text).hasMatch();
}

/// Length of the network prefix of an IPv6 address. A host that gets single addresses from a server reports a
/// longer prefix but has the same neighbours.
constexpr int ipv6NetworkBits = 64;

/// An IPv4 address as IPv4, even if it comes from an IPv6 socket.
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

/// Identical for all addresses in the network: a computer often has several there, and gets new ones.
std::string nameOf(const Subnet& network) {
    const auto& [address, bits] = network;
    QHostAddress first = firstHalf(address);
    if (address.protocol() == QAbstractSocket::IPv4Protocol)
        first = QHostAddress(address.toIPv4Address() & ~quint32((quint64(1) << (32 - bits)) - 1));
    return first.toString().toStdString() + '/' + std::to_string(bits);
}

} // namespace

std::optional<LanAddress> lanAddressFrom(const QString& text) {
    const QString written = text.trimmed();
    if (isIpv6(written)) return LanAddress{written};
    static const QRegularExpression form(
        QStringLiteral("^(?:\\[(?<six>[^\\[\\]]+)\\]|(?<host>[^:\\[\\]]+))(?::(?<port>[0-9]{1,5}))?$"));
    const auto match = form.match(written);
    if (!match.hasMatch()) return std::nullopt;
    const QString six = match.captured(QStringLiteral("six"));
    const QString host = six.isEmpty() ? match.captured(QStringLiteral("host")) : six;
    if (six.isEmpty() ? !isName(host) : !isIpv6(six)) return std::nullopt;
    const QString port = match.captured(QStringLiteral("port"));
    if (port.isEmpty()) return LanAddress{host};
    const int number = port.toInt();
    if (number < 1 || number > 65535) return std::nullopt;
    return LanAddress{host, quint16(number)};
}

QString lanAddressText(const LanAddress& address) {
    const bool six = address.host.contains(QLatin1Char(':'));
    return (six ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(address.host).arg(address.port);
}

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
