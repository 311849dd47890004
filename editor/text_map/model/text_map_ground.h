// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/walkability_maps.h"

namespace stonemason::text_map {

class TextMapDocument;

/// An open text map as those see it who only ask where one can walk on it.
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

} // namespace stonemason::text_map
