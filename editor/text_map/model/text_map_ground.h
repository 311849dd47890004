// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/grid/view/walkability_maps.h"

#include <memory>

namespace stonemason::text_map {

class TextMapDocument;

/// Adapts an open text map to the WalkabilityMap interface.
class TextMapGround : public WalkabilityMap {
    Q_OBJECT

public:
    /// The document owns it.
    explicit TextMapGround(TextMapDocument& document);

    QString name() const override;
    QString path() const override;
    Size size() const override;
    std::function<BitGrid()> passableBy(int walker) const override;

private:
    TextMapDocument& document_;
};

/// Adapts the text map that comes with the program to the WalkabilityMap interface. It never changes.
class SampleMap : public WalkabilityMap {
    Q_OBJECT

public:
    /// @param passable the cells that can be walked on
    SampleMap(QString name, BitGrid passable);

    QString name() const override { return name_; }
    Size size() const override { return passable_.size(); }
    std::function<BitGrid()> passableBy(int walker) const override;

private:
    QString name_;
    BitGrid passable_;
};

/// Reads it; nullptr where the build lacks it.
/// @param signs define which of its cells are walkable
std::unique_ptr<SampleMap> sampleMap(const GlyphTable& signs);

} // namespace stonemason::text_map
