// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/general.h"

namespace stonemason::pocket_heroes {

General generalOf(const World& world) {
    return {world.version,    world.languages, world.texts,      world.name,     world.description,
            world.mapVersion, world.author,    world.timeEvents, world.ultimate, world.tail};
}

void setGeneral(World& world, const General& general) {
    world.version = general.version;
    world.languages = general.languages;
    world.texts = general.texts;
    world.name = general.name;
    world.description = general.description;
    world.mapVersion = general.mapVersion;
    world.author = general.author;
    world.timeEvents = general.timeEvents;
    world.ultimate = general.ultimate;
    world.tail = general.tail;
}

} // namespace stonemason::pocket_heroes
