// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/overlays/fairness_view.h"

#include <QObject>

#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <vector>

namespace stonemason {

class BoardOverlay;

/// The places an overlay of the board can take, from the lowest to the topmost; one of each is shown at a
/// time.
enum class OverlaySlot { Difference, Rules, Basins, Flow, Stops, March };
inline constexpr int overlaySlotCount = 7;

/// What is shown of where the hints lead; everything is off at first.
struct HintViews {
    static constexpr int noLayer = -1;

    bool flow = false;           ///< arrows where units go next
    bool basins = false;         ///< which peak each tile drains to
    bool stops = false;          ///< where units stay, and why
    int comparedLayer = noLayer; ///< the layer the current one is compared with
    bool asDifference = false;   ///< compared as a difference on one board, not side by side

    bool operator==(const HintViews&) const = default;
};

/// How one open map is looked at: current layer, what is shown, selection, cursor. Nothing here is saved in
/// the map or undone. Canvas and docks read it and change it; each change is told by one signal. Cells and
/// overlays that it holds are always of the board as it now is.
class MapViewState : public QObject {
    Q_OBJECT

public:
    MapViewState(const GameProfile& game, Size board, QObject* parent = nullptr);

    /// The size of the map's board.
    Size board() const { return board_; }
    /// Another size: what was remembered of cells and shown over them is given up, the cursor stays as near
    /// as it can.
    void setBoard(Size board);

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
    /// 0 to 1.
    double opacity(int layer) const { return opacity_[std::size_t(layer)]; }
    void setOpacity(int layer, double opacity);

    /// What the canvas draws; the switches of the View menu change it through setStyle().
    MapStyle style() const;
    bool showsCodes() const { return codes_; }
    void setShowsCodes(bool on);
    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on);
    bool isTurned() const { return turned_; }
    void setTurned(bool on);

    /// Whether strokes on hint layers are mirrored too (the guide: hints are not mirrored; off at first).
    bool mirrorsHints() const { return mirrorsHints_; }
    void setMirrorsHints(bool on);
    /// Whether strokes on the current layer are mirrored where the map declares a symmetry.
    bool mirrorsStrokes() const { return currentLayer_ == terrainLayer || mirrorsHints_; }

    /// Row by row, each cell once.
    const std::vector<Cell>& selection() const { return selection_; }
    /// Cells off the board are left out.
    void setSelection(std::vector<Cell> cells);

    /// The cell that keys act on.
    Cell cursor() const { return cursor_; }
    /// Off the board it becomes the nearest one on it.
    void setCursor(Cell cell);
    /// The cell the pointer is over, or none; none off the board.
    std::optional<Cell> hovered() const { return hovered_; }
    void setHovered(std::optional<Cell> cell);

    /// Cells ringed because a problem was chosen.
    const std::vector<Cell>& marked() const { return marked_; }
    Severity markSeverity() const { return markSeverity_; }
    /// Rings the cells on the board and brings them into view; no cells takes the rings away.
    void mark(std::vector<Cell> cells, Severity severity);

    /// The overlay in that place, or nullptr.
    const BoardOverlay* overlay(OverlaySlot slot) const { return overlays_[std::size_t(slot)].get(); }
    /// Those that are shown, from the lowest to the topmost.
    std::vector<const BoardOverlay*> overlays() const;
    /// Puts an overlay in the place of another; nullptr takes it away, and so does one of a board of another
    /// size, which comes too late.
    void setOverlay(OverlaySlot slot, std::shared_ptr<const BoardOverlay> overlay);

    /// Whether what overlays show is still being worked out, on a thread of its own.
    bool isWorking() const { return working_.any(); }
    void setWorking(OverlaySlot slot, bool working);

    /// What is shown of the map's fairness, in OverlaySlot::Rules.
    FairnessView fairness() const { return fairness_; }
    void setFairness(FairnessView view);

    /// Whether the overlays' legend shows its heading alone. Until somebody decides it (no value) it is open
    /// where there is room for it beside the board.
    std::optional<bool> legendFolded() const { return legendFolded_; }
    void setLegendFolded(bool folded);

signals:
    void currentLayerChanged(int layer);
    void styleChanged(); ///< visibility, opacity, codes, grid, turned
    void hintViewsChanged();
    void mirrorsHintsChanged(bool on);
    void selectionChanged();
    void cursorChanged();
    void hoveredChanged();
    void markedChanged();
    void overlaysChanged();
    void workingChanged(bool working);
    void legendFoldedChanged();
    void fairnessChanged(stonemason::FairnessView view);
    /// Somebody wants to see and change the assumed numbers, and that of numberFields first.
    void rulesRequested(int number);
    void revealRequested(const std::vector<stonemason::Cell>& cells);

private:
    Size board_;
    int currentLayer_ = terrainLayer;
    int hintLayer_;
    HintViews hintViews_;
    std::vector<bool> visible_;
    std::vector<double> opacity_;
    bool codes_ = false;
    bool grid_ = true;
    bool turned_ = false;
    bool mirrorsHints_ = false;
    std::optional<bool> legendFolded_;
    FairnessView fairness_ = FairnessView::None;
    std::vector<Cell> selection_;
    Cell cursor_;
    std::optional<Cell> hovered_;
    std::vector<Cell> marked_;
    Severity markSeverity_ = Severity::Note;
    std::array<std::shared_ptr<const BoardOverlay>, overlaySlotCount> overlays_;
    std::bitset<overlaySlotCount> working_;
};

} // namespace stonemason
