// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_report.h"

#include "core/format/json.h"
#include "core/token_battle/format/position_text.h"

namespace stonemason::token_battle {

namespace {

Json boardOf(const Position& position) {
    Json board = Json::array();
    for (int square = 0; square < duelCells; ++square) {
        const auto token = position.tokenAt(Square(square));
        board.push_back(token ? Json({token->owner, token->value, tokenKindId(token->kind)}) : Json());
    }
    return board;
}

Json moveOf(const Game& game, int index) {
    const Move move = game.record().moves[std::size_t(index)];
    const Position& after = game.positionAfter(index + 1);
    const Cell cell = cellOf(move.square);
    Json json;
    json["player"] = game.playerOf(index);
    json["stack"] = move.stack;
    json["card"] = game.cardOf(index).id;
    json["row"] = cell.row;
    json["col"] = cell.column;
    json["board"] = boardOf(after);
    json["yields"] = after.yields;
    json["scores"] = after.scores;
    const bool isLast = index + 1 == game.moveCount();
    json["next"] = isLast && game.hasEnded() ? Json() : Json(after.toMove);
    return json;
}

} // namespace

std::string gameReport(const Game& game) {
    const GameSetup& setup = game.setup();
    const bool alone = setup.mode == DuelMode::Sandbox;
    const Cell start = cellOf(setup.start);
    Json json;
    json["seed"] = setup.seed;
    json["start"] = alone || setup.from ? Json() : Json({start.row, start.column});
    if (setup.from) json["position"] = positionText(*setup.from);
    json["decks"] = Json::array({setup.sides[0].deck.stacks()});
    if (!alone) json["decks"].push_back(setup.sides[1].deck.stacks());
    json["moves"] = Json::array();
    for (int i = 0; i < game.moveCount(); ++i)
        json["moves"].push_back(moveOf(game, i));
    json["winner"] = game.winner() ? Json(*game.winner()) : Json();
    return json.dump() + '\n';
}

} // namespace stonemason::token_battle
