// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/actions/pattern_edit_actions.h"

#include "core/ambush/format/pattern_file.h"
#include "core/format/encoding.h"
#include "core/format/json.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/app/action_keys.h"
#include "editor/board/tools/turn.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::ambush {

namespace {

/// What is on the clipboard: part of a pattern, or a whole one in whatever form.
Result<LiftedPiece> partOn(const QString& text) {
    const std::string bytes = text.toStdString();
    if (!looksLikeJson(withoutMark(bytes)))
        if (auto part = partOf(text)) return std::move(*part);
    const Result<Pattern> pattern = readPattern(bytes, Completeness::Draft);
    if (!pattern) return pattern.error();
    LiftedPiece whole{pattern->signs.size(), {}};
    forEachCell(whole.size, [&](Cell cell) { whole.cells.push_back({cell, codeOf(pattern->signs[cell])}); });
    return whole;
}

} // namespace

PatternEditActions::PatternEditActions(PatternBrush& brush, QObject* parent)
    : EditActions(QStringLiteral("pattern"),
                  {.paste = tr("Take the copied signs as a stamp to put down"),
                   .remove = tr("Make the selected cells such that nobody cares about them"),
                   .selectAll = tr("Select every cell"),
                   .noTurn = tr("Nothing is selected. Select cells first, or turn the whole pattern in the "
                                "Pattern menu.")},
                  parent)
    , brush_(brush) {
    addTurns();
    setKeys(*action(QStringLiteral("flip-horizontal")), {Qt::SHIFT | Qt::Key_X}); // X is a sign
}

void PatternEditActions::copy() {
    QGuiApplication::clipboard()->setText(partText(lifted(target(), view()->state().selection())));
}

void PatternEditActions::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    auto part = partOn(text);
    if (!part) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(part.error())));
        return;
    }
    const Size size = part->size;
    brush_.setStamp(std::move(part).value());
    brush_.setTool(QStringLiteral("stamp"));
    view()->setFocus();
    emit message(
        tr("Pasted %1 × %2 signs: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

bool PatternEditActions::turnStamp(Transform transform) {
    if (brush_.tool() != QLatin1String("stamp") || brush_.stamp().cells.empty()) return false;
    brush_.setStamp(stonemason::transformed(target(), brush_.stamp(), transform));
    return true;
}

} // namespace stonemason::ambush
