// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_link.h"
#include "tests/core/play/heap_lan.h"

#include <QByteArray>

namespace stonemason::test {

using HeapLink = LanLinkOf<HeapSession>;
using HeapHost = LanHostOf<HeapSession>;

/// A move that is allowed, the same one whenever the position is the same.
inline HeapMove anyMoveIn(const HeapGame& game) {
    const std::vector<HeapMove> moves = UnmadeHeaps::moves(game.rules(), game.position());
    return moves[std::size_t(game.moveCount() * 7) % moves.size()];
}

/// The greeting that a peer without a password sends to be let in.
inline QByteArray introduction() {
    QByteArray message = QByteArray::fromStdString(HeapLan::line(LanHello{"0123", ""})) + '\n';
    for (const std::string& line : heapIntroduction(heapPlayer("Ben", 2)))
        message += QByteArray::fromStdString(line) + '\n';
    return message;
}

} // namespace stonemason::test
