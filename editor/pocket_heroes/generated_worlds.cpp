// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/generated_worlds.h"

#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"

namespace stonemason::pocket_heroes {

void connectGenerator(TemplateWorkspace& templates, WorldWorkspace& worlds) {
    QObject::connect(&templates, &TemplateWorkspace::worldMade, &worlds,
                     [&worlds](const World& world, const ZoneMap& zones) { worlds.create(world, zones); });
}

} // namespace stonemason::pocket_heroes
