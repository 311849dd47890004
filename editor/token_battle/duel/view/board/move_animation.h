// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <QPointF>

#include <vector>

namespace stonemason::token_battle {

/// A token as drawn at one moment.
struct Sprite {
    Token token;
    QPointF place;      ///< (column, row); whole numbers are cells
    double scale = 1;   ///< of its usual size
    double opacity = 1; ///< 0 to 1
    double flash = 0;   ///< 0 to 1: strength of the hit flash
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

/// The board in a position, without animation.
BoardFrame frameOf(const Position& position);

/// The animation of a move: one step for each event (all pushes of an ability form one step), the points at
/// the end. A value type that neither draws nor depends on a clock.
class MoveAnimation {
public:
    MoveAnimation(const Duel& duel, const Position& before, Move move);

    /// The number of steps.
    double length() const { return double(steps_.size()) + pointSteps; }
    /// The board after this many steps, 0 to length().
    BoardFrame at(double steps) const;

private:
    static constexpr double pointSteps = 3;

    /// The change of one token in one step.
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

    std::vector<Sprite> first_; ///< new ones invisible, in their cells
    std::vector<Step> steps_;
    std::vector<RisingPoints> points_;

    // While the steps are built: the tokens after the last step, and the index of the token in each cell.
    std::vector<Sprite> now_;
    std::array<int, duelCells> at_{};
};

} // namespace stonemason::token_battle
