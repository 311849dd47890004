// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/history_dock.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QUndoGroup>
#include <QUndoView>

namespace stonemason {

namespace {

struct HistoryDock {
    Q_DECLARE_TR_FUNCTIONS(HistoryDock)
};

} // namespace

QDockWidget* makeHistoryDock(QUndoGroup& history, QWidget* parent) {
    auto* dock = new QDockWidget(HistoryDock::tr("History"), parent);
    dock->setObjectName(QStringLiteral("historyDock"));
    dock->setProperty("area", int(Qt::RightDockWidgetArea));
    dock->setProperty("share", 4);
    auto* view = new QUndoView(&history, dock);
    view->setEmptyLabel(HistoryDock::tr("Opened"));
    view->setAccessibleName(HistoryDock::tr("Steps in this document"));
    view->setFrameShape(QFrame::NoFrame);
    view->setUniformItemSizes(true);
    view->setMinimumHeight(60);
    dock->setWidget(view);
    return dock;
}

} // namespace stonemason
