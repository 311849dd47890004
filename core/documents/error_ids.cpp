// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/error_ids.h"

#include "core/ambush/format/pattern_file.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/text_map/text_map_file.h"
#include "core/wastes/format/error_ids.h"

#include <algorithm>
#include <array>
#include <vector>

namespace stonemason {

namespace {

// Rows and columns count from 1, layers are named by Layer::id, sizes of files are in bytes. Line and field
// are not arguments, they are members of the Error.
constexpr auto ids = std::to_array<std::string_view>({
    "block/empty",               // no code in the text of a block
    "block/ragged",              // codes found, codes expected; line
    "block/too-large",           // rows or columns at most; line
    "block/unknown-code",        // character, its column from 0; line
    "cards/needless-area",       // field
    "cards/offset",              // no neighbouring cell; field
    "cards/order",               // the id; field
    "cards/too-few",             // cards or openers found, needed; field
    "cards/version",             // field
    "code/character",            // its place from 1
    "code/damaged",              // checksum, length or spelling
    "code/none",                 // does not begin as codes do
    "code/version",              // version found, newest known
    "deck/ambiguous",            // five lines of numbers, a stack too many or a name; line
    "deck/no-such-name",         // what stands in the place of a card; line
    "deck/not-cards",            // line
    "deck/not-numbers",          // line
    "deck/number-and-name",      // a number, the name of another card beside it; line
    "deck/stack-twice",          // stack from 1; line
    "deck/stacks",               // stacks found, needed; line or field
    "decks/nothing",             // there is no deck in the text
    "decks/too-many",            // decks at most
    "document/binary",           // bytes that are no text, and no world
    "document/nearest",          // id of the kind of document that a text comes nearest to
    "document/nothing",          // no kind of document is near
    "duel/after-end",            // number of the move from 1
    "duel/board",                // rows, columns needed; field
    "duel/deck-invalid",         // player from 1
    "duel/hidden-card",          // number of the move from 1
    "duel/illegal-move",         // number of the move from 1
    "duel/position",             // the position a game begins with has a fault
    "duel/resigned",             // a player gave up who cannot have
    "duel/start",                // row, column of the opponent's first token
    "file/changed",              // written by another program while it was to be replaced
    "file/dangling-link",        // a link to nothing
    "file/denied",               // the file may not be read, or not be written
    "file/empty",                // nothing but blanks
    "file/encoding",             // UTF-16 or UTF-32
    "file/folder-denied",        // no file may be made in its folder
    "file/foreign-folder",       // a link or somebody else's, for the program's own things
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
    "lan/deck",                  // the peer's cannot be played with
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
    "lan/rules",                 // the peer's are others
    "lan/silent",                // seconds
    "lan/stalled",               // minutes
    "lan/taken",                 // somebody else has joined the host
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
    "map/comment",               // begins on the line and never ends
    "map/decks",                 // there are decks in the text and no map
    "map/no-terrain",            // line of the first hint array
    "map/not-digit",             // layer, row, column, character; line or field
    "map/not-printable",         // layer, row, column; line or field
    "map/nothing",               // there is no map in the text
    "map/quote",                 // begins on the line and does not end there
    "map/row-length",            // layer, row, expected, found; line or field
    "map/size",                  // fewest, most rows or columns of an .smap; field
    "map/statement",             // array that something else than rows is done with; line
    "map/too-few-rows",          // layer, expected, found; line of the last
    "map/too-many-grids",        // grids at most; line of the first too many
    "map/too-many-rows",         // layer, expected, found; line of the first too many
    "map/twice",                 // array; line
    "map/unknown-array",         // array; line
    "map/unknown-code",          // layer, row, column, code; line
    "position/cards",            // line
    "position/decks",            // the text names no decks
    "position/header",           // the line that is expected; line
    "position/impossible",       // line
    "position/line",             // the word the line is to begin with; line
    "position/more",             // line
    "position/moves",            // cards played; line
    "position/number",           // the word; line
    "position/row",              // words needed, words found; line
    "position/state",            // the line there has to be; line
    "position/token",            // the word; line
    "position/yields",           // points of the first and of the second player; line
    "profile/holes",             // rows and columns of the board; field
    "profile/no-choices",        // a game without any symmetry; field
    "profile/no-kings",          // field
    "profile/not-a-choice",      // symmetry that is not among the choices; field
    "profile/not-closed",        // a tile's mirror image has no code; field
    "profile/plain-tile",        // code of a river or road; field
    "profile/start-in-hole",     // field
    "profile/starts",            // number of starts found, where two are needed; field
    "profile/uneven-holes",      // symmetry; field
    "sdeck/not-decks",           // the format it names; field
    "sdeck/unknown-game",        // game id; field
    "sduel/deck",                // a sixth card in a stack, or one twice; field
    "sduel/move",                // text that is no move; field
    "sduel/name",                // bytes at most; field
    "sduel/no-game",             // of another kind altogether
    "sduel/not-duel",            // the format it names; field
    "sduel/seed",                // field
    "sduel/unknown-game",        // game id; field
    "smap/not-a-map",            // the format it names; field
    "smap/note-length",          // characters at most; field
    "smap/note-twice",           // two notes on one cell; field
    "smap/nul",                  // a word holds a NUL character; field
    "smap/unknown-game",         // game id; field
    "tags/count",                // tags at most; field
    "tournament/changed",        // decks or options are not those it was played with; field
    "tournament/deck-invalid",   // name of the deck
    "tournament/games",          // fewest, most games of two decks
    "tournament/name-twice",     // name of two decks
    "tournament/not-one",        // the format it names; field
    "tournament/number",         // no whole number; field
    "tournament/other-decks",    // name of a deck that the first part has not, or has otherwise
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
    "tournament/too-few",        // decks needed
    "tournament/too-many",       // decks at most
    "tournament/unknown-game",   // game id; field
    "user/active-missing",       // the file's active set from 1, decks to be written
    "user/no-sets",              // line
    "user/not-a-user-file",      //
    "user/number",               // line
    "user/only-sets",            //
    "write/active-stays",        // the file's active set from 1
    "write/assumed-ids",         // decks
    "write/code-in-form",        // layer, cell, code that would break the form
    "write/empty-stack",         // deck, stack from 1
    "write/gap",                 // missing layer, the layer behind it that is there
    "write/hint-size",           // layer, rows and columns needed, rows and columns it has
    "write/invalid",             // decks the game would not take
    "write/lost-active",         //
    "write/lost-names",          // decks
    "write/lost-notes",          // decks
    "write/lost-other",          // unknown fields
    "write/lost-tags",           // decks
    "write/map-size",            // layer, fewest, most rows or columns an .smap holds
    "write/more-than-game",      // decks, the most the game keeps
    "write/no-decks",            //
    "write/note",                // cell whose note is none, or one too many
    "write/one-deck",            // decks
    "write/rule",           // id of an assumed number that the game does not have or that is out of range
    "write/size",           // rows and columns needed, rows and columns the map has
    "write/too-large",      // bytes at most
    "write/unknown-code",   // layer, cell, code
    "write/unknown-fields", // Map::unknownFields is no JSON object
    "write/user-file",      // such a file is only written into, see user_file.h
    "write/words",          // name, author, description or licence: not UTF-8, or holds a NUL
});

} // namespace

std::span<const std::string_view> formatErrorIds() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> merged(ids.begin(), ids.end());
        for (const std::span<const std::string_view> more :
             {std::span<const std::string_view>(ambush::patternErrorIds),
              std::span<const std::string_view>(text_map::textMapErrorIds),
              std::span<const std::string_view>(pocket_heroes::templateMessageIds), wastes::errorIds(),
              pocket_heroes::worldErrorIds()})
            merged.insert(merged.end(), more.begin(), more.end());
        std::ranges::sort(merged);
        return merged;
    }();
    return all;
}

} // namespace stonemason
