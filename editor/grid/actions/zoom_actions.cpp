// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/zoom_actions.h"

#include "editor/app/window/panel_walk.h"

#include <utility>

namespace stonemason {

ZoomActions::ZoomActions(const QString& prefix, const QString& fit, const QString& fitTip, QObject* parent)
    : ViewCallActions(prefix, parent) {
    QAction* in = addCall("zoom-in", tr("Zoom &In"), tr("Make the tiles larger"), QKeySequence::ZoomIn,
                          &GridView::zoomIn);
    in->setShortcuts({QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addCall("zoom-out", tr("Zoom &Out"), tr("Make the tiles smaller"), QKeySequence::ZoomOut,
            &GridView::zoomOut);
    addCall("zoom-reset", tr("&100 %"), tr("Show the tiles at their normal size"), Qt::CTRL | Qt::Key_0,
            &GridView::zoomNormal);
    addCall("zoom-fit", fit, fitTip, Qt::CTRL | Qt::Key_9, &GridView::zoomFit);
    addPanels();
}

void ZoomActions::addPanels() {
    QAction* next =
        add(QStringLiteral("next-panel"), QStringLiteral("next-tab"), tr("Next Panel"),
            tr("Give the keys to the next panel, and from the last one back to the board"), Qt::Key_F6);
    QAction* previous =
        add(QStringLiteral("previous-panel"), QStringLiteral("previous-tab"), tr("Previous Panel"),
            tr("Give the keys to the panel before, the other way round"), Qt::SHIFT | Qt::Key_F6);
    for (const auto& [action, by] : {std::pair(next, 1), std::pair(previous, -1)})
        connect(action, &QAction::triggered, this, [this, by = by] {
            if (view()) stepPanel(*view(), by);
        });
}

} // namespace stonemason
