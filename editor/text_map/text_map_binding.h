// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/app/bound_dock.h"
#include "editor/text_map/board/text_map_canvas.h"
#include "editor/text_map/text_map_document.h"
#include "editor/text_map/text_map_view_state.h"

namespace stonemason::text_map {

using TextMapBinding = Binding<TextMapDocument, TextMapCanvas>;
using TextMapDock = BoundDock<TextMapDocument, TextMapCanvas>;

/// A set of actions that work on the current text map.
class BoundTextMapActions : public BoundActions<TextMapDocument, TextMapCanvas> {
public:
    explicit BoundTextMapActions(QObject* parent = nullptr)
        : BoundActions(QStringLiteral("text-map"), parent) {}

protected:
    TextMapViewState* viewState() const { return document() ? &document()->view() : nullptr; }
};

} // namespace stonemason::text_map
