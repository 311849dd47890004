// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/seats.h"

#include "core/token_battle/duel/knowledge.h"
#include "editor/play/game_opponent.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

namespace stonemason::token_battle {

namespace {

struct Seats {
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

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

SeatedPlayers seatedAt(const GameSetup& setup) {
    return {{setup.sides[0].player, setup.sides[1].player}, setup.mode == DuelMode::Sandbox};
}

std::optional<PlayerLevel> computerAt(const GameSetup& setup, int player) {
    return computerAt(seatedAt(setup), player);
}

bool isPersonAt(const GameSetup& setup, int player) {
    return isPersonAt(seatedAt(setup), player);
}

std::optional<int> onlyPerson(const GameSetup& setup) {
    return onlyPerson(seatedAt(setup));
}

int nearPlayer(const GameSetup& setup) {
    return nearPlayer(seatedAt(setup));
}

bool isYou(const GameSetup& setup, int player) {
    return isYou(seatedAt(setup), player);
}

QString playerName(const GameSetup& setup, int player) {
    return playerName(seatedAt(setup), player, {Seats::tr("Blue"), Seats::tr("Orange")});
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

std::function<Move(const std::stop_token&)> moveFinder(PlayerLevel level, int player, bool openDecks,
                                                       const Game& game) {
    const std::uint64_t seed = playerSeed(game.setup().seed + std::uint64_t(game.moveCount()), player);
    // The player receives no information that it may not have.
    const Duel duel = openDecks ? game.duel() : asKnownTo(player, game.duel(), game.position());
    return [level, options = PlayerOptions{.seed = seed, .openDecks = openDecks}, duel,
            position = game.position()](const std::stop_token& stop) {
        return makePlayer(level, options)->choose(duel, position, stop);
    };
}

std::unique_ptr<Opponent> computerOpponent(PlayerLevel level, int player, bool openDecks) {
    return std::make_unique<ComputerOpponent<Game>>(
        [=](const Game& game) { return moveFinder(level, player, openDecks, game); });
}

} // namespace stonemason::token_battle
