// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_view_state.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include <QCoreApplication>

namespace stonemason::text_map {

/// Text maps as the general parts of the grid editor see them (grid_traits.h).
struct TextMapEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::text_map::TextMapEditorTraits)

public:
    using Document = TextMapDocument;
    using View = TextMapCanvas;
    static constexpr const char* id = "text-map";
    static constexpr const char* statusPrefix = "text-map.";

    /// "Row 3, column 5 · wall (#), Rock · 25 × 80, 60 % walls"
    static QString cellText(const TextMapDocument& document, const TextMapCanvas* view, Cell cell);
    /// "60 % walls".
    static QString wallShare(const TextMapDocument& document);
};

using TextMapBinding = Binding<TextMapDocument, TextMapCanvas>;
using TextMapDock = BoundDock<TextMapDocument, TextMapCanvas>;
using BoundTextMapActions = BoundGridActions<TextMapEditorTraits>;

} // namespace stonemason::text_map
