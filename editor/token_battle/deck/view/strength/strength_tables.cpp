// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_tables.h"

#include "editor/text/argument_text.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

struct StrengthTable {
    Q_DECLARE_TR_FUNCTIONS(StrengthTable)
};

/// A number for other programs, in the C locale.
QString field(double number, int digits = 4) {
    return QString::number(number + 0.0, 'f', digits);
}

QStringList fieldsOf(const Estimate& estimate, int digits = 4) {
    return {field(estimate.value, digits), field(estimate.interval.low, digits),
            field(estimate.interval.high, digits)};
}

QString shownName(const Measurement& measurement, int entrant) {
    return onOneLine(QString::fromStdString(measurement.tournament.entrant(entrant).name));
}

/// A pairing in words, from the point of view of its first deck.
QString pairingWords(const QString& name, const QString& other, const Estimate& share,
                     const Outcomes& outcomes) {
    //: %1 and %2 are decks, %3 is a percentage, %4 the range it lies in, %5 to %7 are numbers of games
    return StrengthTable::tr("%1 against %2: score %3 (%4); won %5, drawn %6, lost %7")
        .arg(name, other, percentText(share.value), rangeText(share.interval), QString::number(outcomes.wins),
             QString::number(outcomes.draws), QString::number(outcomes.losses));
}

bool isBeyondDoubt(const Estimate& share) {
    return share.interval.low > 0.5 || share.interval.high < 0.5;
}

/// "56.2 (54.1–58.3)", in percent.
QString narrowShareText(const Estimate& share) {
    return QStringLiteral("%1 (%2–%3)")
        .arg(decimalText(100 * share.value, 1), decimalText(100 * share.interval.low, 1),
             decimalText(100 * share.interval.high, 1));
}

FigureCell shareCell(const Estimate& share, const QString& words) {
    return {.text = narrowShareText(share),
            .brief = decimalText(100 * share.value, 1),
            .words = words,
            .fields = fieldsOf(share),
            .bar = FigureBar{0.5, share.value, share.interval.low, share.interval.high},
            .strong = isBeyondDoubt(share)};
}

FigureCell outcomesCell(const Outcomes& outcomes, const QString& words) {
    const QStringList numbers{QString::number(outcomes.wins), QString::number(outcomes.draws),
                              QString::number(outcomes.losses)};
    return {.text = numbers.join(QChar(0x2013)), .words = words, .fields = numbers};
}

FigureCell gamesCell(const Outcomes& outcomes, const QString& words) {
    return {.text = QString::number(outcomes.games()), .words = words};
}

FigureColumn gamesColumn() {
    return {.title = StrengthTable::tr("Games"), .isNumber = true};
}

FigureColumn outcomesColumn() {
    //: The head of a narrow column: won, drawn, lost
    return {.title = StrengthTable::tr("W–D–L"),
            .tip = StrengthTable::tr("Games won, drawn and lost"),
            .fields = {StrengthTable::tr("Won"), StrengthTable::tr("Drawn"), StrengthTable::tr("Lost")},
            .isNumber = true};
}

FigureColumn shareColumn() {
    return {
        .title = StrengthTable::tr("Score, %"),
        .tip = StrengthTable::tr(
            "Games won and half of those drawn, in percent of all, with the 95 % interval; bold when that "
            "does not hold one half"),
        .fields = {StrengthTable::tr("Score"), StrengthTable::tr("Score low"),
                   StrengthTable::tr("Score high")},
        .widest = QStringLiteral("88.8 (88.8–88.8)"),
        .isNumber = true};
}

/// The Elo difference of the first deck by the games of the pair, with the expected score.
FigureColumn eloDifferenceColumn() {
    return {.title = StrengthTable::tr("Elo ±"),
            .tip = StrengthTable::tr(
                "By how much the measured deck is better than this one, in Elo with its 95 % "
                "interval: +35 lets expect a score of 55 %. Empty where every game was won or "
                "lost."),
            .fields = {StrengthTable::tr("Elo difference"), StrengthTable::tr("Elo difference low"),
                       StrengthTable::tr("Elo difference high")},
            .isNumber = true};
}

FigureCell eloDifferenceCell(const Estimate& share, const QString& words) {
    const auto elo = eloDifferenceOf(share);
    if (!elo) return {.text = QStringLiteral("–"), .words = words, .fields = {{}, {}, {}}};
    return {.text = eloText(*elo),
            .brief = signedText(elo->value, 0),
            .words = words + QStringLiteral(". ") + expectationText(*elo),
            .fields = fieldsOf(*elo, 1)};
}

FigureContents opponentsTable(const Measurement& measurement) {
    FigureContents table{
        {{.title = StrengthTable::tr("Against")}, shareColumn(), outcomesColumn(), eloDifferenceColumn()},
        {}};
    const QString own = shownName(measurement, 0);
    for (const PairingFigures& pairing : measurement.measured.standings.pairings) {
        const QString other = shownName(measurement, pairing.entrants.second);
        const QString words = pairingWords(own, other, pairing.share, pairing.outcomes);
        table.rows.push_back({{.text = other, .words = words},
                              shareCell(pairing.share, words),
                              outcomesCell(pairing.outcomes, words),
                              eloDifferenceCell(pairing.share, words)});
    }
    return table;
}

/// The score that each deck's Elo predicts against a deck of 0 Elo.
FigureColumn expectedColumn() {
    return {.title = StrengthTable::tr("Expected, %"),
            .tip = StrengthTable::tr(
                "The score that this Elo lets expect against a deck of average strength, with "
                "the 95 % interval"),
            .fields = {StrengthTable::tr("Expected score"), StrengthTable::tr("Expected score low"),
                       StrengthTable::tr("Expected score high")},
            .isNumber = true};
}

FigureContents rankingTable(const Measurement& measurement) {
    FigureContents table{
        {{.title = StrengthTable::tr("Deck")},
         shareColumn(),
         {.title = StrengthTable::tr("Elo"),
          .tip = StrengthTable::tr("Strength in Elo with its 95 % interval; the mean of all "
                                   "decks is 0"),
          .fields = {StrengthTable::tr("Elo"), StrengthTable::tr("Elo low"), StrengthTable::tr("Elo high")},
          .isNumber = true},
         expectedColumn(),
         gamesColumn(),
         outcomesColumn()},
        {}};
    const Standings& standings = measurement.measured.standings;
    for (const int deck : standings.ranking) {
        const DeckFigures& figures = standings.decks[std::size_t(deck)];
        const Estimate expected = expectedScore(figures.elo);
        const QString name = shownName(measurement, deck);
        const QString words =
            pairingWords(name, StrengthTable::tr("all others"), figures.share, figures.outcomes);
        table.rows.push_back({{.text = name, .words = words},
                              shareCell(figures.share, words),
                              {.text = eloText(figures.elo),
                               .brief = signedText(figures.elo.value, 0),
                               .words = words,
                               .fields = fieldsOf(figures.elo, 1)},
                              {.text = narrowShareText(expected),
                               .brief = decimalText(100 * expected.value, 1),
                               .words = words + QStringLiteral(". ") + expectationText(figures.elo),
                               .fields = fieldsOf(expected)},
                              gamesCell(figures.outcomes, words),
                              outcomesCell(figures.outcomes, words)});
    }
    return table;
}

/// The common axis of all cards' contributions; empty if they are all 0.
struct Axis {
    double low = 0;
    double high = 0;

    void take(const Mean& mean) {
        const Interval reach = mean.interval.value_or(Interval{mean.value, mean.value});
        low = std::min(low, reach.low);
        high = std::max(high, reach.high);
    }
    double at(double number) const { return high > low ? (number - low) / (high - low) : 0; }
};

/// A sentence to come after another.
QString edgeWords(int early, const Estimate& edge) {
    if (early > int(firstPlayLater))
        //: %1 is a difference of percentages with its range
        return StrengthTable::tr(
                   ". In games in which it came at all the score differed by %1 percentage points")
            .arg(differenceText(edge));
    //: %1 is a number, %2 a difference of percentages with its range
    return StrengthTable::tr(". In games in which it came by own move %1 the score differed by %2 "
                             "percentage points")
        .arg(QString::number(early), differenceText(edge));
}

QString cardWords(const CardFigures& figures, const Catalogue& catalogue) {
    const QString card = cardText(figures.card, catalogue);
    //: %1 is a card, %2 a percentage, %3 and %4 are numbers
    QString words = StrengthTable::tr("%1: played in %2 of the games, %3 times a game; its tokens brought %4 "
                                      "points a game more than they brought the opponent")
                        .arg(card, percentText(figures.playRate), decimalText(figures.plays, 1),
                             decimalText(figures.credit.value, 1));
    if (figures.credit.interval)
        //: Added to a number: the range it lies in
        words += StrengthTable::tr(" (%1 to %2)")
                     .arg(decimalText(figures.credit.interval->low, 1),
                          decimalText(figures.credit.interval->high, 1));
    if (figures.edge) words += edgeWords(figures.early, *figures.edge);
    return words;
}

std::vector<FigureColumn> cardColumns() {
    return {{.title = StrengthTable::tr("Card"),
             .fields = {StrengthTable::tr("Number"), StrengthTable::tr("Card")}},
            {.title = StrengthTable::tr("Played"),
             .tip = StrengthTable::tr("Share of the games in which it was played"),
             .fields = {StrengthTable::tr("Played in"), StrengthTable::tr("Times a game")},
             .widest = QStringLiteral("100 %"),
             .isNumber = true},
            {.title = StrengthTable::tr("Points"),
             .tip = StrengthTable::tr(
                 "Points a game that its tokens brought less those they brought the opponent, with "
                 "the 95 % interval. What it does to other tokens is not counted"),
             .fields = {StrengthTable::tr("Points a game"), StrengthTable::tr("Points low"),
                        StrengthTable::tr("Points high"), StrengthTable::tr("Score early less late"),
                        StrengthTable::tr("Score early less late, low"),
                        StrengthTable::tr("Score early less late, high")},
             .widest = QStringLiteral("188.8"),
             .isNumber = true}};
}

std::vector<FigureCell> cardRow(const CardFigures& figures, const Axis& axis, const Catalogue& catalogue) {
    const Card* card = catalogue.card(figures.card);
    const Ability ability = card ? card->ability : Ability::None;
    const QString words = cardWords(figures, catalogue);
    const Interval reach =
        figures.credit.interval.value_or(Interval{figures.credit.value, figures.credit.value});
    QStringList fields{field(figures.credit.value, 2)};
    for (const double end : {reach.low, reach.high})
        fields += figures.credit.interval ? field(end, 2) : QString();
    fields += figures.edge ? fieldsOf(*figures.edge) : QStringList{{}, {}, {}};
    return {{.text = cardName(figures.card, catalogue),
             .words = words,
             .fields = {QString::number(figures.card), cardText(figures.card, catalogue)},
             .ability = ability},
            {.text = QString::number(std::round(100 * figures.playRate)) + QStringLiteral(" %"),
             .words = words,
             .fields = {field(figures.playRate), field(figures.plays, 2)},
             .bar = FigureBar{0, figures.playRate, 0, 0, ability}},
            {.text = decimalText(figures.credit.value, 1),
             .words = words,
             .fields = fields,
             .bar = FigureBar{axis.at(0), axis.at(figures.credit.value), axis.at(reach.low),
                              axis.at(reach.high), ability}}};
}

/// A share from the point of view of the other deck.
Estimate turned(const Estimate& share) {
    return {1 - share.value, {1 - share.interval.high, 1 - share.interval.low}};
}

FigureCell matrixCell(const Measurement& measurement, int deck, int other) {
    const QString name = shownName(measurement, deck);
    const int pairing = measurement.tournament.schedule().pairingOf(deck, other);
    if (pairing < 0) return {.text = {}, .words = name, .fields = {QString()}};
    const PairingFigures& figures = measurement.measured.standings.pairings[std::size_t(pairing)];
    const Estimate share = deck < other ? figures.share : turned(figures.share);
    const Outcomes outcomes = deck < other ? figures.outcomes : turned(figures.outcomes);
    const bool isPlayed = outcomes.games() > 0;
    return {.text = isPlayed ? QString::number(std::round(100 * share.value)) : QStringLiteral("–"),
            .words = pairingWords(name, shownName(measurement, other), share, outcomes),
            .fields = {isPlayed ? field(share.value) : QString()},
            .share = share.value,
            .strong = isBeyondDoubt(share)};
}

} // namespace

FigureContents decksTable(const Measurement& measurement) {
    return measurement.tournament.plan().form == TournamentForm::Field ? opponentsTable(measurement)
                                                                       : rankingTable(measurement);
}

FigureContents cardsTable(const Measurement& measurement, int entrant, const Catalogue& catalogue) {
    FigureContents table{cardColumns(), {}};
    if (entrant < 0) return table;
    const std::vector<CardFigures>& cards = measurement.measured.standings.decks[std::size_t(entrant)].cards;
    Axis axis;
    for (const CardFigures& figures : cards)
        axis.take(figures.credit);
    for (const CardFigures& figures : cards)
        table.rows.push_back(cardRow(figures, axis, catalogue));
    return table;
}

FigureContents matrixTable(const Measurement& measurement) {
    const std::vector<int>& ranking = measurement.measured.standings.ranking;
    FigureContents table{{{.title = StrengthTable::tr("Deck")}}, {}};
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const QString name = shownName(measurement, ranking[i]);
        table.columns.push_back({.title = QString::number(i + 1), .tip = name, .fields = {name}});
        //: The name of a deck behind its place
        table.rows.push_back(
            {{.text = StrengthTable::tr("%1 %2").arg(QString::number(i + 1), name), .fields = {name}}});
        for (const int other : ranking)
            table.rows.back().push_back(matrixCell(measurement, ranking[i], other));
    }
    return table;
}

FigureContents suggestionsTable(const ChangeSearch& search, const Catalogue& catalogue) {
    FigureContents table{
        {{.title = StrengthTable::tr("Change")},
         {.title = StrengthTable::tr("Gain"),
          .tip = StrengthTable::tr("How much higher the score of the deck is with it, in "
                                   "percentage points. The intervals of all changes that were "
                                   "confirmed hold together in 95 of 100 searches"),
          .fields = {StrengthTable::tr("Gain"), StrengthTable::tr("Gain low"),
                     StrengthTable::tr("Gain high")},
          .isNumber = true}},
        {}};
    if (!search.result) return table;
    for (const SuggestedChange& suggestion : search.result->suggestions) {
        const QString change = changeText(suggestion.change, catalogue);
        //: %1 is a change of a deck, %2 a difference of percentages with its range
        const QString words =
            StrengthTable::tr("%1: %2 percentage points more").arg(change, differenceText(suggestion.gain));
        table.rows.push_back(
            {{.text = shortChangeText(suggestion.change, catalogue), .words = words, .fields = {change}},
             {.text = differenceText(suggestion.gain),
              .brief = signedText(100 * suggestion.gain.value, 1),
              .words = words,
              .fields = fieldsOf(suggestion.gain),
              .strong = true}});
    }
    return table;
}

} // namespace stonemason::token_battle
