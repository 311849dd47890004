// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_board.h"

#include <utility>
#include <vector>

namespace stonemason::test {

using namespace token_battle;

namespace {

Cell away(Cell cell, Offset offset, int times = 1) {
    return {cell.row - times * offset.dy, cell.column + times * offset.dx};
}

bool onBoard(Cell cell) {
    return plainBoardSize.contains(cell);
}

/// Row by row.
const std::vector<Cell>& allCells() {
    static const std::vector<Cell> all = [] {
        std::vector<Cell> cells;
        for (int row = 0; row < plainBoardSize.rows; ++row)
            for (int column = 0; column < plainBoardSize.columns; ++column)
                cells.push_back({row, column});
        return cells;
    }();
    return all;
}

std::vector<Offset> turretDirections(TokenKind kind) {
    switch (kind) {
    case TokenKind::TurretHorizontal: return {{-1, 0}, {1, 0}};
    case TokenKind::TurretVertical: return {{0, -1}, {0, 1}};
    default: return {};
    }
}

bool auraFits(const PlainToken& aura, const PlainToken& token) {
    switch (aura.kind) {
    case TokenKind::AuraFriendly: return aura.owner == token.owner;
    case TokenKind::AuraAll: return true;
    case TokenKind::AuraEnemy: return aura.owner != token.owner;
    default: return false;
    }
}

} // namespace

bool PlainBoard::isFull() const {
    return tokenCount() == plainBoardSize.area();
}

int PlainBoard::tokenCount() const {
    int tokens = 0;
    for (const Cell cell : allCells())
        if (at(cell)) ++tokens;
    return tokens;
}

std::optional<Cell> PlainBoard::firstFrom(Cell cell, Offset step) const {
    for (Cell next = away(cell, step); onBoard(next); next = away(next, step))
        if (at(next)) return next;
    return std::nullopt;
}

bool PlainBoard::isUnderEnemyTurret(Cell cell, int owner) const {
    for (const TokenKind turret : {TokenKind::TurretHorizontal, TokenKind::TurretVertical})
        for (const Offset direction : turretDirections(turret)) {
            const auto met = firstFrom(cell, direction);
            if (met && at(*met)->kind == turret && at(*met)->owner != owner) return true;
        }
    return false;
}

int PlainBoard::put(Cell cell, int owner, int value, TokenKind kind) {
    const int serial = tokens_++;
    spot(cell) = PlainToken{owner, value, kind, serial};
    return serial;
}

PlainPlacement PlainBoard::place(const Card& card, int player, int value, Cell cell,
                                 std::optional<int> last) {
    for (const Cell each : allCells())
        if (at(each)) spot(each)->moved = false;
    PlainPlacement placement{.cell = cell, .serial = put(cell, player, value, card.kind)};
    switch (card.ability) {
    case Ability::None: break;
    case Ability::Damage: damage(cell, card); break;
    case Ability::Push: push(cell, card); break;
    case Ability::Flip: flip(cell, card); break;
    case Ability::SpawnFriendly: spawn(cell, card, player); break;
    case Ability::SpawnEnemy:
        if (opponent_) spawn(cell, card, 1 - player);
        break;
    case Ability::ExtraTurn: placement.extraTurn = isCovered(cell, card); break;
    case Ability::OpponentExtraTurn: placement.opponentExtraTurn = opponent_; break;
    case Ability::Sacrifice: sacrifice(cell, card, player); break;
    case Ability::SwapLast:
        if (const auto partner = last ? cellOf(*last) : std::nullopt) {
            swapTokens(cell, *partner);
            placement.cell = *partner;
        }
        break;
    case Ability::Gild: placement.gilded = gild(cell, card); break;
    case Ability::BoostNext: placement.boostNext = true; break;
    }
    destroySpent();
    return placement;
}

std::optional<Cell> PlainBoard::cellOf(int serial) const {
    for (const Cell cell : allCells())
        if (at(cell) && at(cell)->serial == serial) return cell;
    return std::nullopt;
}

void PlainBoard::moveToken(Cell from, Cell to) {
    spot(from)->moved = true;
    if (onBoard(to)) spot(to) = at(from);
    spot(from).reset();
}

void PlainBoard::swapTokens(Cell one, Cell other) {
    spot(one)->moved = true;
    spot(other)->moved = true;
    std::swap(spot(one), spot(other));
}

void PlainBoard::damage(Cell centre, const Card& card) {
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (isTaken(target)) spot(target)->value -= rules_.damage;
    }
}

void PlainBoard::push(Cell centre, const Card& card) {
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (!isTaken(target) || at(target)->moved) continue;
        const Cell beyond = away(centre, offset, 2);
        if (!isTaken(beyond)) moveToken(target, beyond);
    }
}

void PlainBoard::flip(Cell centre, const Card& card) {
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (!isTaken(target) || at(target)->moved) continue;
        const Cell opposite = away(centre, offset, -1);
        if (isTaken(opposite))
            swapTokens(target, opposite);
        else
            moveToken(target, opposite);
    }
}

void PlainBoard::spawn(Cell centre, const Card& card, int owner) {
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (onBoard(target) && !at(target)) put(target, owner, rules_.spawnValue);
    }
}

void PlainBoard::sacrifice(Cell centre, const Card& card, int player) {
    std::vector<Cell> targets;
    int own = 0;
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (!isTaken(target)) continue;
        targets.push_back(target);
        if (at(target)->owner == player) ++own;
    }
    for (const Cell target : targets)
        spot(target)->value -= own;
}

bool PlainBoard::isCovered(Cell centre, const Card& card) const {
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (!isTaken(target)) return false;
    }
    return true;
}

std::array<int, 2> PlainBoard::gild(Cell centre, const Card& card) {
    std::array<int, 2> gained{};
    for (const Offset offset : card.area) {
        const Cell target = away(centre, offset);
        if (!isTaken(target) || at(target)->value >= rules_.gildBelow) continue;
        PlainToken& token = *spot(target);
        if (token.kind == TokenKind::Golden) continue;
        token.kind = TokenKind::Golden;
        gained[std::size_t(token.owner)] += token.value * (rules_.goldenFactor - 1);
    }
    return gained;
}

void PlainBoard::destroySpent() {
    for (const Cell cell : allCells()) {
        auto& token = spot(cell);
        if (!token || token->value > 0) continue;
        if (token->kind == TokenKind::Resilient) {
            token->kind = TokenKind::Plain;
            token->value = rules_.resilientValue;
        } else {
            token.reset();
        }
    }
}

void PlainBoard::fireTurrets() {
    std::vector<Cell> hits;
    for (const Cell cell : allCells()) {
        if (!at(cell)) continue;
        for (const Offset direction : turretDirections(at(cell)->kind))
            if (const auto target = firstFrom(cell, direction)) hits.push_back(*target);
    }
    for (const Cell hit : hits)
        spot(hit)->value -= rules_.turretDamage;
    destroySpent();
}

int PlainBoard::yieldOf(Cell cell) const {
    const PlainToken& token = *at(cell);
    int gain = token.value;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Cell neighbour = away(cell, {dx, dy});
            if (neighbour == cell || !isTaken(neighbour)) continue;
            if (auraFits(*at(neighbour), token)) gain += rules_.auraBonus;
        }
    return token.kind == TokenKind::Golden ? gain * rules_.goldenFactor : gain;
}

std::array<int, 2> PlainBoard::yields() const {
    std::array<int, 2> sums{};
    for (const Cell cell : allCells())
        if (at(cell)) sums[std::size_t(at(cell)->owner)] += yieldOf(cell);
    return sums;
}

std::array<int, 2> PlainBoard::valueSums() const {
    std::array<int, 2> sums{};
    for (const Cell cell : allCells())
        if (at(cell)) sums[std::size_t(at(cell)->owner)] += at(cell)->value;
    return sums;
}

} // namespace stonemason::test
