// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/lan/lan_link.h"
#include "tests/editor/lan/peers.h"

#include <QUdpSocket>

#include <memory>

namespace stonemason::test {

/// A host that nobody outside this machine can reach.
inline LanHost::Options onThisMachine(quint16 announcePort = 9) {
    LanHost::Options options;
    options.listenOn = QHostAddress(QHostAddress::LocalHost);
    options.announceTo = QHostAddress(QHostAddress::LocalHost);
    options.announcePort = announcePort;
    return options;
}

inline std::unique_ptr<LanHost> host(LanHost::Options options = onThisMachine()) {
    return std::make_unique<LanHost>(test::tokenBattleTable(), lanPlayer("Ann", 1), options);
}

/// A port that nobody announces games on.
inline quint16 freeUdpPort() {
    QUdpSocket socket;
    if (!socket.bind(QHostAddress::LocalHost)) qFatal("no port");
    return socket.localPort();
}

} // namespace stonemason::test
