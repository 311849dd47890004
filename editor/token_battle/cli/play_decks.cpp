// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/game.h"
#include "core/token_battle/format/game_record.h"
#include "editor/cli/console.h"
#include "editor/cli/player_option.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/cli/duel_input.h"
#include "editor/token_battle/cli/module.h"
#include "editor/token_battle/text/deck_text.h"

#include <QString>

#include <array>

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

/// The name of a side: its deck; if both decks have the same name, also its player; if the players are the
/// same too, its turn.
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
    const int moves = game.moveCount();
    if (!game.hasEnded())
        //: %1 is points such as "12 : 9"
        return CommandLine::tr("Not ended: %1 after %n move(s)", nullptr, moves).arg(points);
    if (!game.winner())
        //: %1 is points such as "12 : 12"
        return CommandLine::tr("Draw: %1 after %n move(s)", nullptr, moves).arg(points);
    const QString winner = nameOf(game.setup().sides[std::size_t(*game.winner())]);
    if (game.record().resigned)
        //: %1 is a deck and who plays it, %2 points such as "12 : 9"
        return CommandLine::tr("%1 wins, the other gave up: %2 after %n move(s)", nullptr, moves)
            .arg(winner, points);
    //: %1 is a deck and who plays it, %2 points such as "12 : 9"
    return CommandLine::tr("%1 wins: %2 after %n move(s)", nullptr, moves).arg(winner, points);
}

/// A game as text: the players, a line for each move with the points after it, and the result.
QString gameText(const Game& game) {
    QString text = headline(game.setup()) + QLatin1Char('\n') + legend(game.setup()) + QLatin1Char('\n');
    for (int i = 0; i < game.moveCount(); ++i)
        text += moveLine(game, i) + QLatin1Char('\n');
    return text + ending(game) + QLatin1Char('\n');
}

/// Prints the game as JSON or for people. Returns the exit status.
int printGame(const Game& game, bool asJson) {
    const bool printed = asJson ? printJson(gameReport(game)) : print(gameText(game));
    return printed ? exitFine : exitUnusable;
}

std::optional<Side> sideOf(DuelInput& input, const std::string& operand, const ComputerPlayer& player) {
    const NamedDeck* deck = input.deck(DeckOperand(operand));
    if (!deck) return std::nullopt;
    return Side{deck->deck, deck->name, std::string(playerLevelId(player.level))};
}

int play(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::array players{playerOf(arguments, "--player-a"), playerOf(arguments, "--player-b")};
    std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto first = sideOf(*input, *arguments.value("--deck-a"), players[0]);
    if (!first) return exitUnusable;
    const auto second = sideOf(*input, *arguments.value("--deck-b"), players[1]);
    if (!second || !canRecord(arguments, input->files())) return exitUnusable;

    const std::uint64_t seed = arguments.number("--seed", 1);
    // Decks that were found are valid and the start follows the rules, so creating the game cannot fail.
    auto begun = Game::of(input->table(), setupOf(*first, *second, seed, input->table()->rules()));
    Game& game = begun.value();
    playOut(game, contestantsOf(players, seed));
    const auto write = [&input](const Game& played, const std::string& path) {
        return writeOutput(path, writeGameRecord(played.record(), input->catalogue()));
    };
    return recordAndPrint(game, arguments, write, printGame);
}

int replay(CommandCall& call, const std::string& path, std::string_view bytes) {
    const std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto record = readGameRecord(bytes, input->catalogue());
    if (!record) return complainAboutDecks(path, record.error(), input->catalogue());
    const auto game = Game::replay(input->table(), *record);
    if (!game) return complainAboutDecks(path, game.error(), input->catalogue());
    return printGame(*game, call.arguments().has("--json"));
}

bool isRecord(std::string_view bytes) {
    return looksLikeGameRecord(bytes);
}

} // namespace

const PlayVerbs playVerbs{
    .chooser = {},
    .play = play,
    .isRecord = isRecord,
    .replay = replay,
    .tournament = playDeckTournament,
    .isResult = nullptr,
    .resume = resumeDeckTournament,
    .merge = mergeDeckTournaments,
};

} // namespace stonemason::token_battle
