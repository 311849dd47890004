// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/change_search.h"
#include "core/token_battle/tournament/runner.h"
#include "core/token_battle/tournament/tally.h"
#include "editor/app/files/document_closer.h"
#include "editor/app/tasks/live_job.h"
#include "editor/token_battle/deck/view/strength/measurement_settings.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace stonemason::token_battle {

class DeckDocument;

/// The part of a tournament that was played, and its result.
struct Measured {
    PartialResult result;
    Standings standings;
};

/// A measurement: made, being made, or broken off.
struct Measurement {
    Tournament tournament;
    MeasurementSettings settings; ///< that it was made for
    QStringList leftOut;          ///< as in StrengthPlan
    Measured measured;
};

/// A search for changes: made, being made, or broken off.
struct ChangeSearch {
    ChangeSearchPlan plan;
    MeasurementSettings settings; ///< that it was made for
    QString deckName;
    std::optional<ChangeSearchResult> result; ///< none while it runs and when it was broken off
};

/// Whether a result still applies to the deck that is shown.
enum class ResultStaleness : std::uint8_t {
    Current,
    OtherDeck,     ///< another deck is shown now
    OtherSettings, ///< the panel asks for something else now
    DeckChanged,   ///< the deck has other cards now
    FieldChanged,  ///< the decks it met have
};

/// The measuring of the decks of one document: what is asked for, what runs, what came of it. Runs go on
/// while other documents are current and end with the document, which asks before it closes.
class StrengthSession : public RunningWork {
    Q_OBJECT

public:
    enum class Activity : std::uint8_t { None, Measuring, Searching };

    /// The document's own session; it is made when first asked for. While it runs, the document asks before
    /// it closes.
    static StrengthSession& of(DeckDocument& document, const std::shared_ptr<const DuelTable>& table);

    const MeasurementSettings& settings() const { return settings_; }
    void setSettings(MeasurementSettings settings);
    /// The tournament that the settings describe now.
    StrengthPlan plan() const;
    /// Why no changes can be looked for, in a sentence; empty when they can.
    QString searchFault() const;

    Activity activity() const { return activity_; }
    /// How much of what runs is done.
    std::int64_t gamesDone() const { return gamesDone_; }
    std::int64_t gamesInAll() const { return gamesInAll_; }
    /// Whether the running job was requested to stop.
    bool isStopping() const { return stopping_; }
    /// The remaining time of the running job, estimated from the time so far; nullopt if that is not possible
    /// yet.
    std::optional<int> secondsLeft() const;

    QString questionBeforeItEnds() const override;

    /// Begins to measure what the settings ask for; nothing while something runs or there is a fault in them.
    void measure();
    /// Begins to look for changes that make the shown deck stronger; likewise.
    void search();
    /// Ends what runs. A measurement keeps the games it has; a search has no result then.
    void stop();

    const std::optional<Measurement>& measurement() const { return measurement_; }
    const std::optional<ChangeSearch>& changeSearch() const { return search_; }
    /// How far the search is that runs.
    const ChangeSearchProgress& searchProgress() const { return searchProgress_; }

    /// The entrant whose result is the shown deck's strength, -1 when the deck took no part.
    int subject() const;
    /// How the measurement stands to what is asked for now. Plans anew: not for every tick of a run.
    ResultStaleness measurementStaleness() const;
    ResultStaleness searchStaleness() const;

    /// Makes the change of a finished search one undo step of the deck it is for. False when no deck is as it
    /// was then.
    bool apply(const SuggestedChange& change);

signals:
    /// The settings have changed, or what follows from them.
    void planChanged();
    /// How far what runs has come, with what is known by then.
    void progressed();
    /// Something began or ended.
    void activityChanged();

private:
    StrengthSession(DeckDocument& document, std::shared_ptr<const DuelTable> table);

    void begin(Activity activity, std::int64_t games);
    void end();
    ResultStaleness stalenessOf(const std::string& name, const Deck& deck) const;
    StrengthPlan planNow(const MeasurementSettings& settings) const;

    DeckDocument& document_;
    std::shared_ptr<const DuelTable> table_;
    MeasurementSettings settings_;
    Activity activity_ = Activity::None;
    bool stopping_ = false;
    std::int64_t gamesDone_ = 0;
    std::int64_t gamesInAll_ = 0;
    QElapsedTimer clock_;
    std::optional<Measurement> measurement_;
    std::optional<ChangeSearch> search_;
    ChangeSearchProgress searchProgress_;
    LiveJob<std::shared_ptr<const Measured>, std::shared_ptr<const Measured>> measuring_;
    LiveJob<ChangeSearchProgress, std::optional<ChangeSearchResult>> searching_;
};

} // namespace stonemason::token_battle
