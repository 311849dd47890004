// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as old or new sets of the game.
#include "core/token_battle/format/formats.h"
#include "tests/fuzz/deck_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    DeckCollector collector(fuzz::cards(), DeckFormat::Sets);
    readSets({input}, collector);
    const auto read = collector.take();
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    fuzz::requireGoodReading(*read, input);
    fuzz::requireRoundTrip(read->library, DeckFormat::Sets);
    fuzz::requireRoundTrip(read->library, DeckFormat::OldSets);
    return 0;
}
