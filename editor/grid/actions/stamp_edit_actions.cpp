// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/stamp_edit_actions.h"

#include "editor/grid/tools/turn.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <utility>

namespace stonemason {

StampEditActions::StampEditActions(const QString& prefix, const EditTips& tips, QString pasted,
                                   StampToolState& brush, QObject* parent)
    : EditActions(prefix, tips, parent), pasted_(std::move(pasted)), brush_(brush) {
}

void StampEditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || data->text().isEmpty()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    auto piece = pieceOn(*data);
    if (!piece) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(piece.error())));
        return;
    }
    const Size size = piece->size;
    brush_.pickStamp(std::move(piece).value());
    view()->setFocus();
    emit message(pasted_.arg(size.rows).arg(size.columns));
}

bool StampEditActions::turnStamp(Transform transform) {
    if (!brush_.isStampInHand()) return false;
    brush_.setStamp(transformed(target(), brush_.stamp(), transform));
    return true;
}

} // namespace stonemason
