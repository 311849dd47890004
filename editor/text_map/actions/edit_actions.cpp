// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/actions/edit_actions.h"

#include "editor/board/tools/turn.h"
#include "editor/text/error_text.h"
#include "editor/text_map/map_part.h"
#include "editor/text_map/sign_brush.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::text_map {

namespace {

QString mapPartMimeType() {
    return QStringLiteral("application/x-stonemason-text-map-part");
}

} // namespace

EditActions::EditActions(SignBrush& brush, QObject* parent)
    : stonemason::EditActions(QStringLiteral("text-map"),
                              {.paste = tr("Take the copied characters as a stamp to put down"),
                               .remove = tr("Make the selected cells floor"),
                               .selectAll = tr("Select every cell"),
                               .noTurn = tr("Nothing is selected. Select cells first.")},
                              parent)
    , brush_(brush) {
    addTurns();
}

void EditActions::copy() {
    const LiftedPiece part = lifted(target(), view()->state().selection());
    auto* data = new QMimeData;
    data->setText(partText(part, brush_.signs(), Untouched::Blank));
    data->setData(mapPartMimeType(), partText(part, brush_.signs(), Untouched::Marked).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

void EditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || data->text().isEmpty()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    const QString own = QString::fromUtf8(data->data(mapPartMimeType()));
    auto part = partOf(own.isEmpty() ? data->text() : own, brush_.signs());
    if (!part) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(part.error())));
        return;
    }
    const Size size = part->size;
    brush_.setStamp(std::move(part).value());
    brush_.setTool(QStringLiteral("stamp"));
    view()->setFocus();
    emit message(
        tr("Pasted %1 × %2 cells: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

bool EditActions::turnStamp(Transform transform) {
    if (brush_.tool() != QLatin1String("stamp") || brush_.stamp().cells.empty()) return false;
    brush_.setStamp(transformed(target(), brush_.stamp(), transform));
    return true;
}

} // namespace stonemason::text_map
