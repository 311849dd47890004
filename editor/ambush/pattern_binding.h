// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/canvas/pattern_canvas.h"
#include "editor/ambush/pattern_document.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/app/bound_actions.h"
#include "editor/app/bound_dock.h"

namespace stonemason::ambush {

using PatternDock = BoundDock<PatternDocument, PatternCanvas>;

/// A set of actions that work on the current pattern.
class BoundPatternActions : public BoundActions<PatternDocument, PatternCanvas> {
public:
    explicit BoundPatternActions(QObject* parent = nullptr)
        : BoundActions(QStringLiteral("pattern"), parent) {}

protected:
    PatternViewState* viewState() const { return document() ? &document()->view() : nullptr; }
};

} // namespace stonemason::ambush
