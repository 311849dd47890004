// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_address.h"

#include <QHostAddress>
#include <QRegularExpression>

namespace stonemason {

namespace {

bool isIpv6(const QString& text) {
    QHostAddress address;
    return address.setAddress(text) && address.protocol() == QAbstractSocket::IPv6Protocol;
}

/// Four numbers are an address or nothing: as a name they would be asked for in vain.
bool isName(const QString& text) {
    static const QRegularExpression name(
        QStringLiteral("^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?"
                       "(\\.[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?)*\\.?$"));
    static const QRegularExpression numbers(QStringLiteral("^[0-9.]+$"));
    QHostAddress address;
    return numbers.match(text).hasMatch() ? text.count(QLatin1Char('.')) == 3 && address.setAddress(text)
                                          : name.match(text).hasMatch();
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

} // namespace stonemason
