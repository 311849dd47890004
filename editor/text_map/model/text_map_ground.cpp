// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_ground.h"

#include "editor/text_map/model/text_map_document.h"

namespace stonemason::text_map {

TextMapGround::TextMapGround(TextMapDocument& document) : WalkabilityMap(&document), document_(document) {
    connect(&document, &TextMapDocument::cellsChanged, this, &WalkabilityMap::changed);
    connect(&document, &TextMapDocument::replaced, this, &WalkabilityMap::changed);
    connect(&document, &TextMapDocument::meaningsChanged, this, &WalkabilityMap::changed);
    connect(&document, &Document::titleChanged, this, &WalkabilityMap::renamed);
}

QString TextMapGround::name() const {
    return document_.title();
}

QString TextMapGround::path() const {
    return document_.path();
}

Size TextMapGround::size() const {
    return document_.size();
}

std::function<BitGrid()> TextMapGround::passableBy(int) const {
    return document_.passability();
}

} // namespace stonemason::text_map
