// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_state.h"

#include <algorithm>
#include <utility>

namespace stonemason {

void ToolState::setTool(const QString& id) {
    if (id == QLatin1String("stamp")) return setPassingTool(id);
    passing_.clear();
    if (tool_ == id) return;
    tool_ = id;
    emit toolChanged(id);
}

void ToolState::setPassingTool(const QString& id) {
    if (passing_.isEmpty() && tool_ != id) toolBefore_ = tool_;
    passing_ = id;
    if (std::exchange(tool_, id) != id) emit toolChanged(id);
}

bool ToolState::leavePassingTool() {
    if (passing_.isEmpty()) return false;
    setTool(toolBefore_.isEmpty() ? QStringLiteral("brush") : QString(toolBefore_));
    return true;
}

void ToolState::enter(const QObject* document) {
    if (!document || document_ == document) return;
    document_ = document;
    if (!passing_.isEmpty()) setTool(QStringLiteral("brush"));
}

void ToolState::setBrushSize(int size) {
    size = std::clamp(size, 1, maximumBrushSize);
    if (brushSize_ == size) return;
    brushSize_ = size;
    emit brushSizeChanged(size);
}

void ToolState::setScatterShare(int percent) {
    percent = std::clamp(percent, 1, 99);
    if (scatterShare_ == percent) return;
    scatterShare_ = percent;
    emit scatterShareChanged(percent);
}

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
