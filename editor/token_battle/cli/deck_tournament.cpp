// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "core/token_battle/tournament/tally.h"
#include "core/token_battle/tournament/tournament.h"
#include "editor/cli/console.h"
#include "editor/cli/figures_text.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/cli/duel_input.h"
#include "editor/token_battle/cli/module.h"
#include "editor/token_battle/text/deck_text.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

namespace stonemason::token_battle {

namespace {

/// The decks of a tournament, as listed on the command line.
class EntrantList {
public:
    explicit EntrantList(DuelInput& input) : input_(input) {}

    /// Adds the deck; returns false, with one line on standard error, if it cannot be played.
    bool add(const DeckOperand& source);
    /// Adds all decks of the file except those already added from it; false likewise, also if one of them
    /// cannot be read or played.
    bool addAll(const DeckOperand& source);

    /// The names are unique: a second deck of the same name gets a number.
    std::vector<Entrant> entrants() const;
    /// Prints a line on standard error with the decks that were renamed, at most the first few.
    void printNewNames() const;

private:
    void add(const std::string& path, const NamedDeck& deck);

    DuelInput& input_;
    DeckLibrary decks_;
    std::vector<std::pair<std::string, std::string>> added_;   ///< files and names in them
    std::vector<std::pair<std::string, std::string>> renamed_; ///< files and new names
};

bool EntrantList::add(const DeckOperand& source) {
    const NamedDeck* deck = input_.deck(source);
    if (deck) add(source.path, *deck);
    return deck != nullptr;
}

bool EntrantList::addAll(const DeckOperand& source) {
    const DeckReading* reading = input_.file(source);
    if (!reading) return false;
    const std::string& path = source.path;
    if (printLeftOut(path, *reading, input_.catalogue()) != exitFine) return false;
    for (const NamedDeck& deck : reading->library.decks()) {
        if (std::ranges::find(added_, std::pair(path, deck.name)) != added_.end()) continue;
        if (!input_.isPlayable(path, deck)) return false;
        add(path, deck);
    }
    return true;
}

void EntrantList::add(const std::string& path, const NamedDeck& deck) {
    added_.emplace_back(path, deck.name);
    const std::string& name = decks_.append({deck.name, deck.deck});
    if (name != deck.name) renamed_.emplace_back(path, name);
}

void EntrantList::printNewNames() const {
    constexpr std::size_t mostNamed = 10;
    if (renamed_.empty()) return;
    QStringList names;
    for (const auto& [path, name] : renamed_ | std::views::take(mostNamed))
        //: %1 is the name of a deck in quotes, %2 a file
        names << CommandLine::tr("%1 of %2").arg(quoted(QString::fromStdString(name)), pathText(path));
    if (renamed_.size() > mostNamed) names << CommandLine::tr("and %1 more").arg(renamed_.size() - mostNamed);
    //: %1 is a list of decks
    complain(CommandLine::tr("decks with names that were taken take part as %1")
                 .arg(names.join(QStringLiteral(", "))));
}

std::vector<Entrant> EntrantList::entrants() const {
    std::vector<Entrant> entrants;
    for (const NamedDeck& deck : decks_.decks())
        entrants.push_back({deck.name, deck.deck});
    return entrants;
}

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
                                   CommandLine::tr("expected score"), CommandLine::tr("points a game")}};
    for (const int deck : standings.ranking) {
        const DeckFigures& figures = standings.decks[std::size_t(deck)];
        rows.push_back({nameText(tournament.entrant(deck).name), QString::number(figures.outcomes.wins),
                        QString::number(figures.outcomes.draws), QString::number(figures.outcomes.losses),
                        shareFigures(figures.share), signedFigures(figures.elo, 0),
                        shareFigures(expectedScore(figures.elo)), meanText(figures.points)});
    }
    return figuresTable(rows);
}

/// The Elo difference in favour of the first deck; a dash if every game was won or lost.
QString differenceText(const Estimate& share) {
    const auto elo = eloDifferenceOf(share);
    return elo ? signedFigures(*elo, 0) : QStringLiteral("-");
}

QString pairingTable(const Tournament& tournament, const Standings& standings) {
    std::vector<QStringList> rows{{CommandLine::tr("against each other"), CommandLine::tr("won"),
                                   CommandLine::tr("drawn"), CommandLine::tr("lost"),
                                   CommandLine::tr("score"), CommandLine::tr("Elo difference")}};
    for (const PairingFigures& figures : standings.pairings) {
        const QString names =
            QStringLiteral("%1 - %2").arg(nameText(tournament.entrant(figures.entrants.first).name),
                                          nameText(tournament.entrant(figures.entrants.second).name));
        rows.push_back({names, QString::number(figures.outcomes.wins),
                        QString::number(figures.outcomes.draws), QString::number(figures.outcomes.losses),
                        shareFigures(figures.share), differenceText(figures.share)});
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

/// The result of a tournament as text: the decks by strength, the score of each pair, and, if one deck was
/// measured against a field, the contribution of each card. All with their 95 % intervals.
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

/// See tournament_run.h.
struct DeckGame {
    using Tournament = token_battle::Tournament;
    using PartialResult = token_battle::PartialResult;
    using Part = TournamentPart;

    const DuelInput& input;

    static PartialResult run(const Tournament& tournament, PartialResult from, int jobs,
                             const std::stop_token& stop, const RunWatcher& watcher) {
        return runTournament(tournament, std::move(from), jobs, stop, watcher);
    }
    static auto merged(const std::vector<Part>& parts) { return token_battle::merged(parts); }
    Result<Part> read(std::string_view bytes) const { return readTournament(bytes, input.table()); }
    static std::string json(const Tournament& tournament, const PartialResult& result) {
        return writeTournament(tournament, result, standingsOf(tournament, result.tally));
    }
    static QString text(const Tournament& tournament, const PartialResult& result) {
        return tournamentText(tournament, result, standingsOf(tournament, result.tally));
    }
    int complain(const std::string& path, const Error& error) const {
        return complainAboutDecks(path, error, input.catalogue());
    }
};

std::optional<EntrantList> entrantsOf(const Arguments& arguments, DuelInput& input) {
    EntrantList entrants(input);
    const auto measured = arguments.value("--deck");
    if (measured && !entrants.add(DeckOperand(*measured))) return std::nullopt;
    const bool all = arguments.has("--all") || arguments.operands().size() == 1;
    for (const std::string& operand : arguments.operands()) {
        const DeckOperand source(operand);
        const bool added = all && source.name.empty() ? entrants.addAll(source) : entrants.add(source);
        if (!added) return std::nullopt;
    }
    return entrants;
}

int playAll(const Arguments& arguments, Shard shard, DuelInput& input) {
    const std::optional<EntrantList> entrants = entrantsOf(arguments, input);
    if (!entrants) return exitUnusable;
    const auto games = int(arguments.number("--games", 100));
    TournamentPlan plan{.form = arguments.has("--deck") ? TournamentForm::Field : TournamentForm::RoundRobin,
                        .entrants = entrants->entrants(),
                        .player = playerOf(arguments, "--player"),
                        .games = games + games % 2,
                        .seed = arguments.number("--seed", 1)};
    const auto tournament = Tournament::of(input.table(), std::move(plan));
    if (!tournament) return usageError("tournament", deckText(tournament.error().message, input.catalogue()));
    entrants->printNewNames();
    if (!canWriteResult(arguments, input.files())) return exitUnusable;
    const auto printChanges = [&input] {
        for (const std::string& path : input.changedFiles())
            complain(CommandLine::tr("%1: the file has changed during the run; its decks were played as they "
                                     "were at the beginning")
                         .arg(pathText(path)));
    };
    return playAndGive(DeckGame{input}, *tournament, PartialResult(*tournament, shard), arguments,
                       printChanges);
}

} // namespace

int playDeckTournament(CommandCall& call, Shard shard) {
    std::optional<DuelInput> input = DuelInput::load();
    return input ? playAll(call.arguments(), shard, *input) : exitUnusable;
}

int resumeDeckTournament(CommandCall& call, const PartFile& file) {
    const std::optional<DuelInput> input = DuelInput::load();
    return input ? resumeResult(DeckGame{*input}, file, call.arguments()) : exitUnusable;
}

int mergeDeckTournaments(CommandCall& call, PartFile first) {
    const std::optional<DuelInput> input = DuelInput::load();
    return input ? mergeResults(DeckGame{*input}, std::move(first), call.arguments()) : exitUnusable;
}

} // namespace stonemason::token_battle
