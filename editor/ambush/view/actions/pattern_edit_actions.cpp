// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/pattern_edit_actions.h"

#include "core/ambush/pattern_file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/ambush/model/pattern_brush.h"
#include "editor/app/settings/action_keys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::ambush {

PatternEditActions::PatternEditActions(PatternBrush& brush, QObject* parent)
    : StampEditActions(
          QStringLiteral("pattern"),
          {.paste = tr("Take the copied signs as a stamp to put down"),
           .remove = tr("Make the selected cells such that nobody cares about them"),
           .selectAll = tr("Select every cell"),
           .noTurn = tr("Nothing is selected. Select cells first, or turn the whole pattern in the "
                        "Pattern menu.")},
          tr("Pasted %1 × %2 signs: click to put them down, Esc to cancel."), brush, parent) {
    addTurns();
    setKeys(*action(QStringLiteral("flip-horizontal")), {Qt::SHIFT | Qt::Key_X}); // X is a sign
}

void PatternEditActions::copy() {
    QGuiApplication::clipboard()->setText(partText(lifted(target(), view()->state().selection())));
}

/// Part of a pattern, or a whole one in whatever form.
Result<LiftedPiece> PatternEditActions::pieceOn(const QMimeData& data) {
    const std::string bytes = data.text().toStdString();
    if (!looksLikeJson(withoutMark(bytes)))
        if (auto part = partOf(data.text())) return std::move(*part);
    const Result<Pattern> pattern = readPattern(bytes, Completeness::Draft);
    if (!pattern) return pattern.error();
    LiftedPiece whole{pattern->signs.size(), {}};
    forEachCell(whole.size, [&](Cell cell) { whole.cells.push_back({cell, codeOf(pattern->signs[cell])}); });
    return whole;
}

} // namespace stonemason::ambush
