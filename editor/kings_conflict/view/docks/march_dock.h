// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/deferred_content.h"
#include "editor/grid/view/cell_set_painting.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

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
    /// The actions outlive the dock.
    MarchDock(const GameProfile& game, const MarchActions& actions);

    /// Not hidden, and not behind another tab.
    bool isInSight() const { return inSight_; }

    QComboBox* layerBox() { return content_.built(layer_); }
    QSpinBox* appearingBox() { return content_.built(appearing_); }
    QSpinBox* seedBox() { return content_.built(seed_); }
    QSlider* turnSlider() { return content_.built(turn_); }
    QLabel* statusLabel() { return content_.built(status_); }
    QListView* unitView() { return content_.built(view_); }

protected:
    void bound() override;

private:
    void build();
    QWidget* buildOrders();
    QWidget* buildTurns();
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
    const MarchActions& actions_;
    QComboBox* layer_ = nullptr;
    QSpinBox* appearing_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QLabel* placed_ = nullptr;
    QSlider* turn_ = nullptr;
    QLabel* turnLabel_ = nullptr;
    QComboBox* speed_ = nullptr;
    QLabel* status_ = nullptr;
    UnitList* units_ = nullptr;
    QListView* view_ = nullptr;
    DeferredContent content_; ///< all of these
    bool inSight_ = false;
    QPointer<MarchModel> watched_;
    int chosen_ = -1;               ///< the unit that is ringed, or -1
    std::vector<Cell> chosenAmong_; ///< those placed by hand when it was chosen: with others it is another
    int chosenOn_ = 0;              ///< the layer then
    CellRings rings_;
};

} // namespace stonemason::kings_conflict
