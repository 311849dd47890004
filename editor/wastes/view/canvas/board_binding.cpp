// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/board_binding.h"

#include "core/wastes/check/check.h"
#include "editor/wastes/view/canvas/board_scene.h"

namespace stonemason::wastes {

QString BoardEditorTraits::cellText(const BoardDocument& document, const BoardCanvas*, Cell cell) {
    const Board& board = document.board();
    if (!board.tiles.contains(cell)) return {};
    QStringList facts{contentText(document, cell)};
    if (board.symmetry != Symmetry::None) {
        const Cell other = partner(cell, board.size(), board.symmetry);
        //: %1 and %2 are row and column of the mirror image of the cell described
        facts += other == cell ? tr("its own mirror image")
                               : tr("mirrored at %1, %2").arg(other.row).arg(other.column);
    }
    return statusText(document.view(), cell, facts);
}

ProblemWords BoardEditorTraits::problemWords() {
    return {.show = tr("&Show on the Board"),
            .showTip = tr("Show on the board (Enter)"),
            .checking = tr("The board is still being checked…"),
            .changed = tr("The board has changed. Wait for the new check."),
            .readyTitle = tr("Ready to play"),
            .ready = tr("Nothing is wrong with this board."),
            .readyWithNotes = tr("Nothing is wrong; the notes below are only worth knowing.")};
}

std::function<AllFixed(std::stop_token)> BoardEditorTraits::fixAll(BoardDocument& document) {
    return [board = document.committedBoard(), &profile = document.profile(),
            &document](const std::stop_token& stop) {
        const FixedBoard fixed = wastes::fixAll(board, profile, stop);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (!fixed.edit.empty())
            all.take = [&document, edit = fixed.edit] {
                document.change(tr("Fix all"), [&edit](Board& now) { apply(now, edit); });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::wastes
