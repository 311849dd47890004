// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/world.h"

#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// What a world has beside its ground and its records.
struct General {
    Version version = Version::Translated;
    std::uint32_t languages = 1;
    std::vector<Text> texts;
    std::string name, description, mapVersion, author;
    std::vector<TimeEvent> timeEvents;
    UltimateArtifact ultimate;
    std::string tail; ///< of the file

    bool operator==(const General&) const = default;
};

General generalOf(const World& world);
void setGeneral(World& world, const General& general);

} // namespace stonemason::pocket_heroes
