// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/app/bound_dock.h"
#include "editor/wastes/board/board_canvas.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"

namespace stonemason::wastes {

using BoardBinding = Binding<BoardDocument, BoardCanvas>;
using BoardDock = BoundDock<BoardDocument, BoardCanvas>;

/// A set of actions that work on the current board.
class BoundBoardActions : public BoundActions<BoardDocument, BoardCanvas> {
public:
    explicit BoundBoardActions(QObject* parent = nullptr) : BoundActions(QStringLiteral("board"), parent) {}

protected:
    BoardCanvas* canvas() const { return view(); }
    BoardViewState* viewState() const { return document() ? &document()->view() : nullptr; }
};

} // namespace stonemason::wastes
