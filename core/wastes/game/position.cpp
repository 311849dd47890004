// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/position.h"

#include "core/base/fingerprint.h"

namespace stonemason::wastes {

bool Position::operator==(const Position& other) const {
    if (moves != other.moves || quiet != other.quiet || key != other.key || toMove != other.toMove ||
        state != other.state || end != other.end || nearest != other.nearest || alive != other.alive ||
        places != other.places || on != other.on)
        return false;
    for (std::size_t back = 0; back <= quiet; ++back)
        if (keys[(moves - back) % keptKeys] != other.keys[(moves - back) % keptKeys]) return false;
    return true;
}

std::uint64_t hashOf(const Position& position) {
    Fingerprint print;
    for (const Square place : position.places)
        print.add(place);
    for (std::size_t back = 0; back <= position.quiet; ++back)
        print.add(position.keys[(position.moves - back) % Position::keptKeys]);
    for (const std::uint16_t turns : position.nearest)
        print.add(turns);
    print.add(position.moves).add(position.quiet).add(position.toMove);
    return print.add(int(position.state)).add(int(position.end)).number();
}

} // namespace stonemason::wastes
