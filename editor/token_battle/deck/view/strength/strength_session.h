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

/// The strength measurements of one document's decks: settings, running job and results. Jobs continue while
/// other documents are current and end with the document, which asks for confirmation before it closes.
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
    /// A sentence that explains why a search for changes cannot start; empty if it can.
    QString searchFault() const;

    Activity activity() const { return activity_; }
    /// The number of games that the running job has completed.
    std::int64_t gamesDone() const { return gamesDone_; }
    std::int64_t gamesInAll() const { return gamesInAll_; }
    /// Whether the running job was requested to stop.
    bool isStopping() const { return stopping_; }
    /// The remaining time of the running job, estimated from the time so far; nullopt if that is not possible
    /// yet.
    std::optional<int> secondsLeft() const;

    QString questionBeforeItEnds() const override;

    /// Starts the measurement of the settings; no effect while a job runs or if the settings are invalid.
    void measure();
    /// Starts a search for changes that strengthen the shown deck; no effect during a job or a searchFault().
    void search();
    /// Stops the running job. A measurement keeps the games played so far; a search has no result then.
    void stop();

    const std::optional<Measurement>& measurement() const { return measurement_; }
    const std::optional<ChangeSearch>& changeSearch() const { return search_; }
    /// The progress of the running search.
    const ChangeSearchProgress& searchProgress() const { return searchProgress_; }

    /// The entrant whose result is the shown deck's strength, -1 when the deck took no part.
    int subject() const;
    /// Whether the measurement matches the decks and settings now. Recomputes the plan: not for every tick.
    ResultStaleness measurementStaleness() const;
    ResultStaleness searchStaleness() const;

    /// Applies the change of a finished search to its deck as one undo step. False if no deck is still as it
    /// was then.
    bool apply(const SuggestedChange& change);

signals:
    /// The settings or the plan derived from them have changed.
    void planChanged();
    /// The progress and the intermediate result of the running job have changed.
    void progressed();
    /// A job started or ended.
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
