// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/scroll_pane.h"

#include <QScrollArea>

namespace stonemason {

QScrollArea* scrollPane(QWidget* content) {
    auto* pane = new QScrollArea;
    pane->setFrameShape(QFrame::NoFrame);
    pane->setWidgetResizable(true);
    pane->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pane->setFocusPolicy(Qt::NoFocus);
    pane->setWidget(content);
    return pane;
}

} // namespace stonemason
