// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/board_report.h"

#include "core/play/player.h"
#include "core/wastes/tournament/comparison.h"
#include "editor/cli/console.h"
#include "editor/cli/figures_text.h"
#include "editor/text/argument_text.h"
#include "editor/wastes/text/fairness_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace stonemason::wastes {

namespace {

/// The level, such as "hard", with its number of positions if that differs from the profile's.
QString playerText(const Tournament& tournament, std::size_t index) {
    const ComputerPlayer& player = tournament.plan().players[index];
    const QString level = shown(playerLevelId(player.level));
    const bool isUsual =
        player.level != PlayerLevel::Hard || player.nodes == tournament.engine().profile().hard.nodes;
    //: %1 is hard, %2 a large number
    return isUsual ? level : CommandLine::tr("%1 (%2 positions)").arg(level, QString::number(player.nodes));
}

QString playerTable(const Tournament& tournament, const Standings& standings) {
    std::vector<QStringList> rows{
        {CommandLine::tr("player"), CommandLine::tr("won"), CommandLine::tr("drawn"), CommandLine::tr("lost"),
         CommandLine::tr("score"), CommandLine::tr("Elo"), CommandLine::tr("expected score")}};
    for (std::size_t i = 0; i < standings.entrants.size(); ++i) {
        const EntrantFigures& figures = standings.entrants[i];
        //: %1 is easy, normal or hard; it was named with --player-a
        const QString name =
            (i == 0 ? CommandLine::tr("a: %1") : CommandLine::tr("b: %1")).arg(playerText(tournament, i));
        rows.push_back({name, QString::number(figures.outcomes.wins), QString::number(figures.outcomes.draws),
                        QString::number(figures.outcomes.losses), shareFigures(figures.share),
                        signedFigures(figures.elo, 0), shareFigures(expectedScore(figures.elo))});
    }
    return figuresTable(rows);
}

/// For each side, games won (in total and by ending), drawn and lost, whichever player had that side.
QString sideTable(const Standings& standings) {
    std::vector<QStringList> rows{{CommandLine::tr("side"), CommandLine::tr("won")}};
    for (const End end : winEnds)
        rows.front() += endName(end);
    rows.front() += {CommandLine::tr("drawn"), CommandLine::tr("lost"), CommandLine::tr("score")};
    for (std::size_t i = 0; i < standings.sides.size(); ++i) {
        const SideFigures& figures = standings.sides[i];
        const QString side = sideName(figures.side);
        //: %1 is a side: Blue, Red
        QStringList row{i == 0 ? CommandLine::tr("%1, moves first").arg(side) : side,
                        QString::number(figures.outcomes.wins)};
        for (const std::int64_t wins : figures.wins)
            row += QString::number(wins);
        row += {QString::number(figures.outcomes.draws), QString::number(figures.outcomes.losses),
                shareFigures(figures.share)};
        rows.push_back(row);
    }
    return figuresTable(rows);
}

/// How games were drawn and their lengths, as lines of text.
QString endingLines(const Standings& standings) {
    QString text;
    if (standings.sides[0].outcomes.draws > 0) {
        QStringList draws;
        for (std::size_t i = 0; i < drawEnds.size(); ++i)
            draws += endName(drawEnds[i]) + QLatin1Char(' ') + QString::number(standings.draws[i]);
        //: %1 is a list such as "by repetition 3, without progress 2"
        text += CommandLine::tr("Drawn: %1.").arg(draws.join(QLatin1String(", "))) + QLatin1Char('\n');
    }
    const LengthFigures& length = standings.length;
    const Mean& mean = length.mean;
    //: %1 is the mean, with its interval, %2 the median, %3 and %4 the least and the most
    return text +
           CommandLine::tr("Moves in a game: %1 on average, median %2, from %3 to %4.")
               .arg(mean.interval ? numberText(mean.value, *mean.interval, 1)
                                  : QString::number(mean.value, 'f', 1),
                    QString::number(length.median), QString::number(length.shortest),
                    QString::number(length.longest)) +
           QLatin1Char('\n');
}

bool areEquals(const Tournament& tournament) {
    return tournament.plan().players[0] == tournament.plan().players[1];
}

QString adviceOnPlayers() {
    return CommandLine::tr("To learn how fair the board is, let equal players meet.") + QLatin1Char('\n');
}

/// How fair the board is according to games of these players.
QString fairnessText(const Tournament& tournament, const Standings& standings) {
    const QString text =
        //: %1 is a side: Blue, Red; %2 a percentage with its interval
        CommandLine::tr("%1, which moves first, scores %2.")
            .arg(sideName(tournament.firstMover()), shareFigures(standings.firstMover)) +
        QLatin1Char('\n') + endingLines(standings);
    if (!areEquals(tournament)) return text + adviceOnPlayers();
    const auto favoured = favouredSide(tournament, standings);
    //: %1 is a side: Blue, Red
    return text +
           (favoured ? CommandLine::tr("The board favours %1.").arg(sideName(*favoured))
                     : CommandLine::tr("The board favours neither side beyond doubt.")) +
           QLatin1Char('\n');
}

/// The name of a board that has no other name.
QString placeName(std::size_t place) {
    //: %1 is 1 or 2
    return CommandLine::tr("Board %1").arg(place + 1);
}

/// The names of two boards.
std::array<QString, 2> boardNames(const std::array<TournamentPart, 2>& parts,
                                  const std::array<std::string, 2>& paths) {
    std::array<QString, 2> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = QString::fromStdString(parts[i].tournament.plan().board.name);
    const bool areDistinct = names[0] != names[1] && std::ranges::none_of(names, &QString::isEmpty);
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = areDistinct ? quoted(names[i]) : paths[i].empty() ? placeName(i) : pathText(paths[i]);
    return names;
}

QString figureText(FairnessFigure figure, const Standings& standings) {
    const auto estimate = estimateOf(figure, standings);
    if (standings.games() == 0 || !estimate) return QStringLiteral("-");
    return figure == FairnessFigure::Moves ? numberText(estimate->value, estimate->interval, 1)
                                           : shareFigures(*estimate);
}

/// Differences of shares in percentage points.
QString differenceText(FairnessFigure figure, const Estimate& difference) {
    const double unit = figure == FairnessFigure::Moves ? 1 : 100;
    return signedFigures(
        {difference.value * unit, {difference.interval.low * unit, difference.interval.high * unit}}, 1);
}

QString comparisonTable(const std::array<Standings, 2>& standings, const std::array<QString, 2>& names) {
    std::vector<QStringList> rows{{QString(), names[0], names[1], CommandLine::tr("difference"), QString()}};
    for (const FairnessFigure figure : fairnessFigures) {
        const auto difference = differenceOf(figure, standings[0], standings[1]);
        rows.push_back(
            {figureName(figure), figureText(figure, standings[0]), figureText(figure, standings[1]),
             difference ? differenceText(figure, *difference) : QStringLiteral("-"),
             difference && isBeyondChance(*difference) ? CommandLine::tr("beyond chance") : QString()});
    }
    return figuresTable(rows);
}

} // namespace

QString boardHeadline(const Tournament& tournament) {
    const TournamentPlan& plan = tournament.plan();
    //: %1 and %2 are easy, normal or hard, %3 and %4 are numbers
    const QString what = CommandLine::tr("%1 against %2, %3 games, seed %4")
                             .arg(playerText(tournament, 0), playerText(tournament, 1),
                                  QString::number(plan.games), QString::number(plan.seed));
    const QString name = QString::fromStdString(plan.board.name);
    return name.isEmpty() ? what : CommandLine::tr("%1: %2").arg(quoted(name), what);
}

QString boardReport(const TournamentPart& part) {
    const Standings standings = standingsOf(part.tournament, part.result.tally);
    return playerTable(part.tournament, standings) + QLatin1Char('\n') + sideTable(standings) +
           QLatin1Char('\n') + fairnessText(part.tournament, standings) + scoreLegend();
}

QString comparisonReport(const std::array<TournamentPart, 2>& parts,
                         const std::array<std::string, 2>& paths) {
    const std::array<QString, 2> names = boardNames(parts, paths);
    std::array<Standings, 2> standings;
    QString verdicts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Tournament& tournament = parts[i].tournament;
        standings[i] = standingsOf(tournament, parts[i].result.tally);
        const auto favoured = favouredSide(tournament, standings[i]);
        verdicts +=
            //: %1 is a board, %2 a side: Blue, Red
            (favoured ? CommandLine::tr("%1 favours %2.").arg(names[i], sideName(*favoured))
                      //: %1 is a board
                      : CommandLine::tr("%1 favours neither side beyond doubt.").arg(names[i])) +
            QLatin1Char('\n');
    }
    verdicts += fairerText(fairerOf(standings[0], standings[1]), names) + QLatin1Char('\n');
    return comparisonTable(standings, names) + QLatin1Char('\n') +
           (areEquals(parts[0].tournament) ? verdicts : adviceOnPlayers()) +
           CommandLine::tr(
               "Shares are those of all games. In brackets: 95 % intervals. Beyond chance: that of "
               "the difference leaves 0 out.") +
           QLatin1Char('\n');
}

} // namespace stonemason::wastes
