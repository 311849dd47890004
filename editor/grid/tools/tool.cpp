// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool.h"

#include "editor/text/names.h"

#include <QCoreApplication>

namespace stonemason {

QString stepAt(const QString& step, Cell cell) {
    //: A step in the history: %1 is what was done ("Paint Forest"), %2 a place such as "row 5, column 5".
    return QCoreApplication::translate("Tool", "%1 at %2").arg(step, placeText(cell));
}

} // namespace stonemason
