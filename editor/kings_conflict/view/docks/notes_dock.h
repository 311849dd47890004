// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/cell_set_painting.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <vector>

class QLabel;
class QListWidget;

namespace stonemason::kings_conflict {

class NoteActions;

/// The notes of the map, row by row. Choosing one moves the frame to its cell and rings it, Return gives the
/// keys back to the map there; the context menu changes the note or takes it away, and Delete does the
/// latter.
class NotesDock : public MapDock {
    Q_OBJECT

public:
    /// The actions must outlive the dock.
    explicit NotesDock(NoteActions& actions);

    QListWidget* list() const { return list_; }
    /// Stands in the list's place while there are no notes.
    QLabel* nothing() const { return nothing_; }

protected:
    void bound() override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showEmptyText();
    void goTo(int row);

    NoteActions& actions_;
    QListWidget* list_;
    QLabel* nothing_;
    std::vector<Cell> cells_; ///< of the rows
    CellRings rings_;
};

} // namespace stonemason::kings_conflict
