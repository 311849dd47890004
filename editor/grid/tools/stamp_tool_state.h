// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/paint_target.h"
#include "editor/grid/tools/tool_state.h"

#include <optional>

namespace stonemason {

/// A tool state whose stamp is a piece lifted from a board. A game says how such a piece is kept as text.
class StampToolState : public ToolState {
    Q_OBJECT

public:
    using ToolState::ToolState;

    /// Of no cells: there is none.
    const LiftedPiece& stamp() const { return stamp_; }
    void setStamp(LiftedPiece stamp);
    /// Makes it the stamp, and stamping what is done with it.
    void pickStamp(LiftedPiece stamp);
    /// Whether there is a stamp and the next stroke puts it down.
    bool isStampInHand() const;

    QString stampText() const override;
    bool setStampText(const QString& text) override;

protected:
    virtual QString textOf(const LiftedPiece& stamp) const = 0;
    /// nullopt for what is no such text.
    virtual std::optional<LiftedPiece> stampFrom(const QString& text) = 0;

private:
    LiftedPiece stamp_;
};

} // namespace stonemason
