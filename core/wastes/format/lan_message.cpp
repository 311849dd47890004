// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/lan_message.h"

#include "core/base/fingerprint.h"
#include "core/base/text.h"
#include "core/play/lan_codec.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/game/position.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason::wastes {

namespace {

constexpr std::size_t longestMark = 16;

/// As many of the characters as a line may have of a name.
std::string cut(std::string_view words) {
    std::string_view some = firstCharacters(words, int(maximumLanName));
    while (some.size() > maximumLanName)
        some = firstCharacters(some, characterCount(some) - 1);
    return std::string(some);
}

struct WarCodec : WarLanWords {
    static LanPlayer readGreeting(const JsonReader& r) {
        LanPlayer player;
        player.game = readLanText(r["game"], maximumLanName);
        player.rules = readLanText(r["rules"], longestMark);
        player.name = readLanText(r["name"], maximumLanName);
        player.seed = r["seed"].natural().value_or(maximumSeed + 1);
        if (player.seed > maximumSeed) r["seed"].fail("war/seed");
        if (r.has("board")) player.board = readLanBoard(r["board"]);
        r.allowOnly({"game", "rules", "name", "seed", "board"});
        return player;
    }
    static Json json(const LanPlayer& player) {
        Json json{
            {"game", player.game}, {"rules", player.rules}, {"name", player.name}, {"seed", player.seed}};
        if (player.board) json["board"] = jsonOfLanBoard(*player.board);
        return json;
    }
    static Move readMove(const JsonReader& r) {
        const std::string text = r.string();
        const auto move = moveFromText(text);
        if (!move) r.fail("war/move", {text.substr(0, maximumLanName)});
        return move.value_or(Move{});
    }
    static Json json(Move move) { return moveText(move); }
};

} // namespace

Result<LanMessage> readLanMessage(std::string_view line) {
    return readLanMessageOf<WarCodec>(line);
}

std::string lanLine(const LanMessage& message) {
    return lanLineOf<WarCodec>(message);
}

Board lanBoard(const Board& board) {
    Board sent;
    sent.name = cut(board.name);
    sent.author = cut(board.author);
    sent.symmetry = board.symmetry;
    sent.tiles = board.tiles;
    sent.pieces = board.pieces;
    for (Piece& piece : sent.pieces)
        piece.unknownFields.clear();
    sent.toMove = board.toMove;
    sent.jumps = board.jumps;
    for (auto* jumps : {&sent.jumps.extra, &sent.jumps.forbidden})
        std::erase_if(*jumps, [&board](const Jump& jump) {
            return !board.tiles.contains(jump.from) || !board.tiles.contains(jump.to);
        });
    return sent;
}

std::string positionMark(const Position& position) {
    return Fingerprint().add(hashOf(position)).text();
}

namespace {

/// What stands between separators; of an empty text nothing does.
std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Adds a word to a list of them.
void add(std::string& list, std::string_view word, char separator) {
    if (!list.empty()) list += separator;
    list += word;
}

std::optional<Grid<Tile>> tilesFrom(std::string_view text) {
    const std::vector<std::string_view> rows = partsOf(text, '/');
    if (rows.empty() || rows.size() > std::size_t(maximumSide)) return std::nullopt;
    const std::size_t columns = rows.front().size();
    if (columns < 1 || columns > std::size_t(maximumSide)) return std::nullopt;
    Grid<Tile> tiles({int(rows.size()), int(columns)}, Tile::Hole);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != columns) return std::nullopt;
        for (std::size_t column = 0; column < columns; ++column) {
            const auto tile = tileOf(rows[row][column]);
            if (!tile) return std::nullopt;
            tiles[{int(row), int(column)}] = *tile;
        }
    }
    return tiles;
}

std::string tilesText(const Board& board) {
    std::string text;
    for (int row = 0; row < board.size().rows; ++row)
        add(text, rowText(board, row), '/');
    return text;
}

/// Takes that letter from the end of a word, if it is there.
bool takeLast(std::string_view& word, char letter) {
    if (!word.ends_with(letter)) return false;
    word.remove_suffix(1);
    return true;
}

std::optional<Piece> pieceFrom(std::string_view word) {
    Piece piece;
    if (word.size() < 2 || (word[0] != 'b' && word[0] != 'r')) return std::nullopt;
    piece.side = word[0] == 'b' ? Side::Blue : Side::Red;
    piece.rank = word[1] - '0';
    if (piece.rank < 1 || piece.rank > rankCount) return std::nullopt;
    word.remove_prefix(2);
    piece.jumps = takeLast(word, 'j');
    piece.walks = takeLast(word, 'w');
    const auto cell = cellFromText(word);
    if (!cell) return std::nullopt;
    piece.cell = *cell;
    return piece;
}

std::string pieceWord(const Piece& piece) {
    return (piece.side == Side::Blue ? 'b' : 'r') + std::to_string(piece.rank) + cellText(piece.cell) +
           (piece.walks ? "w" : "") + (piece.jumps ? "j" : "");
}

std::optional<Jump> jumpFrom(std::string_view word) {
    const auto move = moveFromText(word);
    if (!move) return std::nullopt;
    return Jump{cellOf(move->from), cellOf(move->to)};
}

std::string jumpWord(const Jump& jump) {
    return moveText({squareOf(jump.from), squareOf(jump.to)});
}

/// The value of each word of a text. Error: lan/board, also for more than so many.
template <typename Value>
std::vector<Value> readWords(const JsonReader& r, std::size_t most,
                             std::optional<Value> (*from)(std::string_view word)) {
    std::vector<Value> values;
    const std::string text = r.string();
    for (const std::string_view word : partsOf(text, ' ')) {
        auto value = from(word);
        if (!value || values.size() == most) {
            r.fail("lan/board");
            break;
        }
        values.push_back(*std::move(value));
    }
    return values;
}

template <typename Value>
std::string wordsOf(const std::vector<Value>& values, std::string (*text)(const Value& value)) {
    std::string words;
    for (const Value& value : values)
        add(words, text(value), ' ');
    return words;
}

} // namespace

Board readLanBoard(const JsonReader& r) {
    Board board;
    board.name = readLanText(r["name"], maximumLanName);
    board.author = readLanText(r["author"], maximumLanName);
    if (auto tiles = tilesFrom(r["tiles"].string()))
        board.tiles = *std::move(tiles);
    else
        r["tiles"].fail("lan/board");
    board.pieces = readWords<Piece>(r["pieces"], 2 * std::size_t(maximumPieces), pieceFrom);
    board.toMove = r["redBegins"].boolean() ? Side::Red : Side::Blue;
    const auto symmetry = symmetryFromId(r["symmetry"].string());
    if (!symmetry) r["symmetry"].fail("lan/board");
    board.symmetry = symmetry.value_or(Symmetry::None);
    board.jumps.extra = readWords<Jump>(r["extra"], maximumJumps, jumpFrom);
    board.jumps.forbidden = readWords<Jump>(r["forbidden"], maximumJumps, jumpFrom);
    r.allowOnly({"name", "author", "tiles", "pieces", "redBegins", "symmetry", "extra", "forbidden"});
    return board;
}

Json jsonOfLanBoard(const Board& board) {
    return {{"name", board.name},
            {"author", board.author},
            {"tiles", tilesText(board)},
            {"pieces", wordsOf(board.pieces, pieceWord)},
            {"redBegins", board.toMove == Side::Red},
            {"symmetry", symmetryId(board.symmetry)},
            {"extra", wordsOf(board.jumps.extra, jumpWord)},
            {"forbidden", wordsOf(board.jumps.forbidden, jumpWord)}};
}

} // namespace stonemason::wastes
