// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seats.h"

#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct Seats {
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

} // namespace

std::optional<PlayerLevel> computerAt(const SeatedPlayers& seated, int player) {
    return playerLevelFromId(seated.names[std::size_t(player)]);
}

bool isPersonAt(const SeatedPlayers& seated, int player) {
    if (seated.alone) return player == 0;
    return seated.names[std::size_t(player)] == personAtDesk;
}

std::optional<int> onlyPerson(const SeatedPlayers& seated) {
    const bool first = isPersonAt(seated, 0);
    if (first == isPersonAt(seated, 1)) return std::nullopt;
    return first ? 0 : 1;
}

int nearPlayer(const SeatedPlayers& seated) {
    return onlyPerson(seated).value_or(0);
}

bool isYou(const SeatedPlayers& seated, int player) {
    return onlyPerson(seated) == player;
}

QString playerName(const SeatedPlayers& seated, int player, const std::array<QString, playerCount>& colours) {
    const QString& colour = colours[std::size_t(player)];
    if (isYou(seated, player)) return Seats::tr("You");
    if (isPersonAt(seated, player)) return colour;
    const auto level = computerAt(seated, player);
    if (!level) return visibleWords(QString::fromStdString(seated.names[std::size_t(player)]));
    //: A computer player who plays another: %1 is a colour, %2 how well it plays
    return onlyPerson(seated) ? levelName(*level) : Seats::tr("%1 (%2)").arg(colour, levelName(*level));
}

} // namespace stonemason
