// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/pattern_shelf.h"
#include "editor/ambush/view/sites/site_words.h"
#include "editor/app/widgets/deferred_content.h"
#include "editor/grid/view/grid_job.h"
#include "editor/grid/view/walkability_maps.h"

#include <QTimer>

class QModelIndex;

namespace stonemason {
class Dialogs;
} // namespace stonemason

namespace stonemason::ambush {

class AmbushForm;
class SimulationControl;
class SiteActions;
class SiteModel;

/// Searches the current map for ambush sites while it is edited: the choice of patterns, and the sites as a
/// list and as an overlay on the map. While the panel is closed there is no search and no overlay. A
/// simulation runs on a copy of the map instead; it ends when the map changes.
class AmbushDock : public GroundDock {
    Q_OBJECT

public:
    /// Dependencies of the dock; all must outlive it.
    struct Means {
        PatternShelf& shelf;
        Dialogs& dialogs;
    };
    /// @param id the dock's permanent name
    /// @param prefix of the workspace's actions
    AmbushDock(const QString& id, const QString& prefix, const Means& means);

    QList<QAction*> menu() const override;

    AmbushForm& form() { return *content_.built(form_); }
    SiteModel& model() { return *content_.built(model_); }
    SiteActions& actions() const { return *actions_; }
    /// Whether a background job is running, including the preparation of a simulation.
    bool isSearching() const;
    SimulationControl& simulation() { return *content_.built(simulation_); }
    /// The finder that updates the sites incrementally after changes of the map.
    const SiteFinder* finder() {
        content_.ensure();
        return finder_.get();
    }

    /// The sites as the command line prints them; empty before the first search.
    std::string json() const;
    /// The list with the map as text; empty before the first search.
    QString text() const;
    /// Writes json() or text(), depending on the file's suffix, once there has been a search: many sites on
    /// a background thread, with progress. Returns nullopt if that was cancelled.
    std::optional<Status> saveTo(const QString& path);

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Findings = std::shared_ptr<const SiteFindings>;

    void build();
    void connectActions();
    void connectForm();
    void listWalkers();
    void addFile();
    void search();
    void run(JobPace pace);
    void forget();
    std::optional<SiteSearch> question();
    void take(Findings findings);
    void showVerdict(const SiteFindings& found, const QString& verdict);
    void showSentence(const QString& sentence);
    void stop();
    void followSorting(bool sorting);
    void stopSorting();
    void hideStop();
    void choose(const QModelIndex& index);
    void step(int direction);
    void describeChosen();
    void showOverlay();
    void copy();
    bool isInput(const QString& path) const;
    void exportSites();
    SiteReport report() const;
    void simulate(bool on);
    bool isSimulating() const;
    void endSimulation();
    void showSimulation();
    void showSites(Findings findings);
    void updateActions();
    WalkabilityMap* map() const { return document(); }

    PatternShelf& shelf_;
    Dialogs& dialogs_;
    SiteActions* actions_;
    SiteModel* model_;
    AmbushForm* form_ = nullptr;
    SimulationControl* simulation_ = nullptr;
    DeferredContent content_; ///< both of them
    QPointer<GridState> board_;
    std::optional<Place> chosen_;    ///< the site that was jumped to
    std::vector<std::string> paths_; ///< of the patterns that are looked for
    QStringList names_;              ///< their display names
    QStringList faults_;             ///< why other ticked patterns cannot be searched for, with their names
    std::shared_ptr<SiteFinder> finder_; ///< for the current search; used by one job at a time
    Size size_;                          ///< of the map that it is for
    QTimer stopLater_;                   ///< what is done sooner needs no button
    int round_ = 0;                      ///< names the search under way
    GridJob<Findings> job_;              // the last member: its thread ends first
};

} // namespace stonemason::ambush
