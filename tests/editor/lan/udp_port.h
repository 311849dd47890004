// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QUdpSocket>

namespace stonemason::test {

/// A port that nobody announces games on.
inline quint16 freeUdpPort() {
    QUdpSocket socket;
    if (!socket.bind(QHostAddress::LocalHost)) qFatal("no port");
    return socket.localPort();
}

} // namespace stonemason::test
