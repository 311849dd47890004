// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/sign_brush.h"

#include "editor/text_map/model/map_part.h"

#include <utility>

namespace stonemason::text_map {

SignBrush::SignBrush(SignBook& signs, QObject* parent)
    : StampToolState(parent), signs_(signs), sign_(signs.wall()) {
}

void SignBrush::setSign(TileIndex sign) {
    if (sign == noSign || std::exchange(sign_, sign) == sign) return;
    emit paintChanged();
}

QString SignBrush::textOf(const LiftedPiece& stamp) const {
    return partText(stamp, signs_, Untouched::Marked);
}

std::optional<LiftedPiece> SignBrush::stampFrom(const QString& text) {
    auto part = partOf(text, signs_);
    return part ? std::optional(std::move(part).value()) : std::nullopt;
}

} // namespace stonemason::text_map
