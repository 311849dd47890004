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

/// Where on the current map one can lie in wait: which patterns are looked for, the sites as a list and as an
/// overlay of the map, as it is painted. While the panel is closed nothing is looked for and nothing shown. A
/// simulation plays on a copy of the map instead; it ends when the map is changed.
class AmbushDock : public GroundDock {
    Q_OBJECT

public:
    /// What the dock works with; all of it outlives it.
    struct Means {
        PatternShelf& shelf;
        Dialogs& dialogs;
    };
    /// @param id the dock's name, for good
    /// @param prefix of the workspace's actions
    AmbushDock(const QString& id, const QString& prefix, const Means& means);

    QList<QAction*> menu() const override;

    AmbushForm& form() { return *content_.built(form_); }
    SiteModel& model() { return *content_.built(model_); }
    SiteActions& actions() const { return *actions_; }
    /// Whether something is worked out on a thread of its own, be it what a simulation begins with.
    bool isSearching() const;
    SimulationControl& simulation() { return *content_.built(simulation_); }
    /// What is worked out after a change of the map, by the one who follows it.
    const SiteFinder* finder() {
        content_.ensure();
        return finder_.get();
    }

    /// The sites as the command line prints them; empty before the first search.
    std::string json() const;
    /// The list with the map as text; empty before the first search.
    QString text() const;
    /// Writes one or the other, as the name's ending demands, once there has been a search: many sites beside
    /// the window, with a progress. Nothing when that was cancelled.
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
    std::optional<Place> chosen_;        ///< the site that was jumped to
    std::vector<std::string> paths_;     ///< of the patterns that are looked for
    QStringList names_;                  ///< the same for people
    QStringList faults_;                 ///< why others that are ticked are not, with their names
    std::shared_ptr<SiteFinder> finder_; ///< of this question; used by one piece of work at a time
    Size size_;                          ///< of the map that it is for
    QTimer stopLater_;                   ///< what is done sooner needs no button
    int round_ = 0;                      ///< names the search under way
    GridJob<Findings> job_;              // the last member: its thread ends first
};

} // namespace stonemason::ambush
