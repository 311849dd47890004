// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/actions/zoom_actions.h"

namespace stonemason {

ZoomActions::ZoomActions(const QString& prefix, const QString& fit, const QString& fitTip, QObject* parent)
    : BoardActions(prefix, parent) {
    QAction* in = addZoom("zoom-in", tr("Zoom &In"), tr("Make the tiles larger"), QKeySequence::ZoomIn,
                          &BoardView::zoomIn);
    in->setShortcuts({QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addZoom("zoom-out", tr("Zoom &Out"), tr("Make the tiles smaller"), QKeySequence::ZoomOut,
            &BoardView::zoomOut);
    addZoom("zoom-reset", tr("&100 %"), tr("Show the tiles at their normal size"), Qt::CTRL | Qt::Key_0,
            &BoardView::zoomNormal);
    addZoom("zoom-fit", fit, fitTip, Qt::CTRL | Qt::Key_9, &BoardView::zoomFit);
}

QAction* ZoomActions::addZoom(const char* id, const QString& text, const QString& tip,
                              const QKeySequence& keys, void (BoardView::*slot)()) {
    const QString name = QString::fromLatin1(id);
    QAction* action = add(name, name, text, tip, keys);
    connect(action, &QAction::triggered, this, [this, slot] {
        if (view()) (view()->*slot)();
    });
    return action;
}

} // namespace stonemason
