// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_status.h"

#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/cell_text.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

namespace stonemason::kings_conflict {

MapStatus::MapStatus(QObject* parent) : GridStatus(QString(), parent) {
}

void MapStatus::bind(MapDocument* document, MapCanvas* canvas) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    const auto later = [this] { tellCell(); };
    connect(document, &MapDocument::cellsChanged, context_.get(), later);
    connect(document, &MapDocument::replaced, context_.get(), later);
    connect(document, &MapDocument::symmetryChanged, context_.get(), later);
    connect(&document->view(), &MapViewState::currentLayerChanged, context_.get(), later);
    connect(document, &MapDocument::reportChanged, context_.get(), [this] { tellProblems(); });
    setSubject({.state = &document->view(),
                .view = canvas,
                .cellText = [document](Cell cell) { return cellText(*document, cell); },
                .problems = [document] { return ProblemCounts(document->report()); }});
}

} // namespace stonemason::kings_conflict
