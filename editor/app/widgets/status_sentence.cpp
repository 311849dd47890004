// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/status_sentence.h"

#include "editor/app/widgets/look.h"

#include <QStatusBar>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int milliseconds = 6000;

int roomIn(const QStatusBar& bar) {
    int room = bar.width();
    for (const QWidget* widget : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (widget->isVisible() && widget->property("area") != QStringLiteral("left"))
            room = std::min(room, widget->x());
    return room - 2 * gap;
}

} // namespace

bool showSentence(QStatusBar& bar, const QString& sentence) {
    const bool fits = bar.fontMetrics().horizontalAdvance(sentence) < roomIn(bar);
    if (fits && !sentence.isEmpty())
        bar.showMessage(sentence, milliseconds);
    else
        bar.clearMessage();
    return fits || sentence.isEmpty();
}

} // namespace stonemason
