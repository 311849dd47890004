// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/stamp_tool_state.h"

#include <utility>

namespace stonemason {

void StampToolState::setStamp(LiftedPiece stamp) {
    stamp_ = std::move(stamp);
    emit stampChanged();
}

void StampToolState::pickStamp(LiftedPiece stamp) {
    setStamp(std::move(stamp));
    setTool(QStringLiteral("stamp"));
}

bool StampToolState::isStampInHand() const {
    return tool() == QLatin1String("stamp") && !stamp_.cells.empty();
}

QString StampToolState::stampText() const {
    return stamp_.cells.empty() ? QString() : textOf(stamp_);
}

bool StampToolState::setStampText(const QString& text) {
    auto stamp = stampFrom(text);
    if (stamp) setStamp(std::move(*stamp));
    return stamp.has_value();
}

} // namespace stonemason
