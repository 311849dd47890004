// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <QPointF>

#include <vector>

namespace stonemason::token_battle {

/// A token as it is drawn at one moment.
struct Sprite {
    Token token;
    QPointF place;      ///< (column, row); whole numbers are cells
    double scale = 1;   ///< of its usual size
    double opacity = 1; ///< 0 to 1
    double flash = 0;   ///< 0 to 1: it is being hit
};

/// A line of fire at one moment.
struct ShotLine {
    QPointF from;
    QPointF to;
    double opacity = 1;
};

/// Points that rise from a token.
struct RisingPoints {
    Square square = noSquare;
    int owner = 0;
    int points = 0;
    double progress = 0; ///< 0 to 1
};

/// The board at one moment.
struct BoardFrame {
    std::vector<Sprite> sprites;
    std::vector<ShotLine> shots;
    std::vector<RisingPoints> points;
};

/// The board as it stands in a position.
BoardFrame frameOf(const Position& position);

/// A move as it is shown: one step for each thing that happens (all pushes of an ability are one), the points
/// at the end. A value that draws nothing and knows no time.
class MoveAnimation {
public:
    MoveAnimation(const Duel& duel, const Position& before, Move move);

    /// How many steps it takes.
    double length() const { return double(steps_.size()) + pointSteps; }
    /// The board after so many steps, 0 to length().
    BoardFrame at(double steps) const;

private:
    static constexpr double pointSteps = 3;

    /// What happens to one token in one step.
    struct Change {
        std::size_t sprite;
        Sprite to;
        bool hit = false;
    };
    struct Step {
        DuelEventKind kind{};
        std::vector<Change> changes;
        std::vector<ShotLine> shots;
    };

    void add(const DuelEvent& event, TokenKind placed);
    void create(const DuelEvent& event, TokenKind kind);
    Step& stepFor(DuelEventKind kind);
    void change(Step& step, std::size_t sprite, const Sprite& to, bool hit = false);
    void slide(Step& step, Square from, Square to);
    void trade(Step& step, Square a, Square b);

    std::vector<Sprite> first_; ///< new ones unseen, in their cells
    std::vector<Step> steps_;
    std::vector<RisingPoints> points_;

    // While the steps are being made: the tokens as they are after the last one, and which lies where.
    std::vector<Sprite> now_;
    std::array<int, duelCells> at_{};
};

} // namespace stonemason::token_battle
