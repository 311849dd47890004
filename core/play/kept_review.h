// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/play/played_game.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

// The review of a game as stored in its file: the costliest moves, each with a better one. A `Loss` is a
// value with the number of its move, from 0, as `move`, a better move as `better`, and the loss in a member
// of type int.

namespace stonemason {

/// A game with the review stored in its file.
template <typename GameOfReview, typename LossOfMove>
struct ReviewedGameOf {
    using Game = GameOfReview;
    using Loss = LossOfMove;

    Game game;
    std::optional<std::vector<Loss>> review{}; ///< costliest() of its moves; empty: none lost much
};

/// Whether these are moves of the game, in its order, each with a move that could have been played instead. A
/// file whose moves were changed by hand holds the review of another game.
template <typename Game, typename Loss>
bool isReviewOf(const Game& game, const std::vector<Loss>& review) {
    int next = 0;
    for (const Loss& loss : review) {
        if (loss.move < next || loss.move >= game.moveCount()) return false;
        if (!game.isLegalAfter(loss.move, loss.better)) return false;
        next = loss.move + 1;
    }
    return true;
}

/// The field of a file that contains the loss of a move.
template <typename Loss>
struct LossField {
    const char* name; ///< "points"
    int Loss::*lost;
    int most; ///< largest possible loss

    Json asJson(const std::vector<Loss>& review) const {
        Json json = Json::array();
        for (const Loss& loss : review)
            json.push_back(Json::object(
                {{"move", loss.move + 1}, {name, loss.*lost}, {"better", moveText(loss.better)}}));
        return json;
    }

    /// Errors: json/entries for more than `mostMoves`, those of JsonReader and of readMove(JsonReader), which
    /// reads the better move.
    template <typename ReadMove>
    std::vector<Loss> read(const JsonReader& r, int mostMoves, ReadMove readMove) const {
        std::vector<Loss> review;
        if (r.size() > std::size_t(mostMoves)) r.fail("json/entries", {mostMoves, int(r.size())});
        for (std::size_t i = 0; i < std::min(r.size(), std::size_t(mostMoves)); ++i) {
            const JsonReader entry = r.at(i);
            Loss loss;
            loss.move = entry["move"].integer(1, mostMoves) - 1;
            loss.*lost = entry[name].integer(0, most);
            loss.better = readMove(entry["better"]);
            review.push_back(loss);
            entry.allowOnly({"move", name, "better"});
        }
        return review;
    }
};

} // namespace stonemason
