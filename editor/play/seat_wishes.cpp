// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seat_wishes.h"

#include "editor/play/seats.h"

namespace stonemason {

bool hasSide(GameMode mode, int side) {
    return side == 0 || mode != GameMode::Sandbox;
}

std::string recordedPlayer(const SeatWishes& wishes, bool near) {
    if (wishes.mode == GameMode::Watch) return std::string(playerLevelId(near ? wishes.near : wishes.far));
    const bool computer = wishes.mode == GameMode::Computer && !near;
    return std::string(computer ? playerLevelId(wishes.opponent) : personAtDesk);
}

bool isNearFirst(FirstMove first, bool lot) {
    return first == FirstMove::ByLot ? lot : first == FirstMove::Near;
}

void remember(const SeatWishes& wishes, QJsonObject& object) {
    object.insert(QStringLiteral("mode"), int(wishes.mode));
    object.insert(QStringLiteral("opponent"), int(wishes.opponent));
    object.insert(QStringLiteral("near"), int(wishes.near));
    object.insert(QStringLiteral("far"), int(wishes.far));
    object.insert(QStringLiteral("first"), int(wishes.first));
}

SeatWishes rememberedSeats(const QJsonObject& object) {
    SeatWishes wishes;
    wishes.mode = rememberedChoice(object, QStringLiteral("mode"), 4, wishes.mode);
    wishes.opponent = rememberedChoice(object, QStringLiteral("opponent"), 3, wishes.opponent);
    wishes.near = rememberedChoice(object, QStringLiteral("near"), 3, wishes.near);
    wishes.far = rememberedChoice(object, QStringLiteral("far"), 3, wishes.far);
    wishes.first = rememberedChoice(object, QStringLiteral("first"), 3, wishes.first);
    return wishes;
}

} // namespace stonemason
