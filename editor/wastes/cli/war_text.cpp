// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/war_text.h"

#include "core/wastes/format/swar.h"
#include "core/wastes/game/position.h"
#include "editor/cli/console.h"
#include "editor/text/argument_text.h"
#include "editor/wastes/text/advantage_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <vector>

namespace stonemason::wastes {

namespace {

QString playerText(const GameSetup& setup, Side side) {
    const std::string& player = setup.players[std::size_t(side)];
    QString name = sideName(side);
    if (player.empty()) return name;
    //: %1 is a side: Blue, Red; %2 who plays it: "normal", "human", a person's name
    return CommandLine::tr("%1 (%2)").arg(name, onOneLine(QString::fromStdString(player)));
}

QString headline(const GameSetup& setup) {
    const QString sides =
        CommandLine::tr("%1 against %2, seed %3")
            .arg(playerText(setup, setup.board.toMove), playerText(setup, opponentOf(setup.board.toMove)),
                 QString::number(setup.seed));
    const std::string& name = setup.board.name;
    //: %1 is the name of a board in quotes, %2 who plays on it
    return name.empty() ? sides : CommandLine::tr("%1: %2").arg(quoted(QString::fromStdString(name)), sides);
}

/// The legend needed to read the moves.
QString legend(Size size) {
    //: %1 and %2 are numbers
    return CommandLine::tr("Places: rows 0 to %1 from the top, then columns 0 to %2 from the left.")
        .arg(QString::number(size.rows - 1), QString::number(size.columns - 1));
}

QString moveLine(const Game& game, int index, std::span<const Advantage> advantages) {
    const Position& before = game.positionAfter(index);
    const QString line =
        //: A move: %1 its number, %2 the side (Blue, Red), %3 the piece and the move
        CommandLine::tr("%1. %2: %3")
            .arg(QString::number(index + 1).rightJustified(3), sideName(Side(before.toMove)),
                 warMoveText(game.engine(), before, game.move(index)));
    if (advantages.empty()) return line;
    //: %1 is a move of a game, %2 who is ahead after it: "winning chances Blue 63 %, Red 37 %"
    return CommandLine::tr("%1; %2").arg(
        line, advantageText(advantages[std::size_t(index) + 1], game.engine().profile().judging));
}

QString ending(const Game& game) {
    const int moves = game.moveCount();
    if (!game.hasEnded()) return CommandLine::tr("Not ended after %n move(s)", nullptr, moves);
    if (game.record().resigned)
        //: %1 is a side: Blue, Red
        return CommandLine::tr("%1 wins, the other gave up after %n move(s)", nullptr, moves)
            .arg(sideName(Side(*game.winner())));
    //: %1 is a sentence that says how a game ended, %2 a number
    return CommandLine::tr("%1 Moves: %2")
        .arg(endText(game.position(), game.engine().profile()), QString::number(moves));
}

} // namespace

QString warMoveText(const Engine& engine, const Position& before, Move move) {
    const auto nameAt = [&](Square square) {
        return pieceName(engine.ground().rank(before.at(square)), engine.profile());
    };
    const QString piece = nameAt(move.from);
    const QString way = u'(' + QString::fromStdString(shownMove(move)) + u')';
    switch (engine.kindOf(before, move)) {
    //: %1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2)
    case MoveKind::Step: return CommandLine::tr("%1 %2").arg(piece, way);
    case MoveKind::Capture:
        //: %1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2); %3 another piece
        return CommandLine::tr("%1 %2, takes %3").arg(piece, way, nameAt(move.to));
    //: %1 is a piece: Jumper 6; %2 is a move such as (2,2→5,2)
    case MoveKind::Jump: return CommandLine::tr("%1 %2, a jump").arg(piece, way);
    //: %1 is a piece: Brawler 4; %2 is a move such as (2,2→3,2)
    case MoveKind::Goal: return CommandLine::tr("%1 %2, into the goal").arg(piece, way);
    }
    return {};
}

QString warText(const Game& game, std::span<const Advantage> advantages) {
    QString text = headline(game.setup()) + QLatin1Char('\n') + legend(game.engine().ground().size()) +
                   QLatin1Char('\n');
    if (!advantages.empty())
        //: %1 is who is ahead before the first move: "winning chances Blue 63 %, Red 37 %"
        text += CommandLine::tr("At the start: %1.")
                    .arg(advantageText(advantages.front(), game.engine().profile().judging)) +
                QLatin1Char('\n');
    for (int i = 0; i < game.moveCount(); ++i)
        text += moveLine(game, i, advantages) + QLatin1Char('\n');
    return text + ending(game) + QLatin1Char('\n');
}

int printWar(const Game& game, const Arguments& arguments) {
    std::vector<Advantage> advantages;
    if (arguments.has("--chances"))
        advantages = advantagesIn(game, game.engine().profile().judging.advantageNodes);
    const bool printed =
        arguments.has("--json") ? printJson(warReport(game, advantages)) : print(warText(game, advantages));
    return printed ? exitFine : exitUnusable;
}

} // namespace stonemason::wastes
