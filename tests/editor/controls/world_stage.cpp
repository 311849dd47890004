// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "tests/editor/controls/stage.h"

namespace stonemason::test {

using namespace pocket_heroes;

void openPlainWorld(Stage& stage) {
    stage.openWorld(stage.copyOf(WholeProgram::world, QStringLiteral("a world.hmm")));
}

void openWorkedOnWorld(Stage& stage) {
    WorldDocument& document =
        stage.openWorld(stage.copyOf(WholeProgram::world, QStringLiteral("a world.hmm")));
    document.change(QStringLiteral("Spoil"), [](SharedWorld& world) {
        Item lost;
        lost.cell = {200, 3};
        world.edit().items.push_back(lost);
        TimeEvent event;
        event.name = "flood";
        world.edit().timeEvents.push_back(event);
    });
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    document.select({{ThingKind::Item, 0}, {ThingKind::Item, 1}});
    document.view().setCursor({2, 2});
    document.setZones({Grid<std::int16_t>(document.world().size(), 0)});
    stage.program().worlds.brush().setBrushSize(3);
    settle(stage);
}

} // namespace stonemason::test
