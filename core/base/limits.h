// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// Upper limits for external files, texts and lines. Readers reject anything beyond them and put the limit
/// among the arguments of their error. Within the limits no input takes the program more than 256 MiB of
/// memory: tests/core/documents/test_reader_memory.cpp measures the densest ones. Nor does any take more
/// than a second of processor time a MiB, and never more than five, recognition included: readers go through
/// their input once (tests/core/documents/test_reader_costs.cpp, tests/editor/cli/test_costs.cpp). Users
/// find the limits in resources/help/limits.md, which a test compares with this header.
///
/// The most that is reported about one file is here too.
///
/// Not here: numbers that a game defines (the size of its board or of a deck), and ranges that follow from a
/// data representation, which are defined beside it.
namespace stonemason {

// Bytes. They bound all else: words that have no limit of their own, and time.

/// Of a file or a pasted text. 100,000 decks of a dozen cards fit in.
inline constexpr std::int64_t maximumFileSize = 16 * 1024 * 1024;
/// Of the file of a document of any kind: of a map of characters, the largest there are, where each character
/// takes four bytes.
inline constexpr std::int64_t maximumDocumentSize = std::int64_t{65} * 1024 * 1024;
/// Of a tournament's result: the largest one as under maximumTournamentValues, with the longest names.
inline constexpr std::int64_t maximumTournamentSize = std::int64_t{32} * 1024 * 1024;
/// Of a map as code, text or a forum post; one takes a few KB. Their readers keep each line of it.
inline constexpr std::size_t maximumMapText = 1024 * 1024;
/// Of the record of a game. 10,000 moves take 70 KB; folders of records are looked through as a whole.
inline constexpr std::size_t maximumRecordSize = 256 * 1024;
/// Of the text of a position in a game; one takes less than 1 KB, remarks may stand around it.
inline constexpr std::size_t maximumPositionText = 64 * 1024;
/// Of a line that a peer sends, without its end: a revelation with the largest board and the longest names
/// takes less.
inline constexpr std::size_t maximumLanLine = 16'384;
/// Of a peer's first line, which anybody can send: a hello takes half of it.
inline constexpr std::size_t maximumLanHello = 512;
/// Bytes of the datagram that announces a waiting host to the network; fits into every packet.
inline constexpr std::size_t maximumLanAnnouncement = 512;

// JSON. A value is a member or an element of any kind; each takes far more memory than its text.

/// Nesting depth of objects and arrays; our files need seven. Trees are copied and written recursively.
inline constexpr int maximumJsonDepth = 64;
/// Members of one object; ours have twenty. Names are stored separately to detect duplicates.
inline constexpr int maximumJsonMembers = 4096;
/// Default limit on the number of values in a file. A map of the largest size has 1,300.
inline constexpr int maximumJsonValues = 250'000;
/// Values of a library: 100,000 decks of a dozen cards have 1.9 million.
inline constexpr int maximumDeckValues = 2'000'000;
/// Values of a tournament's result: a round robin of maximumEntrants full decks, each of its maximumShards
/// parts broken off, has 1.2 million.
inline constexpr int maximumTournamentValues = 1'500'000;
/// Values of a line that a peer sends; a revelation, the largest message, has 35.
inline constexpr int maximumLanValues = 64;

// Games, their maps and their cards.

/// Rows or columns of a map, of a block on the clipboard and of the board that a game states. King's Conflict
/// has 11; checks and overlays work on all cells at once.
inline constexpr int maximumBoardSide = 256;
/// Entries of any list in a file that describes a game or its cards, but for the cards: each may be looked up
/// from every other list.
inline constexpr int maximumTerms = 1000;
/// Cards of a catalogue; Token Battle has 43.
inline constexpr int maximumCards = 10'000;
/// The largest id a file may name, known to the catalogue or not; nine digits, so that it fits every int.
inline constexpr int maximumCardId = 999'999'999;

/// Characters of a note on a cell of a map: a line that a tool tip shows at once.
inline constexpr int maximumCellNote = 200;
/// Notes of a map: the list of them is read, not searched.
inline constexpr int maximumCellNotes = 1000;

/// Pixels of a picture that a board is traced from: 122 MiB.
inline constexpr int maximumSketchPixels = 32'000'000;

// Decks.

/// Decks of a library, whichever file it comes from. Far more than anyone has.
inline constexpr int maximumDecks = 100'000;
inline constexpr int maximumNameLength = 100;     ///< characters of a deck's name: a line of a list
inline constexpr int maximumTags = 32;            ///< of one deck
inline constexpr int maximumTagLength = 50;       ///< characters
inline constexpr int maximumNotesLength = 10'000; ///< characters of a deck's notes: some pages

// Played games and tournaments.

/// Moves of a game: DuelRules::mostMoves is no larger, so no game has more.
inline constexpr int maximumMoves = 10'000;
/// The largest seed: every one can be written as a number in JSON and read by any program.
inline constexpr std::uint64_t maximumSeed = (std::uint64_t{1} << 53U) - 1;
/// Bytes of the name of a deck or a player in a record: maximumNameLength characters of four bytes.
inline constexpr std::size_t maximumRecordName = 400;
/// Bytes of a name that a peer sends; a reveal message has three.
inline constexpr std::size_t maximumLanName = 200;
/// Decks of a tournament: a round robin of so many has 19,900 pairings.
inline constexpr int maximumEntrants = 200;
/// Games between two decks of a tournament: a month of them at four a second.
inline constexpr int maximumGames = 10'000'000;
/// Shards of a tournament: more than anyone has machines.
inline constexpr int maximumShards = 10'000;

// Reports.

/// Problems of one file that are listed, the worst of them; all are counted. A faulty library has ten a deck.
inline constexpr int maximumListedProblems = 1000;

} // namespace stonemason
