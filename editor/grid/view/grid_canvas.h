// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_state.h"
#include "editor/grid/view/grid_view.h"

#include <memory>
#include <utility>

namespace stonemason {

/// One document on the screen, worked on with the tools: shows at the cell why something could not be done,
/// and what the next press would do as soon as something else is chosen to be done.
/// @tparam DocumentType a GridDocument. Complete where a constructor is called
template <typename DocumentType>
class GridCanvas : public GridView {
public:
    DocumentType& document() const { return document_; }

protected:
    /// @param name what it is called for screen readers: "Board"
    /// @param document and tools outlive it
    GridCanvas(DocumentType& document, const QString& name, std::unique_ptr<GridModel> model,
               std::unique_ptr<GridController> controller, const ToolState& tools, QWidget* parent,
               const GridViewOptions& options = {})
        : GridView(std::move(model), std::move(controller), options, parent), document_(document) {
        setMinimumSize(200, 160);
        setAccessibleName(name);
        connect(&document, &DocumentType::refused, this, &GridCanvas::showRefusal);
        const auto showGhost = [this] { setGhostHidden(false); };
        connect(&tools, &ToolState::toolChanged, this, showGhost);
        connect(&tools, &ToolState::paintChanged, this, showGhost);
        connect(&tools, &ToolState::brushSizeChanged, this, showGhost);
        connect(&tools, &ToolState::stampChanged, this, showGhost);
        followOverlays();
        announceCursor();
    }

private:
    DocumentType& document_;
};

} // namespace stonemason
