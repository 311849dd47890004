// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as decks in whatever form.
#include "tests/fuzz/deck_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readDecks(input, fuzz::cards());
    fuzz::require(looksLikeDecks(input) || !read, "what is read as decks looks like decks");
    if (!read) {
        // A user's file that ends too early lacks the line behind its end.
        fuzz::requireGoodError(read.error(), std::string(input) + '\n');
        return 0;
    }
    fuzz::requireGoodReading(*read, input);
    for (const DeckFormat format :
         {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::OldSets, DeckFormat::List})
        fuzz::requireRoundTrip(read->library, format);
    return 0;
}
