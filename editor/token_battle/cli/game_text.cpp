// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/game_text.h"

#include "core/token_battle/format/game_record.h"
#include "editor/cli/console.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/text/deck_text.h"

namespace stonemason::token_battle {

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

/// A side by its deck; by who plays it too where both decks are called the same, and by its turn where the
/// players are the same as well.
QString sideName(const GameSetup& setup, int player) {
    const auto& [first, second] = setup.sides;
    const Side& side = setup.sides[std::size_t(player)];
    if (first.deckName != second.deckName) return quoted(QString::fromStdString(side.deckName));
    if (first.player != second.player) return nameOf(side);
    //: A side of a game between two decks of one name; %1 is the deck and who plays it
    return (player == 0 ? CommandLine::tr("%1, first to move") : CommandLine::tr("%1, second to move"))
        .arg(nameOf(side));
}

/// The legend needed to read the moves.
QString legend(const GameSetup& setup) {
    QString text = CommandLine::tr("Cells: columns a to f from the left, rows 1 to 6 from the top.");
    if (setup.mode == DuelMode::Two)
        //: %1 is a side of the game: a deck in quotes
        text += QLatin1Char(' ') + CommandLine::tr("Points: those of %1 first.").arg(sideName(setup, 0));
    if (setup.from)
        text += QLatin1Char('\n') +
                //: %1 is a number of moves, %2 points such as "12 : 9"
                CommandLine::tr("It begins with a position of another game, after move %1, at %2.")
                    .arg(QString::number(setup.from->moves), pointsText(*setup.from));
    return text;
}

QString moveLine(const Game& game, int index) {
    const Catalogue& catalogue = game.duel().table().catalogue();
    const Move move = game.record().moves[std::size_t(index)];
    const QString card = cardText(game.cardOf(index).id, catalogue);
    const Cell cell = cellOf(move.square);
    const QString square = QChar(u'a' + cell.column) + QString::number(cell.row + 1);
    //: A move: %1 its number, %2 the side (a deck in quotes), %3 the card, %4 the number of its stack, %5 a
    //: cell such as c4, %6 points "12 : 9"
    return CommandLine::tr("%1. %2: %3 from stack %4 on %5, points %6")
        .arg(QString::number(index + 1).rightJustified(3), sideName(game.setup(), game.playerOf(index)), card,
             QString::number(move.stack + 1), square, pointsText(game.positionAfter(index + 1)));
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
    QString text = headline(game.setup()) + QLatin1Char('\n') + legend(game.setup()) + QLatin1Char('\n');
    for (int i = 0; i < game.moveCount(); ++i)
        text += moveLine(game, i) + QLatin1Char('\n');
    return text + ending(game) + QLatin1Char('\n');
}

int printGame(const Game& game, bool asJson) {
    const bool printed = asJson ? printJson(gameReport(game)) : print(gameText(game));
    return printed ? exitFine : exitUnusable;
}

} // namespace stonemason::token_battle
