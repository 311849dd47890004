// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/app/bound_dock.h"
#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

namespace stonemason::kings_conflict {

using MapBinding = Binding<MapDocument, MapCanvas>;
using MapDock = BoundDock<MapDocument, MapCanvas>;

/// A set of actions that work on the current map.
class BoundMapActions : public BoundActions<MapDocument, MapCanvas> {
public:
    explicit BoundMapActions(QObject* parent = nullptr) : BoundActions(QStringLiteral("map"), parent) {}

protected:
    MapCanvas* canvas() const { return view(); }
    MapViewState* viewState() const { return document() ? &document()->view() : nullptr; }
};

} // namespace stonemason::kings_conflict
