// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/notes_overlay.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NotesOverlay)
};

constexpr double share = 0.26; ///< of a cell's side that the corner takes
constexpr double least = 5;    ///< pixels of that
constexpr double smallest = 9; ///< a cell from which the corner has an edge
const QColor paper(0xff, 0xd5, 0x4a);
const QColor ink(0x33, 0x26, 0x00);

} // namespace

QString noteText(const std::string& note) {
    return visibleWords(QString::fromStdString(note));
}

void NotesOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                         const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(paper);
    if (geometry.cellSize < smallest)
        painter.setPen(Qt::NoPen);
    else
        painter.setPen(QPen(ink, 1, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (const auto& [cell, note] : notes_) {
        if (!range.contains(cell)) continue;
        const QRectF rect = geometry.rectOf(cell).adjusted(0.5, 0.5, -0.5, -0.5);
        const double side = std::min(rect.width(), std::max(least, geometry.cellSize * share));
        const QPointF corner = rect.topRight();
        const QPointF fold[]{corner - QPointF(side, 0), corner, corner + QPointF(0, side)};
        painter.drawPolygon(fold, int(std::size(fold)));
    }
    painter.restore();
}

QString NotesOverlay::describe(Cell cell) const {
    const auto note = notes_.find(cell);
    //: %1 is what the author of a map wrote about a cell
    return note == notes_.end() ? QString() : Words::tr("note: %1").arg(noteText(note->second));
}

QString NotesOverlay::name() const {
    return Words::tr("Notes");
}

void provideNotes(MapDocument& document) {
    const auto show = [&document] {
        const Map& map = document.committedMap();
        std::shared_ptr<const GridOverlay> overlay;
        if (!map.notes.empty()) overlay = std::make_shared<NotesOverlay>(map.notes, map.size());
        document.view().setOverlay(notesPlace, std::move(overlay));
    };
    QObject::connect(&document, &MapDocument::notesChanged, &document.view(), show);
    show();
}

} // namespace stonemason::kings_conflict
