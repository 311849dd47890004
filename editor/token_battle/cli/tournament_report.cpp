// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/tournament_report.h"

#include "editor/cli/console.h"
#include "editor/cli/figures_text.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/text/deck_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr qsizetype longestName = 30;

QString nameText(const std::string& name) {
    const QString text = onOneLine(QString::fromStdString(name));
    return text.size() > longestName ? text.left(longestName - 1) + QChar(0x2026) : text;
}

QString meanText(const Mean& mean) {
    constexpr int digits = 1;
    return mean.interval ? numberText(mean.value, *mean.interval, digits)
                         : QString::number(mean.value, 'f', digits);
}

QString headline(const Tournament& tournament) {
    const TournamentPlan& plan = tournament.plan();
    const QString decks = QString::number(plan.entrants.size());
    const QString games = QString::number(plan.games);
    const QString player = shown(playerLevelId(plan.player.level));
    const QString seed = QString::number(plan.seed);
    if (plan.form == TournamentForm::Field)
        //: %1 is the name of a deck in quotes, %2, %3 and %5 are numbers, %4 is easy, normal or hard
        return CommandLine::tr("%1 against the others (%2), %3 games each, player %4, seed %5")
            .arg(quoted(QString::fromStdString(tournament.entrant(0).name)),
                 QString::number(plan.entrants.size() - 1), games, player, seed);
    //: %1, %2 and %4 are numbers, %3 is easy, normal or hard
    return CommandLine::tr("%1 decks, %2 games between any two, player %3, seed %4")
        .arg(decks, games, player, seed);
}

QString deckTable(const Tournament& tournament, const Standings& standings) {
    std::vector<QStringList> rows{{CommandLine::tr("deck"), CommandLine::tr("won"), CommandLine::tr("drawn"),
                                   CommandLine::tr("lost"), CommandLine::tr("score"), CommandLine::tr("Elo"),
                                   CommandLine::tr("points a game")}};
    for (const int deck : standings.ranking) {
        const DeckFigures& figures = standings.decks[std::size_t(deck)];
        rows.push_back({nameText(tournament.entrant(deck).name), QString::number(figures.outcomes.wins),
                        QString::number(figures.outcomes.draws), QString::number(figures.outcomes.losses),
                        shareFigures(figures.share), numberText(figures.elo.value, figures.elo.interval, 0),
                        meanText(figures.points)});
    }
    return figuresTable(rows);
}

QString pairingTable(const Tournament& tournament, const Standings& standings) {
    std::vector<QStringList> rows{{CommandLine::tr("against each other"), CommandLine::tr("won"),
                                   CommandLine::tr("drawn"), CommandLine::tr("lost"),
                                   CommandLine::tr("score")}};
    for (const PairingFigures& figures : standings.pairings) {
        const QString names =
            QStringLiteral("%1 - %2").arg(nameText(tournament.entrant(figures.entrants.first).name),
                                          nameText(tournament.entrant(figures.entrants.second).name));
        rows.push_back({names, QString::number(figures.outcomes.wins),
                        QString::number(figures.outcomes.draws), QString::number(figures.outcomes.losses),
                        shareFigures(figures.share)});
    }
    return figuresTable(rows);
}

/// Signed, since it is a difference: "+3.1 (-0.2 to 6.4)".
QString edgeText(const std::optional<Estimate>& edge) {
    if (!edge) return QStringLiteral("-");
    return (edge->value > 0 ? QStringLiteral("+") : QString()) +
           numberText(100 * edge->value, {100 * edge->interval.low, 100 * edge->interval.high}, 1);
}

QString cardTable(const Tournament& tournament, const DeckFigures& deck) {
    std::vector<QStringList> rows{
        {CommandLine::tr("card"), CommandLine::tr("played in"), CommandLine::tr("times a game"),
         CommandLine::tr("points it brings a game"), CommandLine::tr("score when early, % points more")}};
    for (const CardFigures& card : deck.cards)
        rows.push_back({cardText(card.card, tournament.table()->catalogue()), percent(card.playRate),
                        QString::number(card.plays, 'f', 2), meanText(card.credit), edgeText(card.edge)});
    return figuresTable(rows);
}

} // namespace

QString tournamentText(const Tournament& tournament, const PartialResult& result,
                       const Standings& standings) {
    QString text = headline(tournament) + QLatin1Char('\n');
    text += progressText(result.shard, result.gamesPlayed(), result.gamesInAll(tournament.schedule())) +
            QLatin1Char('\n');
    text += deckTable(tournament, standings) + QLatin1Char('\n');
    text += pairingTable(tournament, standings) + QLatin1Char('\n');
    if (tournament.plan().form == TournamentForm::Field)
        text += cardTable(tournament, standings.decks.front()) + QLatin1Char('\n');
    //: %1 is a percentage, %2 a number
    text += CommandLine::tr("Whoever moves first scores %1; a game has %2 moves.")
                .arg(percent(standings.movingFirst), QString::number(standings.moves, 'f', 1)) +
            QLatin1Char('\n');
    return text + scoreLegend();
}

} // namespace stonemason::token_battle
