// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/grid/cell_set.h"

#include <QObject>

#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace stonemason {

class GridOverlay;

/// Where an overlay is shown. Any number of them may be known: each is one constant, where the overlay is
/// made.
struct OverlayPlace {
    std::string_view id; ///< one overlay of each id is shown at a time
    int height = 0;      ///< the higher lies over the lower

    auto operator<=>(const OverlayPlace& other) const = default;
};

/// How one board is looked at: cursor, pointer, selection, rings, overlays. Nothing here is saved or undone.
/// Views read it and change it; each change is notified by one signal. Cells and overlays that it holds are
/// always of the board as it now is.
class GridState : public QObject {
    Q_OBJECT

public:
    /// A board of this size; the cursor as near to `cursor` as can be.
    explicit GridState(Size board, Cell cursor = {}, QObject* parent = nullptr);
    ~GridState() override;

    Size board() const { return board_; }
    /// Sets another size: discards state that refers to cells and marks shown over them; the cursor stays
    /// as near as it can.
    void setBoard(Size board);

    /// Whether the board is shown turned by half, as seen from the other side.
    bool isTurned() const { return turned_; }
    void setTurned(bool on);

    const CellSet& selection() const { return selection_; }
    /// Cells off the board are left out.
    void setSelection(const CellSet& cells);

    /// The cells that the current stroke will write, when they are too many for a preview.
    const CellSet& planned() const { return planned_; }
    void setPlanned(const CellSet& cells);

    /// The cell that keys act on.
    Cell cursor() const { return cursor_; }
    /// Off the board it becomes the nearest one on it.
    void setCursor(Cell cell);
    /// The cell the pointer is over, or none; none off the board.
    std::optional<Cell> hovered() const { return hovered_; }
    void setHovered(std::optional<Cell> cell);

    /// Whether a stroke was started by keys and waits for a key to end it: the board does not show how.
    bool isHeldByKeys() const { return heldByKeys_; }
    void setHeldByKeys(bool held);

    /// Cells ringed because a problem was chosen.
    const std::vector<Cell>& marked() const { return marked_; }
    Severity markSeverity() const { return markSeverity_; }
    /// Rings the cells on the board and brings them into view; no cells takes the rings away.
    void mark(std::vector<Cell> cells, Severity severity);
    /// Rings these instead, of the same problem, and leaves the view where it is.
    void remark(std::vector<Cell> cells);

    /// The overlay in that place, or nullptr.
    const GridOverlay* overlay(OverlayPlace place) const;
    /// Those that are shown, from the lowest to the topmost.
    std::vector<const GridOverlay*> overlays() const;
    /// Puts an overlay in the place of another; nullptr takes it away, and so does one of a board of another
    /// size, which comes too late.
    void setOverlay(OverlayPlace place, std::shared_ptr<const GridOverlay> overlay);

    /// Whether what overlays show is still being worked out, on a thread of its own.
    bool isWorking() const { return !working_.empty(); }
    /// @param what names what is worked out, as an overlay's id does
    void setWorking(std::string_view what, bool working);

    /// Whether the overlays' legend shows its heading alone. Until the user decides it (no value) it is open
    /// where there is room for it beside the board.
    std::optional<bool> legendFolded() const { return legendFolded_; }
    void setLegendFolded(bool folded);

signals:
    void turnedChanged(bool on);
    void selectionChanged();
    void plannedChanged();
    void cursorChanged();
    void hoveredChanged();
    void heldByKeysChanged(bool held);
    void markedChanged();
    void overlaysChanged();
    void workingChanged(bool working);
    void legendFoldedChanged();
    void revealRequested(const std::vector<stonemason::Cell>& cells);

private:
    struct Shown {
        OverlayPlace place;
        std::shared_ptr<const GridOverlay> overlay;
    };

    Size board_;
    bool turned_ = false;
    CellSet selection_;
    CellSet planned_;
    Cell cursor_;
    std::optional<Cell> hovered_;
    bool heldByKeys_ = false;
    std::vector<Cell> marked_;
    Severity markSeverity_ = Severity::Note;
    std::vector<Shown> overlays_; ///< from the lowest to the topmost
    std::set<std::string_view> working_;
    std::optional<bool> legendFolded_;
};

} // namespace stonemason
