// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/lan/heap_link.h"
#include "tests/editor/lan/udp_port.h"

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

} // namespace stonemason::test
