// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/march.h"
#include "editor/grid/view/grid_job.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace stonemason::kings_conflict {

class MapDocument;

/// A march that was worked out: as it stands after one of its turns.
struct MarchState {
    int layer = 0;
    std::optional<MarchBoard> board; ///< none: the map lacks the grid, or it is of another size
    March march;

    /// Nobody moves or appears any more.
    bool isSettled() const { return march.resting.size() == march.units.size(); }
};

/// The march on one open map: its units, its turn and the overlay that shows it. While shown, it is
/// recomputed whenever the map or the orders change; on large maps on a worker thread. Nothing here is saved
/// or undoable.
class MarchModel : public QObject {
    Q_OBJECT

public:
    static constexpr int lastTurn = 60;
    static constexpr int mostAppearing = 30;
    static constexpr int mostPlaced = 60;
    static constexpr int mostSeed = 9999;

    /// The document's own, made when it is first asked for.
    static MarchModel& of(MapDocument& document);

    /// The march is shown: the overlay is on the board.
    void setWatched(bool watched);
    bool isWatched() const { return watched_; }

    /// The hint layer they follow: the one last worked on; HintViews::noLayer for a game without hint layers.
    int layer() const { return layer_; }
    const std::vector<Cell>& placed() const { return orders_.placed; }
    int appearing() const { return orders_.appearing; }
    std::uint32_t seed() const { return orders_.seed; }
    int turn() const { return orders_.turns; }

    /// Places a unit on the cell, or removes the one placed there, and resets the march to the start.
    /// Reports why if that is impossible.
    void toggleUnit(Cell cell);
    void removeUnits();
    void setAppearing(int units);
    void setSeed(std::uint32_t seed);
    /// Chooses another seed at random.
    void rollSeed();

    void setTurn(int turn);
    void step();
    void back() { setTurn(turn() - 1); }
    void reset() { setTurn(0); }
    /// Whether a further turn may change anything, according to the last result.
    bool canStep() const;

    bool isPlaying() const { return player_.isActive(); }
    /// Plays turn by turn until no unit moves any more; restarts if that is already the case.
    void setPlaying(bool playing);
    int millisecondsPerTurn() const { return player_.interval(); }
    void setMillisecondsPerTurn(int milliseconds) { player_.setInterval(milliseconds); }

    /// Never nullptr. On large maps it may lag behind the orders for a moment.
    std::shared_ptr<const MarchState> state() const { return state_; }

signals:
    void ordersChanged();
    void stateChanged();
    void playingChanged(bool playing);

private:
    explicit MarchModel(MapDocument& document);
    void followLayer();
    void followMap();
    void outdate();
    void workOut();
    void setMarch(std::shared_ptr<const MarchState> state);
    void putOverlay();

    MapDocument& document_;
    MarchOrders orders_;
    int layer_;
    bool watched_ = false;
    bool isCurrent_ = false; ///< the state is that of the orders and the map, or being worked out
    std::shared_ptr<const MarchState> state_ = std::make_shared<MarchState>();
    QTimer player_;
    GridJob<std::shared_ptr<const MarchState>> job_;
};

} // namespace stonemason::kings_conflict
