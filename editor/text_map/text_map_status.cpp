// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_status.h"

#include "editor/grid/grid_overlay.h"
#include "editor/text/names.h"
#include "editor/text_map/board/text_map_canvas.h"
#include "editor/text_map/board/text_map_scene.h"
#include "editor/text_map/docks/statistics_dock.h"

namespace stonemason::text_map {

namespace {

/// "Row 3, column 5 · wall (#), Rock · 25 × 80, 60 % walls".
QString statusOf(const TextMapDocument& document, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    QStringList parts{placeText(cell), signText(document, cell)};
    parts.front().replace(0, 1, parts.front().at(0).toUpper());
    for (const GridOverlay* overlay : document.view().overlays())
        if (const QString shown = overlay->describe(cell); !shown.isEmpty()) parts += shown;
    //: %1 and %2 rows and columns of the map, %3 "60 % walls"
    parts += TextMapStatus::tr("%1 × %2 cells, %3")
                 .arg(document.size().rows)
                 .arg(document.size().columns)
                 .arg(wallShareText(document));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

TextMapStatus::TextMapStatus(QObject* parent) : GridStatus(QStringLiteral("text-map."), parent) {
}

void TextMapStatus::bind(TextMapDocument* document, TextMapCanvas* canvas) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    const auto later = [this] { tellCell(); };
    connect(document, &TextMapDocument::cellsChanged, context_.get(), later);
    connect(document, &TextMapDocument::replaced, context_.get(), later);
    setSubject({.state = &document->view(), .view = canvas, .cellText = [document](Cell cell) {
                    return statusOf(*document, cell);
                }});
}

} // namespace stonemason::text_map
