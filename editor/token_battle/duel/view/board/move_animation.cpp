// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/move_animation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr int nothing = -1;
constexpr double popped = 0.3; // initial scale of a new token

QPointF placeOf(Square square) {
    const Cell cell = cellOf(square);
    return QPointF(cell.column, cell.row);
}

/// Ease-in and ease-out.
double eased(double progress) {
    return progress * progress * (3 - 2 * progress);
}

Sprite between(const Sprite& from, const Sprite& to, double progress) {
    const double share = eased(progress);
    Sprite sprite = progress < 0.5 ? from : to; // value and kind change half way
    sprite.place = from.place + (to.place - from.place) * share;
    sprite.scale = from.scale + (to.scale - from.scale) * share;
    sprite.opacity = from.opacity + (to.opacity - from.opacity) * share;
    return sprite;
}

/// Consecutive events of the same kind are animated together.
DuelEventKind group(DuelEventKind kind) {
    switch (kind) {
    case DuelEventKind::Pushed:
    case DuelEventKind::Flipped:
    case DuelEventKind::Blocked: return DuelEventKind::Pushed;
    case DuelEventKind::Toughened:
    case DuelEventKind::Destroyed: return DuelEventKind::Destroyed;
    default: return kind;
    }
}

} // namespace

BoardFrame frameOf(const Position& position) {
    BoardFrame frame;
    forEach(position.occupied(), [&](Square square) {
        frame.sprites.push_back({*position.tokenAt(square), placeOf(square)});
    });
    return frame;
}

MoveAnimation::MoveAnimation(const Duel& duel, const Position& before, Move move) {
    at_.fill(nothing);
    forEach(before.occupied(), [&](Square square) {
        at_[square] = int(now_.size());
        now_.push_back({*before.tokenAt(square), placeOf(square)});
    });
    first_ = now_;
    const TokenKind kind = duel.topCard(before, before.toMove, move.stack).kind;
    Position after = before;
    for (const DuelEvent& event : duel.playObserved(after, move))
        add(event, kind);
    forEach(after.occupied(), [&](Square square) {
        points_.push_back({square, after.tokenAt(square)->owner, duel.yieldAt(after, square)});
    });
}

MoveAnimation::Step& MoveAnimation::stepFor(DuelEventKind kind) {
    if (steps_.empty() || steps_.back().kind != group(kind)) steps_.push_back({group(kind), {}, {}});
    return steps_.back();
}

void MoveAnimation::change(Step& step, std::size_t sprite, const Sprite& to, bool hit) {
    now_[sprite] = to;
    const auto known = std::ranges::find(step.changes, sprite, &Change::sprite);
    if (known != step.changes.end())
        *known = {sprite, to, hit};
    else
        step.changes.push_back({sprite, to, hit});
}

/// Moves the token to the cell, or off the board, where it fades out.
void MoveAnimation::slide(Step& step, Square from, Square to) {
    const int sprite = std::exchange(at_[from], nothing);
    if (sprite == nothing) return;
    Sprite moved = now_[std::size_t(sprite)];
    if (to == noSquare) {
        const QPointF middle(duelSide / 2.0 - 0.5, duelSide / 2.0 - 0.5);
        const QPointF out = moved.place - middle;
        moved.place += QPointF(std::abs(out.x()) >= std::abs(out.y()) ? std::copysign(0.8, out.x()) : 0,
                               std::abs(out.y()) >= std::abs(out.x()) ? std::copysign(0.8, out.y()) : 0);
        moved.opacity = 0;
    } else {
        moved.place = placeOf(to);
        at_[to] = sprite;
    }
    change(step, std::size_t(sprite), moved);
}

void MoveAnimation::trade(Step& step, Square a, Square b) {
    const int first = at_[a];
    const int second = at_[b];
    slide(step, a, b);
    at_[b] = second;
    slide(step, b, a);
    at_[b] = first;
}

/// Adds a new token that grows in its cell.
void MoveAnimation::create(const DuelEvent& event, TokenKind kind) {
    at_[event.to] = int(now_.size());
    const Sprite sprite{{event.owner, event.amount, kind}, placeOf(event.to)};
    now_.push_back(sprite);
    first_.push_back({sprite.token, sprite.place, popped, 0});
    change(stepFor(event.kind), now_.size() - 1, sprite);
}

void MoveAnimation::add(const DuelEvent& event, TokenKind placed) {
    const auto there = [this](Square square) { return std::size_t(at_[square]); };
    const auto lose = [&](int amount) {
        Sprite hit = now_[there(event.to)];
        hit.token.value = std::max(0, hit.token.value - amount);
        change(stepFor(event.kind), there(event.to), hit, true);
    };
    switch (event.kind) {
    case DuelEventKind::Placed: create(event, placed); break;
    case DuelEventKind::Spawned: create(event, TokenKind::Plain); break;
    case DuelEventKind::Damaged: lose(event.amount); break;
    case DuelEventKind::Shot:
        stepFor(event.kind).shots.push_back({placeOf(event.from), placeOf(event.to)});
        lose(event.amount);
        break;
    case DuelEventKind::Pushed: slide(stepFor(event.kind), event.from, event.to); break;
    case DuelEventKind::Flipped:
        if (event.to != noSquare && at_[event.to] != nothing)
            trade(stepFor(event.kind), event.from, event.to);
        else
            slide(stepFor(event.kind), event.from, event.to);
        break;
    case DuelEventKind::SwappedLast: trade(stepFor(event.kind), event.from, event.to); break;
    case DuelEventKind::Gilded: {
        Sprite golden = now_[there(event.to)];
        golden.token.kind = TokenKind::Golden;
        change(stepFor(event.kind), there(event.to), golden, true);
        break;
    }
    case DuelEventKind::Toughened: {
        Sprite plain = now_[there(event.to)];
        plain.token.kind = TokenKind::Plain;
        plain.token.value = 1;
        change(stepFor(event.kind), there(event.to), plain);
        break;
    }
    case DuelEventKind::Destroyed: {
        const int sprite = std::exchange(at_[event.to], nothing);
        Sprite gone = now_[std::size_t(sprite)];
        gone.opacity = 0;
        gone.scale = 0.2;
        change(stepFor(event.kind), std::size_t(sprite), gone);
        break;
    }
    case DuelEventKind::Blocked:
    case DuelEventKind::Boosted:
    case DuelEventKind::MovesAgain: break;
    }
}

BoardFrame MoveAnimation::at(double steps) const {
    BoardFrame frame;
    frame.sprites = first_;
    const std::size_t done = std::min(std::size_t(steps), steps_.size());
    for (std::size_t i = 0; i < done; ++i)
        for (const Change& change : steps_[i].changes)
            frame.sprites[change.sprite] = change.to;
    if (done < steps_.size()) {
        const double progress = steps - double(done);
        for (const Change& change : steps_[done].changes) {
            Sprite& sprite = frame.sprites[change.sprite];
            sprite = between(sprite, change.to, progress);
            if (change.hit) sprite.flash = std::sin(progress * std::numbers::pi);
        }
        for (ShotLine shot : steps_[done].shots) {
            shot.opacity = 1 - progress * 0.6;
            frame.shots.push_back(shot);
        }
    } else if (const double progress = (steps - double(steps_.size())) / pointSteps; progress < 1) {
        frame.points = points_;
        for (RisingPoints& points : frame.points)
            points.progress = progress;
    }
    std::erase_if(frame.sprites, [](const Sprite& sprite) { return sprite.opacity <= 0; });
    return frame;
}

} // namespace stonemason::token_battle
