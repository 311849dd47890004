// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an .sdeck library.
#include "core/format/json.h"
#include "core/token_battle/format/formats.h"
#include "tests/fuzz/deck_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readSdeck(input, fuzz::cards());
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    fuzz::requireGoodReading(*read, input);
    fuzz::requireRoundTrip(read->library, DeckFormat::Sdeck);
    const auto before = parseJson(input);
    const auto after = parseJson(*writeSdeck(read->library, fuzz::cards()));
    for (const auto& [name, value] : before->items())
        if (name != "decks" && name != "active")
            require(after->contains(name) && (*after)[name] == value, "every field is kept");
    return 0;
}
