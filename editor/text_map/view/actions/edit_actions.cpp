// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/edit_actions.h"

#include "editor/text_map/model/map_part.h"
#include "editor/text_map/model/sign_brush.h"

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
    : StampEditActions(QStringLiteral("text-map"),
                       {.paste = tr("Take the copied characters as a stamp to put down"),
                        .remove = tr("Make the selected cells floor"),
                        .selectAll = tr("Select every cell"),
                        .noTurn = tr("Nothing is selected. Select cells first.")},
                       tr("Pasted %1 × %2 cells: click to put them down, Esc to cancel."), brush, parent)
    , brush_(brush) {
    addTurns();
}

void EditActions::copy() {
    const LiftedPiece part = lifted(target(), view()->state().selection());
    auto* data = new QMimeData;
    data->setText(partText(part, brush_.signs(), Untouched::Blank));
    // Without a gap within the rectangle both texts are the same.
    if (std::int64_t(part.cells.size()) < std::int64_t{part.size.rows} * part.size.columns)
        data->setData(mapPartMimeType(), partText(part, brush_.signs(), Untouched::Marked).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<LiftedPiece> EditActions::pieceOn(const QMimeData& data) {
    const QString own = QString::fromUtf8(data.data(mapPartMimeType()));
    return partOf(own.isEmpty() ? data.text() : own, brush_.signs());
}

} // namespace stonemason::text_map
