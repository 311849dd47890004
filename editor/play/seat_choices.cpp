// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seat_choices.h"

#include "editor/play/seats.h"

#include <QJsonArray>

namespace stonemason {

std::string nameToRecord(const QString& words) {
    return words.simplified().left(maximumPersonName).toStdString();
}

bool hasSide(GameMode mode, int side) {
    return side == 0 || mode != GameMode::Sandbox;
}

std::string recordedPlayer(const SeatChoices& choices, bool near) {
    if (choices.mode == GameMode::Watch) return std::string(playerLevelId(near ? choices.near : choices.far));
    const bool computer = choices.mode == GameMode::Computer && !near;
    if (computer) return std::string(playerLevelId(choices.opponent));
    const bool named = choices.mode == GameMode::Hotseat;
    return personAtDeskNamed(named ? choices.people[near ? 0 : 1] : std::string());
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
    QJsonArray people;
    for (const std::string& name : choices.people)
        people += QString::fromStdString(name);
    object.insert(QStringLiteral("people"), people);
}

SeatChoices rememberedSeats(const QJsonObject& object) {
    SeatChoices choices;
    choices.mode = rememberedChoice(object, QStringLiteral("mode"), 4, choices.mode);
    choices.opponent = rememberedChoice(object, QStringLiteral("opponent"), 3, choices.opponent);
    choices.near = rememberedChoice(object, QStringLiteral("near"), 3, choices.near);
    choices.far = rememberedChoice(object, QStringLiteral("far"), 3, choices.far);
    choices.first = rememberedChoice(object, QStringLiteral("first"), 3, choices.first);
    const QJsonArray people = object.value(QStringLiteral("people")).toArray();
    for (std::size_t i = 0; i < choices.people.size(); ++i)
        choices.people[i] = nameToRecord(people.at(qsizetype(i)).toString());
    return choices;
}

} // namespace stonemason
