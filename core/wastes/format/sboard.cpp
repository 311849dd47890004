// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/sboard.h"

#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "core/format/json_writer.h"
#include "core/format/text_file.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"

#include <algorithm>
#include <array>

namespace stonemason::wastes {

namespace {

constexpr std::string_view boardFormat = "stonemason-board";
constexpr int newestBoardVersion = 1;
constexpr int mostPieces = maximumSide * maximumSide; ///< in a file; a game has fewer

constexpr std::array<std::string_view, 11> boardFields{"format", "version",     "game",     "name",
                                                       "author", "description", "symmetry", "tiles",
                                                       "pieces", "toMove",      "jumps"};
constexpr std::array<std::string_view, 6> pieceFields{"side", "rank", "row", "column", "walks", "jumps"};
constexpr std::array<std::string_view, 2> jumpFields{"extra", "forbidden"};

struct WordsField {
    const char* name;
    std::string Board::*words;
};

constexpr std::array<WordsField, 3> wordsFields{
    {{"name", &Board::name}, {"author", &Board::author}, {"description", &Board::description}}};

struct JumpList {
    const char* name;
    std::vector<Jump> JumpChanges::*jumps;
};

constexpr std::array<JumpList, 2> jumpLists{
    {{"extra", &JumpChanges::extra}, {"forbidden", &JumpChanges::forbidden}}};

/// Fills a Board from the fields of its JSON.
class BoardReader {
public:
    BoardReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    Board read() {
        for (const WordsField& field : wordsFields) {
            board_.*field.words = root_.stringOr(field.name, {});
            if ((board_.*field.words).find('\0') != std::string::npos)
                root_[field.name].fail("board/words", {std::string(field.name)});
        }
        readTiles(root_["tiles"]);
        if (root_.has("pieces")) readPieces(root_["pieces"]);
        if (root_.has("toMove")) board_.toMove = readSide(root_["toMove"]);
        if (root_.has("jumps")) readJumps(root_["jumps"]);
        board_.symmetry = root_.has("symmetry") ? readSymmetry(root_["symmetry"]) : obeyedSymmetry(board_);
        return std::move(board_);
    }

private:
    void readTiles(const JsonReader& rows) {
        const std::size_t count = rows.size();
        const std::size_t columns = count > 0 ? rows.at(0).string().size() : 0;
        const auto fits = [](std::size_t side) { return side >= 1 && side <= std::size_t(maximumSide); };
        if (!fits(count) || !fits(columns)) {
            rows.fail("board/size", {maximumSide});
            return;
        }
        board_.tiles = Grid<Tile>({int(count), int(columns)}, Tile::Hole);
        for (std::size_t row = 0; row < count; ++row)
            readRow(rows.at(row), int(row));
    }

    void readRow(const JsonReader& row, int index) {
        const std::string signs = row.string();
        const int columns = board_.tiles.columns();
        if (int(signs.size()) != columns)
            row.fail("board/row-length", {index + 1, columns, characterCount(signs)});
        for (int column = 0; column < std::min(columns, int(signs.size())); ++column) {
            const auto tile = tileOf(signs[std::size_t(column)]);
            if (!tile) {
                const auto sign = firstCharacters(std::string_view(signs).substr(std::size_t(column)), 1);
                row.fail("board/unknown-sign", {index + 1, column + 1, std::string(sign)});
                return;
            }
            board_.tiles[{index, column}] = *tile;
        }
    }

    static Side readSide(const JsonReader& r) {
        const std::string side = r.string();
        if (side != sideId(Side::Blue) && side != sideId(Side::Red)) r.fail("json/unknown-id", {side});
        return side == sideId(Side::Red) ? Side::Red : Side::Blue;
    }

    static Symmetry readSymmetry(const JsonReader& r) {
        const std::string id = r.string();
        const auto symmetry = symmetryFromId(id);
        if (!symmetry) r.fail("json/unknown-id", {id});
        return symmetry.value_or(Symmetry::None);
    }

    int coordinate(const JsonReader& r, int count) const { return r.integer(0, std::max(count, 1) - 1); }

    void readPieces(const JsonReader& list) {
        for (std::size_t i = 0; i < list.sizeUpTo(mostPieces); ++i) {
            const JsonReader r = list.at(i);
            Piece piece;
            piece.side = readSide(r["side"]);
            piece.rank = r["rank"].integer(1, rankCount);
            piece.cell = {coordinate(r["row"], board_.tiles.rows()),
                          coordinate(r["column"], board_.tiles.columns())};
            piece.walks = r.has("walks") && r["walks"].boolean();
            piece.jumps = r.has("jumps") && r["jumps"].boolean();
            board_.pieces.push_back(std::move(piece));
        }
    }

    Cell readCell(const JsonReader& r) const {
        if (r.size() != 2) {
            r.fail("json/length", {2, int(r.size())});
            return {};
        }
        return {coordinate(r.at(0), board_.tiles.rows()), coordinate(r.at(1), board_.tiles.columns())};
    }

    void readJumps(const JsonReader& r) {
        r.object();
        for (const JumpList& list : jumpLists) {
            if (!r.has(list.name)) continue;
            const JsonReader jumps = r[list.name];
            for (std::size_t i = 0; i < jumps.sizeUpTo(maximumJumps); ++i) {
                const JsonReader jump = jumps.at(i);
                (board_.jumps.*list.jumps).push_back({readCell(jump["from"]), readCell(jump["to"])});
                jump.allowOnly({"from", "to"});
            }
        }
    }

    JsonReader root_;
    Board board_;
};

/// The fields that are not known, from the text itself: a tree of JSON would lose digits and layout. Those of
/// the jumps come first, as they do when written.
void keepUnknownFields(Board& board, std::string_view json) {
    JsonObjectText unknown;
    for (const RawMember& member : rawMembers(json))
        if (member.name == "pieces") {
            const auto pieces = rawElements(member.value);
            for (std::size_t i = 0; i < pieces.size(); ++i)
                board.pieces[i].unknownFields = unknownFields(pieceFields, pieces[i]);
        } else if (member.name == "jumps") {
            const std::string within = unknownFields(jumpFields, member.value);
            if (!within.empty()) unknown.add("jumps", within);
        }
    unknown.addAll(membersExcept(boardFields, json));
    if (!unknown.isEmpty()) board.unknownFields = unknown.text();
}

std::optional<Error> listFault(const Board& board) {
    for (const JumpList& list : jumpLists) {
        const std::vector<Jump>& jumps = board.jumps.*list.jumps;
        if (jumps.size() > std::size_t(maximumJumps)) return Error{{"board/too-many-jumps", {maximumJumps}}};
        for (const Jump& jump : jumps)
            for (const Cell cell : {jump.from, jump.to})
                if (!board.tiles.contains(cell)) return Error{{"board/jump-place", {cell}}};
    }
    if (board.pieces.size() > std::size_t(mostPieces)) return Error{{"board/too-many", {mostPieces}}};
    for (std::size_t i = 0; i < board.pieces.size(); ++i) {
        const Piece& piece = board.pieces[i];
        if (piece.rank < 1 || piece.rank > rankCount) return Error{{"board/rank", {int(i) + 1}}};
        if (!board.tiles.contains(piece.cell)) return Error{{"board/piece-place", {int(i) + 1, piece.cell}}};
        if (!isObjectOrEmpty(piece.unknownFields)) return Error{{"write/unknown-fields"}};
    }
    return std::nullopt;
}

std::optional<Error> whyNotWritable(const Board& board) {
    const auto fits = [](int side) { return side >= 1 && side <= maximumSide; };
    if (!fits(board.size().rows) || !fits(board.size().columns)) return Error{{"board/size", {maximumSide}}};
    for (const WordsField& field : wordsFields) {
        const std::string& words = board.*field.words;
        if (!isUtf8(words) || words.find('\0') != std::string::npos)
            return Error{{"write/words", {std::string(field.name)}}};
    }
    if (!isObjectOrEmpty(board.unknownFields)) return Error{{"write/unknown-fields"}};
    return listFault(board);
}

std::string pieceText(const Piece& piece) {
    JsonObjectText text;
    text.add("side", jsonText(sideId(piece.side)));
    text.add("rank", std::to_string(piece.rank));
    text.add("row", std::to_string(piece.cell.row));
    text.add("column", std::to_string(piece.cell.column));
    text.add("walks", jsonBoolean(piece.walks));
    text.add("jumps", jsonBoolean(piece.jumps));
    text.addAll(membersExcept(pieceFields, piece.unknownFields));
    return text.text();
}

std::string jumpText(const Jump& jump) {
    const auto pair = [](Cell cell) {
        return jsonList(std::array{cell.row, cell.column}, [](int number) { return std::to_string(number); });
    };
    JsonObjectText text;
    text.add("from", pair(jump.from));
    text.add("to", pair(jump.to));
    return text.text();
}

/// What is kept of the fields beside our own in jumps.
std::vector<RawMember> unknownJumpFields(const std::vector<RawMember>& unknown) {
    const auto jumps = std::ranges::find(unknown, "jumps", &RawMember::name);
    if (jumps == unknown.end() || !jumps->value.starts_with('{')) return {};
    return membersExcept(jumpFields, jumps->value);
}

JsonObjectText jumpsObject(const JumpChanges& jumps, const std::vector<RawMember>& unknown) {
    JsonObjectText text(2);
    for (const JumpList& list : jumpLists)
        if (const std::vector<Jump>& some = jumps.*list.jumps; !some.empty())
            text.add(list.name, jsonLines(some, 4, jumpText));
    text.addAll(unknown);
    return text;
}

} // namespace

Result<Board> readSboard(std::string_view bytes, const Profile& profile) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string format = root["format"].string();
    if (format != boardFormat) return Error{{"board/not-a-board", {format}}, 0, "format"};
    const int version = root["version"].integer(1, 1'000'000);
    if (!error && version > newestBoardVersion)
        root["version"].fail("json/version", {version, newestBoardVersion});
    const std::string game = root["game"].string();
    if (game != profile.game) root["game"].fail("board/unknown-game", {game});
    if (error) return *error;
    Board board = BoardReader(*parsed, error).read();
    if (error) return *error;
    keepUnknownFields(board, bytes);
    return board;
}

Result<Board> readInnerSboard(std::string_view object, const Profile& profile) {
    const auto members = rawMembers(withoutMark(object));
    auto board = readSboard(std::ranges::find(members, "board", &RawMember::name)->value, profile);
    if (board) return board;
    const Error& fault = board.error();
    return Error{fault.message, 0, fault.field.empty() ? "board" : "board." + fault.field};
}

bool looksLikeSboard(std::string_view bytes) {
    return namesFormat(bytes, boardFormat);
}

Result<std::string> writeSboard(const Board& board, const Profile& profile) {
    if (auto error = whyNotWritable(board)) return *error;
    std::vector<std::string> rows;
    for (int row = 0; row < board.size().rows; ++row)
        rows.push_back(rowText(board, row));
    JsonObjectText text(0);
    text.add("format", jsonText(boardFormat));
    text.add("version", std::to_string(newestBoardVersion));
    text.add("game", jsonText(profile.game));
    for (const WordsField& field : wordsFields)
        text.add(field.name, jsonText(board.*field.words));
    text.add("symmetry", jsonText(symmetryId(board.symmetry)));
    text.add("tiles", jsonLines(rows, 2, jsonText));
    text.add("pieces", jsonLines(board.pieces, 2, pieceText));
    text.add("toMove", jsonText(sideId(board.toMove)));
    const auto jumps = jumpsObject(board.jumps, unknownJumpFields(membersExcept({}, board.unknownFields)));
    if (!jumps.isEmpty()) text.add("jumps", jumps.text());
    text.addAll(membersExcept(boardFields, board.unknownFields));
    return text.text() + "\n";
}

} // namespace stonemason::wastes
