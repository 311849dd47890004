// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_session.h"

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"

#include <algorithm>
#include <thread>

namespace stonemason::token_battle {

namespace {

/// Until then no remaining time is shown.
constexpr qint64 millisecondsToJudge = 1'500;

/// One processor is reserved for the user interface.
int jobs() {
    return std::clamp(int(std::thread::hardware_concurrency()) - 1, 1, maximumJobs);
}

std::shared_ptr<const Measured> measuredOf(const Tournament& tournament, const PartialResult& result) {
    return std::make_shared<const Measured>(Measured{result, standingsOf(tournament, result.tally)});
}

bool areSameDecks(const std::vector<Entrant>& some, const std::vector<Entrant>& others) {
    return std::ranges::equal(some, others, {}, &Entrant::deck, &Entrant::deck);
}

} // namespace

StrengthSession& StrengthSession::of(DeckDocument& document, const std::shared_ptr<const DuelTable>& table) {
    auto* session = document.findChild<StrengthSession*>({}, Qt::FindDirectChildrenOnly);
    return session ? *session : *new StrengthSession(document, table);
}

StrengthSession::StrengthSession(DeckDocument& document, std::shared_ptr<const DuelTable> table)
    : RunningWork(&document)
    , document_(document)
    , table_(std::move(table))
    , measuring_(
          *this,
          [this](const std::shared_ptr<const Measured>& measured) {
              measurement_->measured = *measured;
              gamesDone_ = measured->result.gamesPlayed();
              emit progressed();
          },
          [this](const std::shared_ptr<const Measured>& measured) {
              measurement_->measured = *measured;
              end();
          })
    , searching_(
          *this,
          [this](const ChangeSearchProgress& progress) {
              searchProgress_ = progress;
              gamesDone_ = progress.games;
              emit progressed();
          },
          [this](std::optional<ChangeSearchResult> result) {
              search_->result = std::move(result);
              end();
          }) {
    for (const auto signal : {&DeckDocument::libraryChanged, &DeckDocument::shownChanged})
        connect(&document, signal, this, &StrengthSession::planChanged);
    connect(&document, &DeckDocument::deckChanged, this, &StrengthSession::planChanged);
}

QString StrengthSession::questionBeforeItEnds() const {
    return runningQuestion(*this);
}

void StrengthSession::setSettings(MeasurementSettings settings) {
    settings_ = std::move(settings);
    emit planChanged();
}

StrengthPlan StrengthSession::plan() const {
    return planNow(settings_);
}

QString StrengthSession::searchFault() const {
    const StrengthPlan wanted = plan();
    if (!wanted.fault.isEmpty()) return wanted.fault;
    if (!isValid(document_.deck(), document_.catalogue())) return tr("The game does not accept this deck.");
    return fieldOf(wanted, document_.deck()).empty() ? tr("There is no other deck to play against.")
                                                     : QString();
}

std::optional<int> StrengthSession::secondsLeft() const {
    if (gamesDone_ <= 0 || clock_.elapsed() < millisecondsToJudge) return std::nullopt;
    const double left = double(clock_.elapsed()) * double(gamesInAll_ - gamesDone_) / double(gamesDone_);
    return int(std::min(left / 1000, 1e9));
}

void StrengthSession::begin(Activity activity, std::int64_t games) {
    activity_ = activity;
    stopping_ = false;
    gamesDone_ = 0;
    gamesInAll_ = games;
    clock_.start();
    emit activityChanged();
}

void StrengthSession::end() {
    activity_ = Activity::None;
    emit activityChanged();
}

void StrengthSession::measure() {
    if (activity_ != Activity::None) return;
    StrengthPlan wanted = plan();
    if (!wanted.fault.isEmpty()) return;
    const auto created = Tournament::of(table_, std::move(wanted.plan));
    if (!created) return;
    const Tournament& tournament = *created;
    measurement_ = Measurement{tournament, settings_, wanted.leftOut,
                               *measuredOf(tournament, PartialResult(tournament))};
    begin(Activity::Measuring, gamesOf(tournament.plan()));
    measuring_.start([tournament](const std::stop_token& stop, const auto& progress) {
        const PartialResult result =
            runTournament(tournament, PartialResult(tournament), jobs(), stop,
                          [&](const PartialResult& soFar) { progress(measuredOf(tournament, soFar)); });
        return measuredOf(tournament, result);
    });
}

void StrengthSession::search() {
    if (activity_ != Activity::None || !searchFault().isEmpty()) return;
    const StrengthPlan wanted = plan();
    const Deck deck = document_.deck();
    search_ = ChangeSearch{.plan = {.deck = deck,
                                    .field = fieldOf(wanted, deck),
                                    .changes = smallChangesOf(deck, document_.catalogue()),
                                    .player = wanted.plan.player,
                                    .games = settings_.searchGames,
                                    .seed = settings_.seed},
                           .settings = settings_,
                           .deckName = document_.deckName(),
                           .result = {}};
    searchProgress_ = {};
    begin(Activity::Searching, mostGamesOf(search_->plan));
    searching_.start(
        [table = table_, asked = search_->plan](const std::stop_token& stop, const auto& progress) {
            return searchChanges(table, asked, jobs(), stop, progress);
        });
}

void StrengthSession::stop() {
    if (activity_ == Activity::None) return;
    stopping_ = true;
    measuring_.stop();
    searching_.stop();
    emit activityChanged();
}

int StrengthSession::subject() const {
    if (!measurement_) return -1;
    const TournamentPlan& plan = measurement_->tournament.plan();
    if (plan.form == TournamentForm::Field) return 0;
    const auto here = std::ranges::find(plan.entrants, document_.deck(), &Entrant::deck);
    return here == plan.entrants.end() ? -1 : int(here - plan.entrants.begin());
}

/// Only the cards matter: a deck that was renamed or moved in the list is the same deck.
ResultStaleness StrengthSession::stalenessOf(const std::string& name, const Deck& deck) const {
    if (document_.deck() == deck) return ResultStaleness::Current;
    const int there = document_.library().find(name);
    return there >= 0 && there == document_.shown() ? ResultStaleness::DeckChanged
                                                    : ResultStaleness::OtherDeck;
}

StrengthPlan StrengthSession::planNow(const MeasurementSettings& settings) const {
    return strengthPlanOf(settings, document_.library(), document_.shown(), document_.catalogue());
}

ResultStaleness StrengthSession::measurementStaleness() const {
    const TournamentPlan& plan = measurement_->tournament.plan();
    const bool isField = plan.form == TournamentForm::Field;
    const ResultStaleness staleness =
        isField ? stalenessOf(plan.entrants.front().name, plan.entrants.front().deck)
                : ResultStaleness::Current;
    if (staleness != ResultStaleness::Current) return staleness;
    if (!askTheSame(measurement_->settings, settings_)) return ResultStaleness::OtherSettings;
    const bool isSameField = areSameDecks(planNow(measurement_->settings).plan.entrants, plan.entrants);
    return isSameField ? ResultStaleness::Current : ResultStaleness::FieldChanged;
}

ResultStaleness StrengthSession::searchStaleness() const {
    const ResultStaleness staleness = stalenessOf(search_->deckName.toStdString(), search_->plan.deck);
    if (staleness != ResultStaleness::Current) return staleness;
    const bool isSameField = fieldOf(planNow(search_->settings), search_->plan.deck) == search_->plan.field;
    return isSameField ? ResultStaleness::Current : ResultStaleness::FieldChanged;
}

bool StrengthSession::apply(const SuggestedChange& change) {
    const auto& decks = document_.library().decks();
    const auto isIt = [this](const NamedDeck& deck) { return deck.deck == search_->plan.deck; };
    int index = document_.shown();
    if (index < 0 || !isIt(decks[std::size_t(index)]))
        index = int(std::ranges::find_if(decks, isIt) - decks.begin());
    if (index == int(decks.size())) return false;
    document_.setDeck(tr("Apply Suggestion"), index, change.change.deck);
    return true;
}

} // namespace stonemason::token_battle
