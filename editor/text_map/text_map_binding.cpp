// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_binding.h"

#include "editor/text_map/board/text_map_scene.h"
#include "editor/text_map/docks/statistics_dock.h"

namespace stonemason::text_map {

QString TextMapEditorTraits::cellText(const TextMapDocument& document, const TextMapCanvas*, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    //: %1 and %2 rows and columns of the map, %3 "60 % walls"
    const QString size = tr("%1 × %2 cells, %3")
                             .arg(document.size().rows)
                             .arg(document.size().columns)
                             .arg(wallShareText(document));
    return statusText(document.view(), cell, {signText(document, cell)}) + QStringLiteral(" · ") + size;
}

} // namespace stonemason::text_map
