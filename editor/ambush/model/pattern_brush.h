// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_state.h"

namespace stonemason::ambush {

/// What the next stroke on a pattern would do: the tool, the sign that it paints, the stamp.
class PatternBrush : public StampToolState {
    Q_OBJECT

public:
    using StampToolState::StampToolState;

    /// One of allSigns.
    char sign() const { return sign_; }
    void setSign(char sign);

protected:
    QString textOf(const LiftedPiece& stamp) const override;
    std::optional<LiftedPiece> stampFrom(const QString& text) override;

private:
    char sign_ = '.';
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
