// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a record of War in the Wastes, which is then replayed.
#include "core/wastes/format/swar.h"
#include "tests/fuzz/wastes_oracle.h"

using namespace stonemason;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto game = wastes::readSwar(input, fuzz::theWastes());
    if (!game) {
        fuzz::requireGoodWastesError(game.error(), input);
        return 0;
    }
    const auto written = wastes::writeSwar(*game);
    if (!written) { // one that just fits, laid out more widely
        require(written.error().message.id == "write/too-large", "what was read can be written");
        return 0;
    }
    require(wastes::looksLikeSwar(*written), "a record looks like one");
    const auto again = wastes::readSwar(*written, fuzz::theWastes());
    require(again.ok() && again->record() == game->record(), "what is written reads back equal");
    require(again->position() == game->position(), "a record gives the same position");
    return 0;
}
