// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/user_file.h"
#include "tests/editor/text/shipped_text.h"
#include "tests/support/cards.h"

#include <string>
#include <vector>

namespace stonemason::test {

using namespace token_battle;

/// Catalogues of cards that cannot be read.
inline std::vector<Error> catalogueErrors() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const auto cards = [&](const std::string& from, const std::string& to) {
        std::string catalogue = shippedText("/cards/token-battle.json");
        keep(readCatalogue(catalogue.replace(catalogue.find(from), from.size(), to)));
    };
    cards("\"area\": \"row\"", "\"area\": \"star\"");
    cards("\"kind\": \"aura-friendly\"", "\"kind\": \"aura-friendly\", \"area\": \"row\"");
    cards("[-1, 0]", "[0, 0]");
    cards("{\"id\": 3", "{\"id\": 2");
    cards("\"0.4.0\"", "\"0.4\"");
    cards("[100, 100, 50, 25, 15]", "[100]");
    cards("\"cards\": [", "\"cards\": [], \"more\": [");
    return errors;
}

/// Decks that cannot be read, held or written, and what is reported of those that are written.
inline std::vector<Error> deckErrors() {
    const Catalogue& cards = tokenBattle();
    std::vector<Error> errors;
    const auto read = [&](const std::string& text) {
        const auto reading = readDecks(text, cards);
        if (!reading) errors.push_back(reading.error());
        if (reading)
            for (const LeftOutDeck& deck : reading->leftOut)
                errors.push_back(deck.reason);
    };
    const std::string stacks = "1\n2\n3\n4\n";
    const std::string json = R"({"format": "stonemason-decks", "version": 1, "game": )";
    std::string tags = "\"a\"";
    std::string many;
    for (int i = 0; i <= maximumDecks; ++i)
        many += "set 0\n";
    for (int i = 0; i < maximumTags; ++i)
        tags += ", \"a\"";
    for (const std::string& text :
         {std::string("?"), many, std::string("sd2-0"), std::string("sd1-U"), std::string("sd1-0"),
          std::string(R"({"format": "x"})"), json + R"("chess", "decks": []})",
          json + R"("token-battle", "decks": [{"name": "A", "tags": [)" + tags + R"(], "stacks": []}]})",
          std::string("set 0\n1\n"), "set 0\nA\nx\n" + stacks.substr(2),
          "set 0\n" + stacks + "set 1\n5\n" + stacks, std::string("Stack 1: 1\nStack 1: 2\n"),
          std::string("Stack 1: 1,\n"), std::string("Stack 1: Nobody\n"), std::string("Stack 1: Rum\n"),
          std::string("Stack 1: 0 Pike\n"), std::string("a\nb\nc\nHandset\n"),
          std::string("a\nb\nc\nHandset\n0\nx\n")})
        read(text);
    errors.push_back(readShareCode("x").error());

    DeckLibrary library;
    const auto write = [&](DeckFormat format) {
        const auto written = writeDecks(library, cards, format);
        if (!written) errors.push_back(written.error());
    };
    write(DeckFormat::List);
    for (int i = 0; i < 6; ++i)
        library.append({"A", deckOf("21 | 2 | 3 | 4"), {"tag"}, "notes", "{\"a\": 1}"});
    library.setActive(1);
    write(DeckFormat::ShareCode);
    write(DeckFormat::UserFile);
    const std::string user = "a\nb\nc\nHandset\n8\n\n";
    errors.push_back(replaceSets("", library, cards).error());
    errors.push_back(replaceSets(user, library, cards).error());
    const auto notes = replaceSets("a\nb\nc\nHandset\n0\n\nset 0\n" + stacks, library, cards)->notes;
    for (const Message& note : writingNotes(library, cards, DeckFormat::OldSets))
        errors.push_back({note});
    for (const Message& note : notes)
        errors.push_back({note});
    const auto withWords = readDecks("Stack 1: 1, Rum\nStack 2: 2, Nobody\nStack 3: -\nStack 4: -\n", cards);
    for (const Message& note : writingNotes(withWords->library, cards, DeckFormat::Sets))
        if (note.id == "write/lost-words") errors.push_back({note});
    library.setDeck(0, Deck());
    write(DeckFormat::Sets);
    return errors;
}

} // namespace stonemason::test
