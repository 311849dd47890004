// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

/// What the checks of a map found, in the words of its game.
class MapReport : public ReportIn<Fix, GameProfile> {
public:
    using ReportIn::ReportIn;

    QString toolText(int number) const override;
    QString toolIcon(int number) const override;
};

/// Maps as the general parts of the grid editor see them (grid_traits.h).
struct MapEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::kings_conflict::MapEditorTraits)

public:
    using Document = MapDocument;
    using View = MapCanvas;
    using Report = MapReport;
    static constexpr const char* id = "map";
    static constexpr const char* statusPrefix = "";
    static constexpr std::tuple changes{&MapDocument::symmetryChanged};
    static constexpr std::tuple viewChanges{&MapViewState::currentLayerChanged};

    static QString cellText(const MapDocument& document, const MapCanvas*, Cell cell) {
        return kings_conflict::cellText(document, cell);
    }
    static MapReport report(const MapDocument& document) { return {document.report(), document.game()}; }
    static ProblemWords problemWords();
    static std::function<AllFixed(std::stop_token)> fixAll(MapDocument& document);
};

using MapBinding = Binding<MapDocument, MapCanvas>;
using MapDock = BoundDock<MapDocument, MapCanvas>;
using MapStatus = GridStatusOf<MapEditorTraits>;
using BoundMapActions = BoundGridActions<MapEditorTraits>;

} // namespace stonemason::kings_conflict
