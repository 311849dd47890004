// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/cell_rings.h"
#include "editor/kings_conflict/map_binding.h"

class QComboBox;
class QLabel;
class QListView;
class QSlider;
class QSpinBox;
class QToolButton;

namespace stonemason::kings_conflict {

class MarchActions;
class MarchModel;
class UnitList;

/// The March panel: who marches on which hint grid, the turns, and where each unit stands and why. While it
/// is in sight the march is on the board.
class MarchDock : public MapDock {
    Q_OBJECT

public:
    MarchDock(const GameProfile& game, const MarchActions& actions);

    /// Not hidden, and not behind another tab.
    bool isInSight() const { return inSight_; }

    QComboBox* layerBox() const { return layer_; }
    QSpinBox* appearingBox() const { return appearing_; }
    QSpinBox* seedBox() const { return seed_; }
    QSlider* turnSlider() const { return turn_; }
    QLabel* statusLabel() const { return status_; }
    QListView* unitView() const { return view_; }

protected:
    void bound() override;

private:
    QWidget* buildOrders(const MarchActions& actions);
    QWidget* buildTurns(const MarchActions& actions);
    void buildUnits();
    MarchModel* model() const;
    void setInSight(bool inSight);
    void showOrders();
    void showState();
    QString statusText() const;
    void showUnit(const QModelIndex& index);
    void followUnit();
    void forgetUnit();

    const GameProfile& game_;
    QComboBox* layer_;
    QSpinBox* appearing_;
    QSpinBox* seed_;
    QLabel* placed_;
    QSlider* turn_;
    QLabel* turnLabel_;
    QComboBox* speed_;
    QLabel* status_;
    UnitList* units_;
    QListView* view_;
    bool inSight_ = false;
    QPointer<MarchModel> watched_;
    int chosen_ = -1;               ///< the unit that is ringed, or -1
    std::vector<Cell> chosenAmong_; ///< those placed by hand when it was chosen: with others it is another
    int chosenOn_ = 0;              ///< the layer then
    CellRings rings_;
};

} // namespace stonemason::kings_conflict
