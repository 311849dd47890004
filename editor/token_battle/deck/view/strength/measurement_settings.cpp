// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/measurement_settings.h"

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace stonemason::token_battle {

namespace {

struct StrengthPanel {
    Q_DECLARE_TR_FUNCTIONS(StrengthPanel)
};

/// Collects the entrants under unique names.
class EntrantCollector {
public:
    EntrantCollector(StrengthPlan& plan, const Catalogue& catalogue) : plan_(plan), catalogue_(catalogue) {}

    void add(const std::string& name, const Deck& deck) {
        if (isValid(deck, catalogue_))
            plan_.plan.entrants.push_back({names_.append({.name = name}), deck});
        else
            plan_.leftOut += QString::fromStdString(name);
    }

    void addAll(const std::vector<NamedDeck>& decks, int except = -1) {
        for (int i = 0; i < int(decks.size()); ++i)
            if (i != except) add(decks[std::size_t(i)].name, decks[std::size_t(i)].deck);
    }

    void addRandom(int count, std::uint64_t seed) {
        SeededRandom random(seed);
        for (int i = 1; i <= count; ++i)
            //: The name of a random deck, %1 is its number
            add(StrengthPanel::tr("Dealt %1").arg(i).toStdString(), randomDeck(catalogue_, random));
    }

private:
    StrengthPlan& plan_;
    const Catalogue& catalogue_;
    DeckLibrary names_;
};

QString tooFewText(const MeasurementSettings& settings) {
    switch (settings.field) {
    case FieldKind::OtherDecks:
        return StrengthPanel::tr(
            "This library has no other deck that the game accepts. Add one or choose other opponents.");
    case FieldKind::EachAgainstEach:
        return StrengthPanel::tr(
            "Each against each needs two decks that the game accepts. Add one or choose other opponents.");
    case FieldKind::File:
        if (!settings.fileFault.isEmpty()) return settings.fileFault;
        return settings.fileName.isEmpty()
                   ? StrengthPanel::tr("Choose a file with the opponents' decks.")
                   : StrengthPanel::tr("The file has no deck that the game accepts. Choose another.");
    case FieldKind::OneDeck:
        return settings.opponent
                   ? StrengthPanel::tr("The game does not accept the opponent's deck. Choose another.")
                   : StrengthPanel::tr("Choose the opponent's deck; open its file to find it in the list.");
    case FieldKind::Random: break;
    }
    return {};
}

} // namespace

bool askTheSame(const MeasurementSettings& some, const MeasurementSettings& others) {
    const auto asked = [](const MeasurementSettings& settings) {
        const bool fromFile = settings.field == FieldKind::File;
        return std::tuple(settings.field, fromFile ? settings.fileName : QString(),
                          settings.field == FieldKind::Random ? settings.randomDecks : 0, settings.player,
                          settings.games, settings.seed);
    };
    const auto sameOpponent = [&] {
        return some.opponent && others.opponent && some.opponent->isSameAs(*others.opponent) &&
               some.opponent->deck == others.opponent->deck;
    };
    return asked(some) == asked(others) && (some.field != FieldKind::File || some.file == others.file) &&
           (some.field != FieldKind::OneDeck || sameOpponent());
}

StrengthPlan strengthPlanOf(const MeasurementSettings& settings, const DeckLibrary& library, int shown,
                            const Catalogue& catalogue) {
    StrengthPlan plan{.plan = {.form = settings.field == FieldKind::EachAgainstEach
                                           ? TournamentForm::RoundRobin
                                           : TournamentForm::Field,
                               .player = {settings.player},
                               .games = settings.games,
                               .seed = settings.seed}};
    const bool fromLibrary =
        settings.field == FieldKind::OtherDecks || settings.field == FieldKind::EachAgainstEach;
    if (shown < 0) {
        plan.fault = StrengthPanel::tr("There is no deck to measure.");
        return plan;
    }
    const NamedDeck& measured = library.at(shown);
    if (plan.plan.form == TournamentForm::Field) plan.fault = unplayableText(measured.deck, catalogue);
    if (!plan.fault.isEmpty()) return plan;
    if (fromLibrary && library.size() > maximumEntrants) {
        plan.fault = deckText(Message{"tournament/too-many", {maximumEntrants}}, catalogue);
        return plan;
    }
    EntrantCollector entrants(plan, catalogue);
    if (plan.plan.form == TournamentForm::Field) entrants.add(measured.name, measured.deck);
    switch (settings.field) {
    case FieldKind::OtherDecks: entrants.addAll(library.decks(), shown); break;
    case FieldKind::EachAgainstEach: entrants.addAll(library.decks()); break;
    case FieldKind::File:
        entrants.addAll(settings.file);
        plan.leftOut += settings.fileLeftOut;
        break;
    case FieldKind::OneDeck:
        if (settings.opponent) entrants.add(settings.opponent->deck.name, settings.opponent->deck.deck);
        break;
    case FieldKind::Random: entrants.addRandom(settings.randomDecks, settings.seed); break;
    }
    if (plan.plan.entrants.size() < 2)
        plan.fault = tooFewText(settings);
    else if (plan.plan.entrants.size() > std::size_t(maximumEntrants))
        plan.fault = deckText(Message{"tournament/too-many", {maximumEntrants}}, catalogue);
    return plan;
}

std::vector<Deck> fieldOf(const StrengthPlan& plan, const Deck& deck) {
    std::vector<Deck> field;
    const bool each = plan.plan.form == TournamentForm::RoundRobin;
    for (std::size_t i = each ? 0 : 1; i < plan.plan.entrants.size(); ++i)
        if (!each || plan.plan.entrants[i].deck != deck) field.push_back(plan.plan.entrants[i].deck);
    return field;
}

std::int64_t gamesOf(const TournamentPlan& plan) {
    return 2 * Schedule(plan.form, int(plan.entrants.size()), plan.games / 2).units();
}

} // namespace stonemason::token_battle
