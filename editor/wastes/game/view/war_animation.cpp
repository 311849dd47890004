// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_animation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stonemason::wastes {

namespace {

constexpr double settling = 0.4; ///< steps for which the new power is shown at the end

QPointF placeOf(Square square) {
    const Cell cell = cellOf(square);
    return QPointF(cell.column, cell.row);
}

/// Ease-in and ease-out.
double eased(double progress) {
    return progress * progress * (3 - 2 * progress);
}

PieceSprite spriteOf(const Engine& engine, PieceId id, Square square) {
    return {.look = lookOf(engine.ground().piece(id), engine.powerOf(id, square)), .place = placeOf(square)};
}

} // namespace

std::vector<PieceSprite> spritesOf(const Engine& engine, const Position& position) {
    std::vector<PieceSprite> sprites;
    for (std::size_t id = 0; id < position.places.size(); ++id)
        if (const Square square = position.places[id];
            square != noSquare && position.at(square) == PieceId(id))
            sprites.push_back(spriteOf(engine, PieceId(id), square));
    return sprites;
}

WarAnimation::WarAnimation(const Engine& engine, const Position& before, Move move)
    : mover_(spriteOf(engine, before.at(move.from), move.from))
    , to_(placeOf(move.to))
    , powerAfter_(engine.powerOf(before.at(move.from), move.to)) {
    for (std::size_t id = 0; id < before.places.size(); ++id) {
        const Square square = before.places[id];
        if (square == noSquare || before.at(square) != PieceId(id) || square == move.from) continue;
        const PieceSprite sprite = spriteOf(engine, PieceId(id), square);
        if (square == move.to)
            captured_ = sprite;
        else
            others_.push_back(sprite);
    }
    const auto& beside = engine.ground().beside(move.from);
    jumps_ = std::ranges::find(beside, move.to) == beside.end();
}

std::vector<PieceSprite> WarAnimation::at(double steps) const {
    const double moving = length() - settling;
    const double progress = std::clamp(steps / moving, 0.0, 1.0);
    std::vector<PieceSprite> sprites = others_;
    if (captured_ && progress < 1) {
        PieceSprite fading = *captured_;
        fading.opacity = 1 - eased(progress);
        fading.scale = 1 - 0.4 * eased(progress);
        sprites.push_back(fading);
    }
    PieceSprite mover = mover_;
    mover.place += (to_ - mover_.place) * eased(progress);
    if (jumps_) mover.scale = 1 + 0.35 * std::sin(std::numbers::pi * progress);
    if (progress >= 1) {
        mover.look.power = powerAfter_;
        if (mover_.look.power != powerAfter_)
            mover.scale =
                1 + 0.12 * std::sin(std::numbers::pi * std::clamp((steps - moving) / settling, 0.0, 1.0));
    }
    sprites.push_back(mover);
    return sprites;
}

} // namespace stonemason::wastes
