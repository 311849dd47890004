// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/program_icon.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace stonemason {

QIcon programIcon() {
    QSvgRenderer drawing(QStringLiteral(":/icons/stonemason.svg"));
    QIcon icon;
    for (const int size : {16, 32, 64, 128}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace stonemason
