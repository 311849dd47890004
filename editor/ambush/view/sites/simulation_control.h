// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/site_simulation.h"
#include "editor/grid/view/grid_job.h"
#include "editor/grid/view/grid_view.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

namespace stonemason::ambush {

class SimulationBar;
class SiteActions;

/// Runs a simulation on a board: turn by turn or by itself. While there is one, a press on a cell of the
/// board (or Space at the cursor) breaks a wall there or puts one up, in the simulation alone: nothing is
/// painted.
class SimulationControl : public QObject {
    Q_OBJECT

public:
    /// Both outlive what is done with the control.
    SimulationControl(SimulationBar& bar, SiteActions& actions, QObject* parent = nullptr);
    ~SimulationControl() override;

    /// What is simulated.
    struct Question {
        std::vector<Pattern> patterns; ///< without fault
        Overlap overlap = Overlap::Cells;
        Size board;
        std::function<BitGrid()> passable; ///< may be called on another thread
        Waiters waiters = Waiters::OnWays;
    };
    /// Begins from the start, in place of another simulation; on a large board a moment later.
    void begin(GridView& view, Question question);
    /// Ends the simulation and restores the board; no effect without a simulation.
    void end();

    /// Whether a simulation is running or being prepared.
    bool isActive() const { return !view_.isNull(); }
    /// The simulation; nullptr without one, and until it has been prepared.
    const SiteSimulation* simulation() const { return simulation_.get(); }
    /// Whether the simulation is being prepared on a background thread.
    bool isPreparing() const { return job_.isBusy(); }

    /// Plays the next turn; as soon as there is a simulation, if it is being prepared.
    void step();
    void setRunning(bool running);
    bool isRunning() const { return timer_.isActive(); }
    void restart();
    /// Breaks a wall or puts one up; nothing off the board.
    void strike(Cell cell);

signals:
    /// Sites, examined cells or walls may have changed.
    void changed();
    /// Sites were lost; the sentence gives their places.
    void sitesLost(const QString& sentence);

private:
    class Hammer;
    void take(std::shared_ptr<SiteSimulation> simulation);
    void show(const QString& story);
    void announce(const std::vector<Place>& lost);

    SimulationBar& bar_;
    SiteActions& actions_;
    std::unique_ptr<Hammer> hammer_;
    QPointer<GridView> view_;
    Question question_;
    std::shared_ptr<SiteSimulation> simulation_;
    bool stepsWhenPrepared_ = false;
    QTimer timer_;
    GridJob<std::shared_ptr<SiteSimulation>> job_; // the last member: its thread ends first
};

} // namespace stonemason::ambush
