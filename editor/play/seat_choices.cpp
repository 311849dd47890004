// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seat_choices.h"

#include "editor/play/seats.h"

namespace stonemason {

bool hasSide(GameMode mode, int side) {
    return side == 0 || mode != GameMode::Sandbox;
}

std::string recordedPlayer(const SeatChoices& choices, bool near) {
    if (choices.mode == GameMode::Watch) return std::string(playerLevelId(near ? choices.near : choices.far));
    const bool computer = choices.mode == GameMode::Computer && !near;
    return std::string(computer ? playerLevelId(choices.opponent) : personAtDesk);
}

bool isNearFirst(FirstMove first, bool lot) {
    return first == FirstMove::ByLot ? lot : first == FirstMove::Near;
}

void remember(const SeatChoices& choices, QJsonObject& object) {
    object.insert(QStringLiteral("mode"), int(choices.mode));
    object.insert(QStringLiteral("opponent"), int(choices.opponent));
    object.insert(QStringLiteral("near"), int(choices.near));
    object.insert(QStringLiteral("far"), int(choices.far));
    object.insert(QStringLiteral("first"), int(choices.first));
}

SeatChoices rememberedSeats(const QJsonObject& object) {
    SeatChoices choices;
    choices.mode = rememberedChoice(object, QStringLiteral("mode"), 4, choices.mode);
    choices.opponent = rememberedChoice(object, QStringLiteral("opponent"), 3, choices.opponent);
    choices.near = rememberedChoice(object, QStringLiteral("near"), 3, choices.near);
    choices.far = rememberedChoice(object, QStringLiteral("far"), 3, choices.far);
    choices.first = rememberedChoice(object, QStringLiteral("first"), 3, choices.first);
    return choices;
}

} // namespace stonemason
