// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/document/grid_overlay.h"

namespace stonemason::kings_conflict {

class MapDocument;

/// The text of a note, on one line.
QString noteText(const std::string& note);

/// A folded corner on every cell that has a note, which describe() returns. It has no legend.
class NotesOverlay : public GridOverlay {
public:
    NotesOverlay(CellNotes notes, Size board) : notes_(std::move(notes)), board_(board) {}

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override;

private:
    CellNotes notes_;
    Size board_;
};

/// Keeps the notes of a map on its board, in notesPlace.
void provideNotes(MapDocument& document);

} // namespace stonemason::kings_conflict
