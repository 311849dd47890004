// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_text.h"

#include "editor/text/argument_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

struct Strength {
    Q_DECLARE_TR_FUNCTIONS(Strength)
};

QString nameText(const std::string& name) {
    return quoted(QString::fromStdString(name));
}

QString numberText(std::int64_t number) {
    return QLocale().toString(qlonglong(number));
}

/// "+45 (+29 to +61)"
QString signedRangeText(double value, const Interval& interval, int digits) {
    //: %1 is a number, %2 and %3 are the numbers it lies between
    return Strength::tr("%1 (%2 to %3)")
        .arg(signedText(value, digits), signedText(interval.low, digits), signedText(interval.high, digits));
}

/// "12 s", "5 min", "3 h"
QString durationText(int seconds) {
    constexpr int minute = 60;
    constexpr int hour = 60 * minute;
    if (seconds < 2 * minute) return Strength::tr("%1 s").arg(std::max(1, seconds));
    if (seconds < 2 * hour) return Strength::tr("%1 min").arg(seconds / minute);
    return Strength::tr("%1 h").arg(seconds / hour);
}

QString stalenessText(ResultStaleness staleness, const QString& name) {
    switch (staleness) {
    case ResultStaleness::Current: return {};
    case ResultStaleness::OtherDeck:
        //: %1 is the name of a deck in quotes
        return Strength::tr("These numbers are for %1, not for the deck you see.").arg(name);
    case ResultStaleness::OtherSettings:
        return Strength::tr("Measured with other settings than those above.");
    case ResultStaleness::DeckChanged:
        //: %1 is the name of a deck in quotes
        return Strength::tr("Outdated: %1 has changed since it was measured.").arg(name);
    case ResultStaleness::FieldChanged:
        return Strength::tr("Outdated: the opponents' decks have changed since.");
    }
    return {};
}

} // namespace

QString signedText(double value, int digits) {
    const QString number = decimalText(std::abs(value), digits);
    const bool isZero = number == decimalText(0, digits);
    if (isZero) return number;
    return (value > 0 ? u'+' : QChar(0x2212)) + number;
}

QString shareText(const Estimate& share) {
    //: %1 is a percentage, %2 the range it lies in
    return Strength::tr("%1 (%2)").arg(percentText(share.value), rangeText(share.interval));
}

QString rangeText(const Interval& interval) {
    //: %1 is a number, %2 a percentage
    return Strength::tr("%1 to %2").arg(decimalText(100 * interval.low, 1), percentText(interval.high));
}

QString eloText(const Estimate& elo) {
    return signedRangeText(elo.value, elo.interval, 0);
}

QString expectationText(const Estimate& elo) {
    const auto& [low, high] = elo.interval;
    //: %1 is a difference in Elo, %2 and %3 the numbers it lies between, %4 a percentage with its range
    return Strength::tr("%1 Elo (%2 to %3), expected score %4")
        .arg(signedText(elo.value, 0), signedText(low, 0), signedText(high, 0),
             shareText(expectedScore(elo)));
}

QString differenceText(const Estimate& difference) {
    const auto& [low, high] = difference.interval;
    return signedRangeText(100 * difference.value, {100 * low, 100 * high}, 1);
}

QString verdictText(const Measurement& measurement, int entrant) {
    const bool nothingYet = measurement.measured.result.gamesPlayed() == 0;
    if (entrant < 0)
        //: %n is a number of decks
        return Strength::tr("%n deck(s), each against each", nullptr,
                            int(measurement.tournament.plan().entrants.size()));
    const DeckFigures& figures = measurement.measured.standings.decks[std::size_t(entrant)];
    if (nothingYet || figures.outcomes.games() == 0) return Strength::tr("No games played yet");
    //: %1 is a percentage with the range it lies in
    return Strength::tr("Score %1").arg(shareText(figures.share));
}

namespace {

/// For two decks it gives the difference between them, not the distance of each from their mean.
QString strengthText(const Measurement& measurement, const DeckFigures& figures) {
    const std::vector<Entrant>& entrants = measurement.tournament.plan().entrants;
    if (entrants.size() != 2) return expectationText(figures.elo);
    const auto elo = eloDifferenceOf(figures.share);
    if (!elo) return Strength::tr("a difference beyond what games show");
    const auto& [low, high] = elo->interval;
    const auto other = &measurement.measured.standings.decks.front() == &figures ? 1 : 0;
    //: %1 is a difference in Elo, %2 and %3 the numbers it lies between, %4 the name of a deck in quotes
    return Strength::tr("%1 Elo (%2 to %3) against %4")
        .arg(signedText(elo->value, 0), signedText(low, 0), signedText(high, 0),
             nameText(entrants[std::size_t(other)].name));
}

} // namespace

QString rankText(const Measurement& measurement, int entrant) {
    if (entrant < 0) return {};
    const Standings& standings = measurement.measured.standings;
    const DeckFigures& figures = standings.decks[std::size_t(entrant)];
    if (figures.outcomes.games() == 0) return {};
    //: %1, %2 and %3 are numbers of games, %4 is a strength with the range it lies in
    const QString elo = Strength::tr("Won %1, drawn %2, lost %3 · %4")
                            .arg(numberText(figures.outcomes.wins), numberText(figures.outcomes.draws),
                                 numberText(figures.outcomes.losses), strengthText(measurement, figures));
    if (measurement.tournament.plan().form == TournamentForm::Field) return elo;
    const auto place = std::ranges::find(standings.ranking, entrant) - standings.ranking.begin() + 1;
    //: %1 and %2 are numbers, %3 is its results and its strength
    return Strength::tr("Place %1 of %2 · %3")
        .arg(QString::number(place), QString::number(standings.ranking.size()), elo);
}

namespace {

QString opponentsText(const Measurement& measurement) {
    const TournamentPlan& plan = measurement.tournament.plan();
    const QString deck = nameText(plan.entrants.front().name);
    const int others = int(plan.entrants.size()) - 1;
    switch (measurement.settings.field) {
    case FieldKind::OtherDecks:
        //: %1 is the name of a deck in quotes, %n a number of decks
        return Strength::tr("%1 against %n other deck(s) of its library", nullptr, others).arg(deck);
    case FieldKind::EachAgainstEach:
        return Strength::tr("%n deck(s), each against each", nullptr, others + 1);
    case FieldKind::File:
        //: %1 is the name of a deck in quotes, %n a number of decks, %2 the name of a file
        return Strength::tr("%1 against %n deck(s) of %2", nullptr, others)
            .arg(deck, visibleWords(measurement.settings.fileName));
    case FieldKind::Random:
        //: %1 is the name of a deck in quotes, %n a number of decks
        return Strength::tr("%1 against %n random deck(s)", nullptr, others).arg(deck);
    case FieldKind::OneDeck:
        //: %1 and %2 are names of decks in quotes, %3 the name of a file
        return Strength::tr("%1 against %2 of %3")
            .arg(deck, nameText(plan.entrants.back().name),
                 visibleWords(measurement.settings.opponent->library));
    }
    return {};
}

} // namespace

QString conditionsText(const Measurement& measurement) {
    const TournamentPlan& plan = measurement.tournament.plan();
    const QString rest =
        Strength::tr("%1 games between two decks, player %2, seed %3")
            .arg(numberText(plan.games), levelName(plan.player.level), QString::number(plan.seed));
    //: %1 says which decks meet, %2 how
    return Strength::tr("%1; %2").arg(opponentsText(measurement), rest);
}

QString remarkText(const Measurement& measurement, ResultStaleness staleness, bool isRunning) {
    QStringList remarks;
    const QString old =
        stalenessText(staleness, nameText(measurement.tournament.plan().entrants.front().name));
    if (!old.isEmpty()) remarks += old;
    const PartialResult& result = measurement.measured.result;
    const Schedule& schedule = measurement.tournament.schedule();
    if (!isRunning && !result.isFinished(schedule))
        //: %1 and %2 are numbers
        remarks += Strength::tr("Cancelled after %1 of %2 games; only these are counted.")
                       .arg(numberText(result.gamesPlayed()), numberText(result.gamesInAll(schedule)));
    if (!measurement.leftOut.isEmpty()) {
        constexpr qsizetype most = 3;
        QStringList names;
        for (const QString& name : measurement.leftOut.first(std::min(most, measurement.leftOut.size())))
            names += quoted(name);
        if (measurement.leftOut.size() > most) names += QStringLiteral("…");
        //: %1 is a list of names in quotes
        remarks += Strength::tr("Skipped, because the game does not accept them: %1.")
                       .arg(names.join(QStringLiteral(", ")));
    }
    return remarks.join(u' ');
}

QString changeText(const DeckChange& change, const Catalogue& catalogue) {
    const QString card = cardText(change.card, catalogue);
    const QString other = cardText(change.other, catalogue);
    const QString from = QString::number(change.from.stack + 1);
    switch (change.kind) {
    case DeckChangeKind::Replace:
        //: %1 and %2 are cards, %3 is the number of a stack
        return Strength::tr("Replace %1 with %2 in stack %3").arg(card, other, from);
    case DeckChangeKind::Exchange:
        //: %1 and %2 are cards, %3 is the number of a stack
        return Strength::tr("Swap %1 and %2 in stack %3").arg(card, other, from);
    case DeckChangeKind::Move:
        //: %1 is a card, %2 and %3 are numbers of stacks, %4 is that of a place
        return Strength::tr("Move %1 from stack %2 to stack %3, place %4")
            .arg(card, from, QString::number(change.to.stack + 1), QString::number(change.to.index + 1));
    }
    return {};
}

QString shortChangeText(const DeckChange& change, const Catalogue& catalogue) {
    const QString card = cardName(change.card, catalogue);
    const QString other = cardName(change.other, catalogue);
    switch (change.kind) {
    case DeckChangeKind::Replace: return card + QStringLiteral(" → ") + other;
    case DeckChangeKind::Exchange: return card + QStringLiteral(" ⇄ ") + other;
    case DeckChangeKind::Move:
        //: %1 is a card, %2 is the number of a stack
        return Strength::tr("%1 → stack %2").arg(card, QString::number(change.to.stack + 1));
    }
    return {};
}

QString searchText(const ChangeSearch& search) {
    if (!search.result) return Strength::tr("Cancelled. Only a finished search has a result.");
    const ChangeSearchResult& result = *search.result;
    //: %1 is a number of changes, %2 one of games
    const QString tried = Strength::tr("changes tried: %1, games played: %2")
                              .arg(numberText(result.tried), numberText(result.games));
    const int found = int(result.suggestions.size());
    if (found == 0)
        //: %1 says how many changes were tried
        return Strength::tr("%1; none clearly makes the deck stronger.").arg(tried);
    //: %1 says how many changes were tried, %n how many are good
    return Strength::
        tr("%1; %n clearly make(s) the deck stronger. Each was tried alone: apply one, then search again.",
           nullptr, found)
            .arg(tried);
}

QString searchRemark(const ChangeSearch& search, ResultStaleness staleness) {
    return stalenessText(staleness, quoted(search.deckName));
}

QString progressText(const StrengthSession& session) {
    if (session.isStopping()) return Strength::tr("Ending…");
    //: %1 and %2 are numbers
    QString text =
        Strength::tr("%1 of %2 games").arg(numberText(session.gamesDone()), numberText(session.gamesInAll()));
    if (session.activity() == StrengthSession::Activity::Searching && session.searchProgress().rounds > 0) {
        const ChangeSearchProgress& progress = session.searchProgress();
        //: %1 says how many games were played, %2 and %3 are numbers, %n is a number of changes
        text = Strength::tr("%1, round %2 of %3 with %n change(s)", nullptr, progress.changes)
                   .arg(text, QString::number(progress.round + 1), QString::number(progress.rounds));
    }
    const auto left = session.secondsLeft();
    //: %1 says how many games were played, %2 is a time
    return left ? Strength::tr("%1, about %2 left").arg(text, durationText(*left)) : text;
}

QString runningQuestion(const StrengthSession& session) {
    if (session.isStopping()) return {}; // ended already
    switch (session.activity()) {
    case StrengthSession::Activity::None: return {};
    case StrengthSession::Activity::Measuring:
        //: %1 says how many games were played of how many
        return Strength::
            tr("Its decks are still being measured: %1. Closing stops this, and the results so far are lost.")
                .arg(progressText(session));
    case StrengthSession::Activity::Searching:
        //: %1 says how many games were played of how many
        return Strength::tr(
                   "A search for improvements is still running: %1. Closing stops it without a result.")
            .arg(progressText(session));
    }
    return {};
}

} // namespace stonemason::token_battle
