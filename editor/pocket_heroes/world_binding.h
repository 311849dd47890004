// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/app/bound_dock.h"
#include "editor/pocket_heroes/board/world_canvas.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"

namespace stonemason::pocket_heroes {

using WorldBinding = Binding<WorldDocument, WorldCanvas>;
using WorldDock = BoundDock<WorldDocument, WorldCanvas>;

/// A set of actions that work on the current world.
class BoundWorldActions : public BoundActions<WorldDocument, WorldCanvas> {
public:
    explicit BoundWorldActions(QObject* parent = nullptr) : BoundActions(QStringLiteral("world"), parent) {}

protected:
    WorldViewState* viewState() const { return document() ? &document()->view() : nullptr; }
};

} // namespace stonemason::pocket_heroes
