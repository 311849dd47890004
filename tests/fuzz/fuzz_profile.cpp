// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game profile.
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::kings_conflict;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto game = readGameProfile(input);
    if (!game) {
        fuzz::requireGoodError(game.error(), input);
        return 0;
    }
    const Map map = newMap(*game);
    const auto written = writeMap(map, *game, MapFormat::Smap);
    require(written.ok(), "a new map of the game can be written");
    const auto read = readMap(*written, {&*game, 1});
    require(read.ok() && read->map == map, "a new map of the game reads back equal");
    return 0;
}
