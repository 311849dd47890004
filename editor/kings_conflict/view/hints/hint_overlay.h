// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"

namespace stonemason::kings_conflict {

/// An overlay that shows what was worked out of one hint layer.
class HintOverlay : public GridOverlay {
public:
    /// @param layerName what the layer is called, for the legend
    HintOverlay(std::shared_ptr<const HintAnalysis> analysis, QString layerName)
        : analysis_(std::move(analysis)), layerName_(std::move(layerName)) {}

    Size board() const override { return analysis_->field.size(); }

protected:
    std::shared_ptr<const HintAnalysis> analysis_;
    QString layerName_;
};

} // namespace stonemason::kings_conflict
