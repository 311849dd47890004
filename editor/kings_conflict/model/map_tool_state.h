// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/shape.h"
#include "core/kings_conflict/map/map.h"
#include "editor/grid/tools/tool_state.h"

namespace stonemason::kings_conflict {

/// Where a value at one end of a ramp comes from.
enum class RampEnd { ValueThere, ChosenDigit, Zero };

/// From what value to what value a ramp leads.
struct RampEnds {
    RampEnd from = RampEnd::ValueThere;
    RampEnd to = RampEnd::ChosenDigit;

    bool operator==(const RampEnds&) const = default;
};

/// What the next stroke on a map would do, with the tile and the digit it paints, and the stamp.
class MapToolState : public ToolState {
    Q_OBJECT

public:
    /// @param game outlives it
    explicit MapToolState(const GameProfile& game, QObject* parent = nullptr);

    Code tile() const { return tile_; }
    void setTile(Code code);
    /// '0' to '9'. Choosing one puts the brush in place of a tool that paints no digit: a person who presses
    /// 7 wants to paint sevens.
    Code digit() const { return digit_; }
    void setDigit(Code digit);
    /// What the layer is painted with: the tile on terrain, the digit on a hint layer.
    Code codeFor(int layer) const { return layer == terrainLayer ? tile_ : digit_; }

    /// How the ramp tool finds its values.
    const RampEnds& ramp() const { return ramp_; }
    void setRamp(const RampEnds& ends);
    /// How a landscape of the rise tool falls away from its goals.
    const Slope& slope() const { return slope_; }
    void setSlope(const Slope& slope);

    /// What the stamp tool stamps; empty until something was captured or copied.
    const Block& stamp() const { return stamp_; }
    void setStamp(Block block);
    QString stampText() const override;
    bool setStampText(const QString& text) override;

signals:
    void slopesChanged(); ///< ramp or slope

private:
    const GameProfile& game_;
    Code tile_;
    Code digit_ = '5';
    RampEnds ramp_;
    Slope slope_;
    Block stamp_;
};

} // namespace stonemason::kings_conflict
