// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/game_text.h"

#include "core/format/game_record.h"
#include "core/format/game_report.h"
#include "editor/cli/console.h"
#include "editor/text/argument_text.h"
#include "editor/text/deck_text.h"

namespace stonemason {

namespace {

QString nameOf(const Side& side) {
    const QString deck = quoted(QString::fromStdString(side.deckName));
    //: %1 is the name of a deck in quotes, %2 who plays it: "normal", "human", a person's name
    return CommandLine::tr("%1 (%2)").arg(deck, onOneLine(QString::fromStdString(side.player)));
}

QString headline(const GameSetup& setup) {
    const QString seed = QString::number(setup.seed);
    if (setup.mode == DuelMode::Sandbox)
        //: %1 is a deck and who plays it, %2 a number
        return CommandLine::tr("%1 alone, seed %2").arg(nameOf(setup.sides[0]), seed);
    //: %1 and %2 are decks and who plays them, %3 is a number
    return CommandLine::tr("%1 against %2, seed %3")
        .arg(nameOf(setup.sides[0]), nameOf(setup.sides[1]), seed);
}

QString pointsText(const Position& position) {
    return QStringLiteral("%1 : %2").arg(position.scores[0]).arg(position.scores[1]);
}

QString moveLine(const Game& game, int index) {
    const Catalogue& catalogue = game.duel().table().catalogue();
    const Move move = game.record().moves[std::size_t(index)];
    const QString card = cardText(game.cardOf(index).id, catalogue);
    //: A move: %1 its number, %2 the player 1 or 2, %3 the move such as 2c4, %4 the card, %5 points "12 : 9"
    return CommandLine::tr("%1. player %2: %3 %4, points %5")
        .arg(QString::number(index + 1).rightJustified(3), QString::number(game.playerOf(index) + 1),
             QString::fromStdString(moveText(move)), card, pointsText(game.positionAfter(index + 1)));
}

QString ending(const Game& game) {
    const QString points = pointsText(game.position());
    const QString moves = QString::number(game.moveCount());
    if (!game.hasEnded())
        //: %1 is points such as "12 : 9", %2 the number of moves so far
        return CommandLine::tr("Not ended: %1 after %2 moves").arg(points, moves);
    if (!game.winner())
        //: %1 is points such as "12 : 12", %2 a number
        return CommandLine::tr("Draw: %1 after %2 moves").arg(points, moves);
    const QString winner = nameOf(game.setup().sides[std::size_t(*game.winner())]);
    if (game.record().resigned)
        //: %1 is a deck and who plays it, %2 points such as "12 : 9", %3 a number
        return CommandLine::tr("%1 wins, the other gave up: %2 after %3 moves").arg(winner, points, moves);
    //: %1 is a deck and who plays it, %2 points such as "12 : 9", %3 a number
    return CommandLine::tr("%1 wins: %2 after %3 moves").arg(winner, points, moves);
}

} // namespace

QString gameText(const Game& game) {
    QString text = headline(game.setup()) + QLatin1Char('\n');
    for (int i = 0; i < game.moveCount(); ++i)
        text += moveLine(game, i) + QLatin1Char('\n');
    return text + ending(game) + QLatin1Char('\n');
}

int printGame(const Game& game, bool asJson) {
    const bool printed = asJson ? print(gameReport(game)) : print(gameText(game));
    return printed ? exitFine : exitUnusable;
}

} // namespace stonemason
