// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/lan/lan_session.h"
#include "tests/support/duels.h"

namespace stonemason::test {

using namespace token_battle;

inline LanSession::Own lanPlayer(const char* name, std::uint64_t seed) {
    return {name, std::string(name) + "'s deck", anySetup(seed).sides[0].deck, seed, "0123456789abcdef"};
}

} // namespace stonemason::test
