// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a user's file of the game, and decks written into it.
#include "core/token_battle/format/user_file.h"
#include "tests/fuzz/deck_oracle.h"

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

namespace {

bool sameDecks(const DeckLibrary& one, const DeckLibrary& other) {
    return std::ranges::equal(one.decks(), other.decks(), {}, &NamedDeck::deck, &NamedDeck::deck);
}

/// As many decks as the file may call active, none of which it is likely to hold.
DeckLibrary others() {
    DeckLibrary library;
    const std::vector<std::vector<CardId>> stacks{{41, 0}, {42, 1}, {2}, {3, 4, 5, 6, 7}};
    for (int i = 0; i < 10; ++i)
        library.append({"set " + std::to_string(i), std::get<Deck>(Deck::of(stacks))});
    return library;
}

void requireReplaces(std::string_view file, const DeckLibrary& library) {
    const auto written = replaceSets(file, library, fuzz::cards());
    if (!written) return;
    const auto again = readUserFile(written->bytes, fuzz::cards());
    require(again.ok() && again->leftOut.empty(), "what was written into can be read");
    require(sameDecks(again->library, library), "what was written reads back equal");
    // What stands before the marker's first mention is before the marker.
    require(written->bytes.starts_with(file.substr(0, file.find("Handset"))), "the person's lines stay");
    require(replaceSets(written->bytes, again->library, fuzz::cards())->bytes == written->bytes,
            "writing once more changes nothing");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readUserFile(input, fuzz::cards());
    require(looksLikeUserFile(input) || !read, "what is read as such a file looks like one");
    if (!read) {
        // A user's file that ends too early lacks the line behind its end.
        fuzz::requireGoodError(read.error(), std::string(input) + '\n');
        return 0;
    }
    fuzz::requireGoodReading(*read, input);
    if (read->leftOut.empty()) {
        const auto same = replaceSets(input, read->library, fuzz::cards());
        require(!same || same->bytes == input, "the same decks change nothing");
    }
    requireReplaces(input, read->library);
    requireReplaces(input, others());
    return 0;
}
