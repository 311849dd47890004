// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/lan/heap_link.h"

#include <QUdpSocket>

#include <memory>

namespace stonemason::test {

/// A host that nobody outside this machine can reach.
inline HeapHost::Options onThisMachine(quint16 announcePort = 9) {
    HeapHost::Options options;
    options.listenOn = QHostAddress(QHostAddress::LocalHost);
    options.announceTo = QHostAddress(QHostAddress::LocalHost);
    options.announcePort = announcePort;
    return options;
}

inline std::unique_ptr<HeapHost> host(HeapHost::Options options = onThisMachine()) {
    return std::make_unique<HeapHost>(HeapRules{}, heapPlayer("Ann", 1), options);
}

/// A port that nobody announces games on.
inline quint16 freeUdpPort() {
    QUdpSocket socket;
    if (!socket.bind(QHostAddress::LocalHost)) qFatal("no port");
    return socket.localPort();
}

} // namespace stonemason::test
