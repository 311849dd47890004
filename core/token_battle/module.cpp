// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/module.h"

#include "core/token_battle/format/user_file.h"

#include <array>

namespace stonemason::token_battle {

namespace {

constexpr FileForm forms[]{
    {"deck", ".sdeck", {"decks", "active", "stacks", "tags", "sets"}},
    {"game", ".sduel", {"moves", "sides", "start", "mode", "resigned"}},
};

// The id of every error that reading and writing decks, cards, games and tournaments of tokens
// can end with, and of every note on what a format loses, beside those that all readers share (json/...,
// file/..., write/...), sorted. What each is given as arguments stands beside it.
//
// Rows and columns count from 1, layers are named by Layer::id. Line and field are not arguments, they are
// members of the Error.
constexpr auto ids = std::to_array<std::string_view>({
    "cards/needless-area",     // field
    "cards/offset",            // no neighbouring cell; field
    "cards/order",             // the id; field
    "cards/too-few",           // cards or openers found, needed; field
    "cards/version",           // field
    "code/character",          // its place from 1
    "code/damaged",            // checksum, length or spelling
    "code/none",               // does not begin as codes do
    "code/version",            // version found, newest known
    "deck/ambiguous",          // five lines of numbers, a stack too many or a name; line
    "deck/nearest-name",       // what stands in the place of a card, the nearest name of one; line
    "deck/no-such-name",       // what stands in the place of a card; line
    "deck/not-cards",          // line
    "deck/not-numbers",        // line
    "deck/number-and-name",    // a number, the name of another card beside it; line
    "deck/stack-twice",        // stack from 1; line
    "deck/stacks",             // stacks found, needed; line or field
    "decks/nothing",           // there is no deck in the text
    "decks/too-many",          // decks at most
    "duel/after-end",          // number of the move from 1
    "duel/board",              // rows, columns needed; field
    "duel/deck-invalid",       // player from 1
    "duel/hidden-card",        // number of the move from 1
    "duel/illegal-move",       // number of the move from 1
    "duel/position",           // the position a game begins with has a fault
    "duel/resigned",           // a player gave up who cannot have
    "duel/start",              // row, column of the opponent's first token
    "lan/deck",                // the peer's cannot be played with
    "position/cards",          // line
    "position/decks",          // the text names no decks
    "position/header",         // the line that is expected; line
    "position/impossible",     // line
    "position/line",           // the word the line is to begin with; line
    "position/more",           // line
    "position/moves",          // cards played; line
    "position/number",         // the word; line
    "position/row",            // words needed, words found; line
    "position/state",          // the line there has to be; line
    "position/token",          // the word; line
    "position/yields",         // points of the first and of the second player; line
    "sdeck/not-decks",         // the format it names; field
    "sdeck/unknown-game",      // game id; field
    "sduel/deck",              // a sixth card in a stack, or one twice; field
    "sduel/move",              // text that is no move; field
    "sduel/name",              // bytes at most; field
    "sduel/no-game",           // of another kind altogether
    "sduel/not-duel",          // the format it names; field
    "sduel/review",            // of moves that the game has not, or with others that cannot be played
    "sduel/seed",              // field
    "sduel/unknown-game",      // game id; field
    "tags/count",              // tags at most; field
    "tournament/deck-invalid", // name of the deck
    "tournament/name-twice",   // name of two decks
    "tournament/other-decks",  // name of a deck that the first part has not, or has otherwise
    "tournament/too-few",      // decks needed
    "tournament/too-many",     // decks at most
    "user/active-missing",     // the file's active set from 1, decks to be written
    "user/no-sets",            // line
    "user/not-a-user-file",    //
    "user/number",             // line
    "write/active-stays",      // the file's active set from 1
    "write/assumed-ids",       // decks
    "write/empty-stack",       // deck, stack from 1
    "write/invalid",           // decks the game would not take
    "write/lost-active",       //
    "write/lost-names",        // decks
    "write/lost-notes",        // decks
    "write/lost-other",        // unknown fields
    "write/lost-tags",         // decks
    "write/lost-words",        // decks
    "write/more-than-game",    // decks, the most the game keeps
    "write/no-decks",          //
    "write/one-deck",          // decks
    "write/user-file",         // such a file is only written into, see user_file.h
});

std::span<const std::string_view> errorIds() {
    return ids;
}

} // namespace

const GameCore gameCore{
    .id = "token-battle",
    .forms = forms,
    .errorIds = errorIds,
    .mayReplace = keepsUserFile,
};

} // namespace stonemason::token_battle
