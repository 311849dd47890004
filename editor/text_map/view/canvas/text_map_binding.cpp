// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_binding.h"

#include "editor/text_map/view/canvas/text_map_scene.h"

#include <QLocale>

namespace stonemason::text_map {

QString TextMapEditorTraits::wallShare(const TextMapDocument& document) {
    const double share = 100.0 * double(document.walls()) / double(document.size().area());
    //: How much of a map is walls; %1 is a number
    return tr("%1 % walls").arg(QLocale().toString(share, 'f', 0));
}

QString TextMapEditorTraits::cellText(const TextMapDocument& document, const TextMapCanvas*, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    //: %1 and %2 rows and columns of the map, %3 "60 % walls"
    const QString size = tr("%1 × %2 cells, %3")
                             .arg(document.size().rows)
                             .arg(document.size().columns)
                             .arg(wallShare(document));
    return statusText(document.view(), cell, {signText(document, cell)}) + QStringLiteral(" · ") + size;
}

} // namespace stonemason::text_map
