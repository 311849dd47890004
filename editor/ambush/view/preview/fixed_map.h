// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/grid/view/walkability_maps.h"

#include <memory>

namespace stonemason::ambush {

/// A map that is always there and never changes.
class FixedMap : public WalkabilityMap {
    Q_OBJECT

public:
    FixedMap(QString name, BitGrid passable) : name_(std::move(name)), passable_(std::move(passable)) {}

    QString name() const override { return name_; }
    Size size() const override { return passable_.size(); }
    std::function<BitGrid()> passableBy(int) const override {
        return [passable = passable_] { return passable; };
    }

private:
    QString name_;
    BitGrid passable_;
};

/// The map of characters that comes with the program.
std::unique_ptr<FixedMap> sampleMap(const text_map::GlyphTable& signs);

} // namespace stonemason::ambush
