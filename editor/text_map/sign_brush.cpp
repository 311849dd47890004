// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/sign_brush.h"

#include "editor/text_map/map_part.h"

#include <utility>

namespace stonemason::text_map {

SignBrush::SignBrush(SignBook& signs, QObject* parent)
    : ToolState(parent), signs_(signs), sign_(signs.wall()) {
}

void SignBrush::setSign(TileIndex sign) {
    if (sign == noSign || std::exchange(sign_, sign) == sign) return;
    emit paintChanged();
}

void SignBrush::setStamp(LiftedPiece stamp) {
    stamp_ = std::move(stamp);
    emit stampChanged();
}

QString SignBrush::stampText() const {
    return stamp_.cells.empty() ? QString() : partText(stamp_, signs_, Untouched::Marked);
}

bool SignBrush::setStampText(const QString& text) {
    auto part = partOf(text, signs_);
    if (!part) return false;
    setStamp(std::move(part).value());
    return true;
}

} // namespace stonemason::text_map
