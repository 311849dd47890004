// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/document/grid_state.h"
#include "editor/kings_conflict/model/map_style.h"

#include <vector>

namespace stonemason::kings_conflict {

/// What is shown of where the hints lead; everything is off at first.
struct HintViews {
    static constexpr int noLayer = -1;

    bool flow = false;           ///< arrows where units go next
    bool basins = false;         ///< which peak each tile drains to
    bool stops = false;          ///< where units stay, and why
    int comparedLayer = noLayer; ///< the layer the current one is compared with
    bool asDifference = false;   ///< compared as a difference on one board, not side by side

    /// Whether an overlay is shown of each of the layers.
    bool any() const { return flow || basins || stops; }
    bool operator==(const HintViews&) const = default;
};

/// How one open map is looked at: its board, the current layer, what is shown of the layers and the hints.
class MapViewState : public GridState {
    Q_OBJECT

public:
    MapViewState(const GameProfile& game, Size board, QObject* parent = nullptr);

    int currentLayer() const { return currentLayer_; }
    /// Makes the layer the one that tools work on, and visible.
    void setCurrentLayer(int layer);

    /// The hint layer that the hint views are about: the current one, or while terrain is current the one
    /// worked on last, or the first; HintViews::noLayer for a game without hint layers.
    int hintLayer() const { return hintLayer_; }

    const HintViews& hintViews() const { return hintViews_; }
    /// Comparing a layer with itself compares with none.
    void setHintViews(HintViews views);
    /// Whether the comparison is drawn as a difference of two hint layers on the board itself; else, when
    /// there is one, the other layer is shown on a board beside.
    bool comparesAsDifference() const;
    bool comparesBeside() const {
        return hintViews_.comparedLayer != HintViews::noLayer && !comparesAsDifference();
    }

    bool isVisible(int layer) const { return visible_[std::size_t(layer)]; }
    void setVisible(int layer, bool visible);
    /// Of a locked layer no tool and no command changes cells; undo does, and what replaces the whole map.
    /// None is at first.
    bool isLocked(int layer) const { return locked_[std::size_t(layer)]; }
    void setLocked(int layer, bool locked);
    /// 0 to 1.
    double opacity(int layer) const { return opacity_[std::size_t(layer)]; }
    void setOpacity(int layer, double opacity);

    /// What the canvas draws; the switches of the View menu change it through setStyle().
    MapStyle style() const;
    bool showsCodes() const { return codes_; }
    void setShowsCodes(bool on);
    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on);

    /// Whether the locked cells are marked; they are at first.
    bool showsLocks() const { return locks_; }
    void setShowsLocks(bool on);

    /// Whether strokes on hint layers are mirrored too (the guide: hints are not mirrored; off at first).
    bool mirrorsHints() const { return mirrorsHints_; }
    void setMirrorsHints(bool on);
    /// Whether strokes on the current layer are mirrored where the map declares a symmetry.
    bool mirrorsStrokes() const { return currentLayer_ == terrainLayer || mirrorsHints_; }

    /// What is shown of the map's fairness, in rulesPlace.
    FairnessView fairness() const { return fairness_; }
    void setFairness(FairnessView view);

signals:
    void currentLayerChanged(int layer);
    void lockChanged();
    void styleChanged(); ///< visibility, opacity, codes, grid, turned
    void showsLocksChanged();
    void hintViewsChanged();
    void mirrorsHintsChanged(bool on);
    void fairnessChanged(stonemason::kings_conflict::FairnessView view);
    /// The user wants to see and change the assumed numbers, and that of numberFields first.
    void rulesRequested(int number);

private:
    int currentLayer_ = terrainLayer;
    int hintLayer_;
    HintViews hintViews_;
    std::vector<bool> visible_;
    std::vector<bool> locked_;
    std::vector<double> opacity_;
    bool codes_ = false;
    bool grid_ = true;
    bool locks_ = true;
    bool mirrorsHints_ = false;
    FairnessView fairness_ = FairnessView::None;
};

} // namespace stonemason::kings_conflict
