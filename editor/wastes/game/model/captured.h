// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"

#include <QString>

#include <vector>

namespace stonemason::wastes {

/// Pieces of one kind that were captured.
struct CapturedPieces {
    Side side = Side::Blue; ///< whose they were
    int rank = 1;
    bool walks = false;
    bool jumps = false;
    int count = 0;

    bool operator==(const CapturedPieces&) const = default;
};

/// What a player has captured up to the position looked at: the highest rank first; those of one rank that
/// can do different things apart.
std::vector<CapturedPieces> capturedBy(const WarDocument& document, int player);

/// The same in words: "Hard has captured: Guard 5, Vulture 2 (3 times)."
QString capturedWords(const WarDocument& document, int player);

} // namespace stonemason::wastes
