// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/fixed_map.h"

#include "core/text_map/text_map_file.h"

#include <QFile>

namespace stonemason::ambush {

std::unique_ptr<FixedMap> sampleMap(const text_map::GlyphTable& signs) {
    QFile file(QStringLiteral(":/text-maps/mountain-pass.txt"));
    if (!file.open(QIODevice::ReadOnly)) return nullptr;
    const auto map = text_map::readTextMap(file.readAll().toStdString());
    if (!map) return nullptr;
    return std::make_unique<FixedMap>(FixedMap::tr("Sample: a mountain pass"),
                                      text_map::passableOf(*map, signs));
}

} // namespace stonemason::ambush
