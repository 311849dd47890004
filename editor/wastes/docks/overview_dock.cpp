// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/docks/overview_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/board/board_overview.h"

#include <QVBoxLayout>

namespace stonemason::wastes {

OverviewDock::OverviewDock()
    : BoardDock(QStringLiteral("board-overview"), tr("Overview"), Qt::LeftDockWidgetArea)
    , pane_(new BoardOverview) {
    pane_->setAccessibleName(tr("Overview of the board"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap);
    layout->addWidget(pane_);
    setWidget(content);
    forwardFocusTo(*this, *pane_);
}

void OverviewDock::bound() {
    setEnabled(bool(binding()));
    pane_->setView(binding().view());
}

} // namespace stonemason::wastes
