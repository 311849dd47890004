// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/play/play_document.h"
#include "editor/play/play_view.h"
#include "editor/play/turn_manager.h"

namespace stonemason {

using PlayBinding = Binding<PlayDocument, PlayView>;
using PlayDock = BoundDock<PlayDocument, PlayView>;

/// A set of actions that work on the current game, whatever game it is.
class BoundPlayActions : public BoundActions<PlayDocument, PlayView> {
public:
    using BoundActions::BoundActions;

protected:
    bool isBound() const override { return view() != nullptr; }
    TurnManager& turns() const { return view()->turns(); }
};

} // namespace stonemason
