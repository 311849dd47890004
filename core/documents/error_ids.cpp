// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/games.h"

#include <algorithm>
#include <array>
#include <vector>

namespace stonemason {

namespace {

// Rows and columns count from 1, layers are named by Layer::id, sizes of files are in bytes. Line and field
// are not arguments, they are members of the Error.
constexpr auto ids = std::to_array<std::string_view>({
    "document/binary",           // bytes that are no text, and no world
    "document/nearest",          // id of the kind of document that a text comes nearest to
    "document/nothing",          // no kind of document is near
    "file/changed",              // written by another program while it was to be replaced
    "file/dangling-link",        // a link to nothing
    "file/denied",               // the file may not be read, or not be written
    "file/empty",                // nothing but blanks
    "file/encoding",             // UTF-16 or UTF-32
    "file/folder-denied",        // no file may be made in its folder
    "file/foreign-folder",       // a link or another account's, for the program's own things
    "file/is-folder",            //
    "file/link-circle",          // links that lead back to themselves
    "file/missing",              // reading: there is no such file
    "file/missing-folder",       // writing: its folder is not there
    "file/name",                 // no file can have such a name
    "file/name-too-long",        // the name or the path to it
    "file/no-space",             // the disk is full, or a quota
    "file/not-regular",          // a FIFO, device or socket
    "file/nul",                  // line
    "file/read",                 // the system's error number
    "file/read-only",            // the disk is
    "file/too-large",            // bytes at most
    "file/write",                // the system's error number
    "json/cut",                  // line
    "json/depth",                // levels at most; line and field
    "json/duplicate",            // the key, id or code there twice; field, and the line when it is a key
    "json/entries",              // entries at most, entries found; field
    "json/foreign",              // no object that names its format
    "json/length",               // entries needed, entries found; field
    "json/missing",              // field
    "json/nearest",              // id of the kind of document whose fields an object has
    "json/number",               // too large to be held; line
    "json/range",                // smallest, largest; field
    "json/syntax",               // line
    "json/type",                 // array, boolean, cell, code, integer, number, object or string; field
    "json/unknown-field",        // field
    "json/unknown-id",           // the word found; field
    "json/utf8",                 // line
    "json/values",               // values at most; line
    "json/version",              // version found, newest known; field
    "lan/board",                 // the peer's cannot be played on
    "lan/commitment",            // what the peer reveals is not what it committed itself to
    "lan/crowded",               // too many connect to the host
    "lan/differs",               // number of the move after which the positions do
    "lan/flood",                 //
    "lan/forged",                // a line that is not the peer's next
    "lan/game",                  // id of the game the peer plays
    "lan/gone",                  // the peer, whose name is unknown
    "lan/guesses",               // too many wrong words
    "lan/illegal",               // number of the peer's move, from 1
    "lan/left",                  // name of the peer
    "lan/lost",                  // the connection
    "lan/no-word",               // the host asks for none
    "lan/nonsense",              //
    "lan/out-of-turn",           //
    "lan/overtime",              // minutes
    "lan/rules",                 // the peer has other rules
    "lan/silent",                // seconds
    "lan/stalled",               // minutes
    "lan/taken",                 // another guest has joined the host
    "lan/told",                  // id of one of these, as sent by the peer
    "lan/too-long",              // bytes at most
    "lan/unknown",               // the type of a message
    "lan/unreachable",           // nobody answers
    "lan/version",               // the peer's, our own
    "lan/word",                  // the peer does not know it
    "lan/word-needed",           // the host asks for one
    "lan/word-unasked",          // the peer has one
    "lan/wordless",              // the peer has none
    "lan/wrong-word",            // reported by the host
    "map/decks",                 // there are decks in the text and no map
    "tournament/changed",        // decks or options are not those it was played with; field
    "tournament/games",          // fewest, most games of two decks
    "tournament/not-one",        // the format it names; field
    "tournament/number",         // no whole number; field
    "tournament/other-form",     // another form than the first part
    "tournament/other-game",     // played with other cards, rules or another version; field
    "tournament/other-games",    // another number of games than the first part
    "tournament/other-player",   // another player than the first part
    "tournament/other-seed",     // another seed than the first part
    "tournament/other-shards",   // its number of shards, that of the first part
    "tournament/played",         // units there twice or not of the shard; field
    "tournament/seed",           // too large; field
    "tournament/shard",          // a number beyond that of shards; field
    "tournament/shard-twice",    // number of the shard
    "tournament/shards-missing", // their numbers, number of shards
    "tournament/sums",           // no games can have such sums; field
    "tournament/unknown-game",   // game id; field
    "user/only-sets",            //
    "write/too-large",           // bytes at most
    "write/unknown-fields",      // Map::unknownFields is no JSON object
    "write/words",               // name, author, description or licence: not UTF-8, or holds a NUL
});

} // namespace

std::span<const std::string_view> formatErrorIds() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> merged(ids.begin(), ids.end());
        for (const GameCore* game : allGames()) {
            const auto more = game->errorIds();
            merged.insert(merged.end(), more.begin(), more.end());
        }
        std::ranges::sort(merged);
        return merged;
    }();
    return all;
}

} // namespace stonemason
