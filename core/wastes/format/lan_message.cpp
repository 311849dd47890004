// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/lan_message.h"

#include "core/base/fingerprint.h"
#include "core/base/text.h"
#include "core/play/lan_codec.h"
#include "core/wastes/format/lan_board.h"

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
    Board told;
    told.name = cut(board.name);
    told.author = cut(board.author);
    told.symmetry = board.symmetry;
    told.tiles = board.tiles;
    told.pieces = board.pieces;
    for (Piece& piece : told.pieces)
        piece.unknownFields.clear();
    told.toMove = board.toMove;
    told.jumps = board.jumps;
    for (auto* jumps : {&told.jumps.extra, &told.jumps.forbidden})
        std::erase_if(*jumps, [&board](const Jump& jump) {
            return !board.tiles.contains(jump.from) || !board.tiles.contains(jump.to);
        });
    return told;
}

std::string positionMark(const Position& position) {
    return Fingerprint().add(hashOf(position)).text();
}

} // namespace stonemason::wastes
