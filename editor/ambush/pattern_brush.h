// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/tools/paint_target.h"
#include "editor/board/tools/tool_state.h"

namespace stonemason::ambush {

/// What the next stroke on a pattern would do: the tool, the sign that it paints, the stamp.
class PatternBrush : public ToolState {
    Q_OBJECT

public:
    using ToolState::ToolState;

    /// One of allSigns.
    char sign() const { return sign_; }
    void setSign(char sign);

    const LiftedPiece& stamp() const { return stamp_; }
    void setStamp(LiftedPiece stamp);
    QString stampText() const override;
    bool setStampText(const QString& text) override;

private:
    char sign_ = '.';
    LiftedPiece stamp_;
};

/// Part of a pattern as text, a line of signs for each row with '?' where it has no cell, and back; nullopt
/// for what is no such text, or of nothing.
QString partText(const LiftedPiece& part);
std::optional<LiftedPiece> partOf(const QString& text);

/// What tools call a sign, and back.
inline TileIndex codeOf(char sign) {
    return TileIndex(static_cast<unsigned char>(sign));
}
inline char signOf(TileIndex code) {
    return static_cast<char>(code);
}

} // namespace stonemason::ambush
