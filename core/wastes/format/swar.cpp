// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/swar.h"

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/format/text_file.h"
#include "core/wastes/format/analysis_json.h"
#include "core/wastes/format/sboard.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::string_view warFormat = "stonemason-wastes-game";
constexpr int newestWarVersion = 2;
constexpr int warVersionWithReview = 2; // files without a review are written as version 1
constexpr LossField<MoveLoss> worthField{"worth", &MoveLoss::worth,
                                         20'000}; // twice the most of JudgingNumbers::won
constexpr std::array<std::string_view, 4> resultIds{"blue", "red", "draw", "open"};

/// The record as its fields have it, but for the board.
struct RecordFields {
    GameRecord record;
    std::string result;
    std::optional<std::vector<MoveLoss>> review;
};

/// Fills RecordFields from the fields of their JSON.
class WarReader {
public:
    WarReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    RecordFields read(const Profile& profile) {
        const int version = root_["version"].integer(1, 1'000'000);
        if (version > newestWarVersion) root_["version"].fail("json/version", {version, newestWarVersion});
        const std::string game = root_["game"].string();
        if (game != profile.game) root_["game"].fail("war/unknown-game", {game});
        GameRecord& record = fields_.record;
        record.setup.seed = root_["seed"].natural().value_or(maximumSeed + 1);
        if (record.setup.seed > maximumSeed) root_["seed"].fail("war/seed");
        readPlayers(root_["players"]);
        root_["board"].object();
        readMoves(root_["moves"]);
        if (root_.has("resigned")) record.resigned = root_["resigned"].integer(0, playerCount - 1);
        fields_.result = root_["result"].string();
        if (std::ranges::find(resultIds, fields_.result) == resultIds.end())
            root_["result"].fail("json/unknown-id", {fields_.result});
        if (root_.has("review")) {
            if (version < warVersionWithReview) root_["review"].fail("json/unknown-field");
            fields_.review = worthField.read(root_["review"], maximumMoves, readMove);
        }
        root_.allowOnly({"format", "version", "game", "seed", "players", "board", "moves", "resigned",
                         "result", "review"});
        return std::move(fields_);
    }

private:
    void readPlayers(const JsonReader& list) {
        if (list.size() != std::size_t(playerCount)) {
            list.fail("json/length", {playerCount, int(list.size())});
            return;
        }
        for (std::size_t i = 0; i < std::size_t(playerCount); ++i) {
            std::string name = list.at(i).string();
            if (name.size() > maximumRecordName) list.at(i).fail("war/name", {int(maximumRecordName)});
            fields_.record.setup.players[i] = std::move(name);
        }
    }

    void readMoves(const JsonReader& list) {
        if (list.size() > std::size_t(maximumMoves))
            list.fail("json/entries", {maximumMoves, int(list.size())});
        for (std::size_t i = 0; i < std::min(list.size(), std::size_t(maximumMoves)); ++i) {
            fields_.record.moves.push_back(readMove(list.at(i)));
        }
    }

    static Move readMove(const JsonReader& r) {
        const std::string text = r.string();
        const auto move = moveFromText(text);
        if (!move) r.fail("war/move", {text});
        return move.value_or(Move{});
    }

    JsonReader root_;
    RecordFields fields_;
};

/// Every line but the first, two blanks further in.
std::string indented(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '\n') result += "  ";
    }
    return result;
}

} // namespace

Result<Game> readSwar(std::string_view bytes, const Profile& profile) {
    auto read = readReviewedSwar(bytes, profile);
    if (!read) return read.error();
    return std::move(read->game);
}

Result<ReviewedGame> readReviewedSwar(std::string_view bytes, const Profile& profile) {
    if (bytes.size() > maximumRecordSize) return Error{{"file/too-large", {int(maximumRecordSize)}}};
    if (auto error = foreignBytes(bytes)) return *error;
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string format = root["format"].string();
    if (format != warFormat) return Error{{"war/not-a-game", {format}}, 0, "format"};
    RecordFields fields = WarReader(*parsed, error).read(profile);
    if (error) return *error;
    auto board = readInnerSboard(bytes, profile);
    if (!board) return board.error();
    fields.record.setup.board = std::move(board).value();
    auto game = Game::replay(fields.record, profile);
    if (!game) return game.error();
    if (game->resultId() != fields.result)
        return Error{{"war/result", {fields.result, std::string(game->resultId())}}, 0, "result"};
    if (fields.review && !isReviewOf(*game, *fields.review)) return Error{{"war/review"}, 0, "review"};
    return ReviewedGame{std::move(game).value(), std::move(fields.review)};
}

bool looksLikeSwar(std::string_view bytes) {
    return namesFormat(bytes, warFormat);
}

Result<std::string> writeSwar(const Game& game, const std::vector<MoveLoss>* review) {
    const GameRecord& record = game.record();
    const auto board = writeSboard(record.setup.board, game.engine().profile());
    if (!board) return board.error();
    std::string_view boardText = *board;
    boardText.remove_suffix(1); // the end of its last line
    std::string json = "{\n  \"format\": " + jsonText(warFormat);
    const auto add = [&json](std::string_view name, std::string_view value) {
        json += ",\n  \"" + std::string(name) + "\": " + std::string(value);
    };
    const auto dumped = [](const Json& value) {
        return value.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    add("version", std::to_string(review ? warVersionWithReview : 1));
    add("game", jsonText(game.engine().profile().game));
    add("seed", std::to_string(record.setup.seed));
    add("players", dumped(record.setup.players));
    add("board", indented(boardText));
    Json moves = Json::array();
    for (const Move move : record.moves)
        moves.push_back(moveText(move));
    add("moves", moves.dump());
    if (record.resigned) add("resigned", std::to_string(*record.resigned));
    add("result", jsonText(game.resultId()));
    if (review) add("review", worthField.asJson(*review).dump());
    json += "\n}\n";
    if (json.size() > maximumRecordSize) return Error{{"write/too-large", {int(maximumRecordSize)}}};
    return json;
}

namespace {

Json asJson(Square square) {
    const Cell cell = cellOf(square);
    return {cell.row, cell.column};
}

void put(Json& json, const Engine& engine, const Position& position, Move move) {
    json["from"] = asJson(move.from);
    json["to"] = asJson(move.to);
    json["kind"] = moveKindId(engine.kindOf(position, move));
}

Json sideJson(std::optional<int> player) {
    return player ? Json(sideId(Side(*player))) : Json();
}

Json endJson(const Game& game) {
    if (game.record().resigned) return "resigned";
    const std::string_view end = endId(game.position().end);
    return end.empty() ? Json() : Json(end);
}

} // namespace

std::string_view endId(End end) {
    switch (end) {
    case End::None: return {};
    case End::Goal: return "goal";
    case End::Captured: return "captured";
    case End::Blocked: return "blocked";
    case End::Repetition: return "repetition";
    case End::QuietTurns: return "quiet-turns";
    case End::MostMoves: return "most-moves";
    }
    return {};
}

std::string_view moveKindId(MoveKind kind) {
    switch (kind) {
    case MoveKind::Step: return "step";
    case MoveKind::Capture: return "capture";
    case MoveKind::Jump: return "jump";
    case MoveKind::Goal: return "goal";
    }
    return {};
}

std::string movesReport(const Engine& engine, const Position& position) {
    Json json;
    json["toMove"] = sideJson(position.running() ? std::optional<int>(position.toMove) : std::nullopt);
    json["moves"] = Json::array();
    for (const Move move : engine.moves(position)) {
        json["moves"].emplace_back();
        put(json["moves"].back(), engine, position, move);
    }
    return json.dump() + '\n';
}

std::string warReport(const Game& game, std::span<const Advantage> advantages) {
    const Engine& engine = game.engine();
    Json json;
    json["seed"] = game.setup().seed;
    json["players"] = game.setup().players;
    json["toMove"] = sideId(game.setup().board.toMove);
    if (!advantages.empty()) putAdvantage(json["start"], advantages.front(), engine.profile().judging);
    json["moves"] = Json::array();
    for (int i = 0; i < game.moveCount(); ++i) {
        const Position& before = game.positionAfter(i);
        const PieceId captured = before.at(game.move(i).to);
        Json move;
        move["side"] = sideId(Side(before.toMove));
        put(move, engine, before, game.move(i));
        move["captured"] = captured == noPiece ? Json() : Json(engine.ground().rank(captured));
        if (!advantages.empty()) putAdvantage(move, advantages[std::size_t(i) + 1], engine.profile().judging);
        json["moves"].push_back(std::move(move));
    }
    json["winner"] = sideJson(game.winner());
    json["end"] = endJson(game);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace stonemason::wastes
