// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_ground.h"

#include "core/text_map/text_map_file.h"
#include "editor/text_map/model/text_map_document.h"

#include <QFile>

#include <utility>

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

SampleMap::SampleMap(QString name, BitGrid passable)
    : name_(std::move(name)), passable_(std::move(passable)) {
}

std::function<BitGrid()> SampleMap::passableBy(int) const {
    return [passable = passable_] { return passable; };
}

std::unique_ptr<SampleMap> sampleMap(const GlyphTable& signs) {
    QFile file(QStringLiteral(":/text-maps/mountain-pass.txt"));
    if (!file.open(QIODevice::ReadOnly)) return nullptr;
    const auto map = readTextMap(file.readAll().toStdString());
    if (!map) return nullptr;
    return std::make_unique<SampleMap>(SampleMap::tr("Sample: a mountain pass"), passableOf(*map, signs));
}

} // namespace stonemason::text_map
