// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/paint_target.h"
#include "editor/grid/tools/tool_state.h"

#include <QString>

namespace stonemason {

/// A paint target of a game, as far as its document and its tool state answer alike whatever the game. The
/// document has view(), refuse() and the preview of one stroke; the state is a ToolState.
template <typename DocumentType, typename StateType>
class PaintTargetOf : public PaintTarget {
public:
    /// Both must outlive it.
    PaintTargetOf(DocumentType& document, StateType& brush) : document_(document), brush_(brush) {}

    DocumentType& document() const { return document_; }
    StateType& brush() const { return brush_; }

    GridState& state() const override { return document_.view(); }
    int brushSize() const override { return brush_.brushSize(); }
    int scatterShare() const override { return brush_.scatterShare(); }
    void refuse(const QString& sentence) override { document_.refuse(sentence); }
    void cancelPreview() override { document_.cancelPreview(); }
    bool hasPreview() const override { return document_.hasPreview(); }
    void commit(const QString& text) override { document_.commit(text); }
    void endGesture() override { document_.endGesture(); }

private:
    DocumentType& document_;
    StateType& brush_;
};

/// The same of a game whose state is a StampToolState.
template <typename DocumentType, typename StateType>
class StampTargetOf : public PaintTargetOf<DocumentType, StateType> {
public:
    using PaintTargetOf<DocumentType, StateType>::PaintTargetOf;

    LiftedPiece stamp() const override { return this->brush().stamp(); }
    void capture(const CellSet& cells) override { this->brush().pickStamp(lifted(*this, cells)); }
};

} // namespace stonemason
