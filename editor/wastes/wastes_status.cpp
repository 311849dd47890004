// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/wastes_status.h"

#include "editor/grid/grid_overlay.h"
#include "editor/text/names.h"
#include "editor/wastes/board/board_canvas.h"
#include "editor/wastes/board/board_scene.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"

namespace stonemason::wastes {

namespace {

/// "Row 1, column 7 · High ground, Brawler 4 of Blue, power 5 · mirrored at 11, 3 · ..."
QString cellText(const BoardDocument& document, Cell cell) {
    const Board& board = document.board();
    if (!board.tiles.contains(cell)) return {};
    QStringList parts{placeText(cell), contentText(document, cell)};
    parts.front().replace(0, 1, parts.front().at(0).toUpper());
    if (board.symmetry != Symmetry::None) {
        const Cell other = partner(cell, board.size(), board.symmetry);
        //: %1 and %2 are row and column of the mirror image of the cell described
        parts += other == cell ? WastesStatus::tr("its own mirror image")
                               : WastesStatus::tr("mirrored at %1, %2").arg(other.row).arg(other.column);
    }
    for (const GridOverlay* overlay : document.view().overlays())
        if (const QString shown = overlay->describe(cell); !shown.isEmpty()) parts += shown;
    return parts.join(QStringLiteral(" · "));
}

} // namespace

WastesStatus::WastesStatus(QObject* parent) : GridStatus(QStringLiteral("board."), parent) {
}

void WastesStatus::bind(BoardDocument* document, BoardCanvas* canvas) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    const auto later = [this] { tellCell(); };
    connect(document, &BoardDocument::cellsChanged, context_.get(), later);
    connect(document, &BoardDocument::replaced, context_.get(), later);
    connect(document, &BoardDocument::symmetryChanged, context_.get(), later);
    connect(document, &BoardDocument::reportChanged, context_.get(), [this] { tellProblems(); });
    setSubject({.state = &document->view(),
                .view = canvas,
                .cellText = [document](Cell cell) { return cellText(*document, cell); },
                .problems = [document] { return ProblemCounts(document->report()); }});
}

} // namespace stonemason::wastes
