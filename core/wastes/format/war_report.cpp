// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/war_report.h"

#include "core/format/json.h"

namespace stonemason::wastes {

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
    switch (game.position().end) {
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

} // namespace

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

std::string warReport(const Game& game) {
    const Engine& engine = game.engine();
    Json json;
    json["seed"] = game.setup().seed;
    json["players"] = game.setup().players;
    json["toMove"] = sideId(game.setup().board.toMove);
    json["moves"] = Json::array();
    for (int i = 0; i < game.moveCount(); ++i) {
        const Position& before = game.positionAfter(i);
        const PieceId captured = before.at(game.move(i).to);
        Json move;
        move["side"] = sideId(Side(before.toMove));
        put(move, engine, before, game.move(i));
        move["captured"] = captured == noPiece ? Json() : Json(engine.ground().rank(captured));
        json["moves"].push_back(std::move(move));
    }
    json["winner"] = sideJson(game.winner());
    json["end"] = endJson(game);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace stonemason::wastes
