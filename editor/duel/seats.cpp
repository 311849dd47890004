// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/seats.h"

#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct Seats {
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

QString colourName(int player) {
    return player == 0 ? Seats::tr("Blue") : Seats::tr("Orange");
}

QString gameOf(const GameSetup& setup) {
    const QString first = deckName(setup, 0);
    //: A game for one player; %1 is the name of a deck
    if (setup.mode == DuelMode::Sandbox) return Seats::tr("Sandbox: %1").arg(first);
    const bool people = isPersonAt(setup, 0) && isPersonAt(setup, 1);
    //: The decks of a game between two people
    if (people) return Seats::tr("%1 – %2").arg(first, deckName(setup, 1));
    const int near = nearPlayer(setup);
    //: The players of a game
    return Seats::tr("%1 against %2").arg(playerName(setup, near), playerName(setup, 1 - near));
}

} // namespace

std::optional<PlayerLevel> computerAt(const GameSetup& setup, int player) {
    return playerLevelFromId(setup.sides[std::size_t(player)].player);
}

bool isPersonAt(const GameSetup& setup, int player) {
    if (setup.mode == DuelMode::Sandbox) return player == 0;
    return setup.sides[std::size_t(player)].player == personAtDesk;
}

std::optional<int> onlyPerson(const GameSetup& setup) {
    const bool first = isPersonAt(setup, 0);
    if (first == isPersonAt(setup, 1)) return std::nullopt;
    return first ? 0 : 1;
}

int nearPlayer(const GameSetup& setup) {
    return onlyPerson(setup).value_or(0);
}

bool isYou(const GameSetup& setup, int player) {
    return onlyPerson(setup) == player;
}

QString playerName(const GameSetup& setup, int player) {
    if (isYou(setup, player)) return Seats::tr("You");
    if (isPersonAt(setup, player)) return colourName(player);
    const auto level = computerAt(setup, player);
    if (!level) return visibleWords(QString::fromStdString(setup.sides[std::size_t(player)].player));
    //: A computer player who plays another: %1 is a colour, %2 how well it plays
    return onlyPerson(setup) ? levelName(*level)
                             : Seats::tr("%1 (%2)").arg(colourName(player), levelName(*level));
}

QString deckName(const GameSetup& setup, int player) {
    return visibleWords(QString::fromStdString(setup.sides[std::size_t(player)].deckName));
}

QString gameName(const GameSetup& setup) {
    const QString game = gameOf(setup);
    //: A game that begins with a position of another: %1 is a game, %2 the number of moves before it
    return setup.from ? Seats::tr("%1, from move %2").arg(game, QString::number(setup.from->moves)) : game;
}

QString ownerSign(int player) {
    return player == 0 ? QStringLiteral("●") : QStringLiteral("■");
}

QString squareName(Square square) {
    const Cell cell = cellOf(square);
    return QChar(u'a' + cell.column) + QString::number(cell.row + 1);
}

} // namespace stonemason
