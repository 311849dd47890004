// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/generate/origin.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "tests/editor/controls/stage.h"

#include <array>
#include <vector>

namespace stonemason::test {

using namespace pocket_heroes;

namespace {

/// Adds what the sample has none of: a hero, an event, each kind of treasure that has properties of its own.
void furnish(World& world, const pocket_heroes::Catalogue& catalogue) {
    Hero hero;
    hero.id = catalogue.heroes.front().id;
    hero.owner = PlayerId::Red;
    hero.cell = {10, 9};
    hero.spells.emplace();
    world.heroes.push_back(hero);
    MapEvent event;
    event.cell = {5, 9};
    event.players = 1;
    world.events.push_back(event);
    for (const Treasure& treasure : std::vector<Treasure>{
             Pile{}, ManaCrystal{}, Artifact{catalogue.artifacts.front().id}, SpellScroll{}, KeyGuard{}}) {
        Item item;
        item.treasure = treasure;
        item.cell = {28, std::int16_t(3 + world.items.size() % 5)};
        world.items.push_back(item);
    }
    setLanguage(world, Language::Russian, true);
}

/// Of a world of the sample from which templates are opened.
WorldOrigin originOfSample() {
    const auto bytes = readFile(WholeProgram::worldTemplate.toStdString());
    return originOf(readTemplate(bytes.value()).value(), 64, 7, KeptLayout());
}

} // namespace

void openPlainWorld(Stage& stage) {
    stage.openWorld(stage.copyOf(WholeProgram::world, QStringLiteral("a world.hmm")));
}

void openWorkedOnWorld(Stage& stage) {
    WorldDocument& document =
        stage.openWorld(stage.copyOf(WholeProgram::world, QStringLiteral("a world.hmm")));
    document.change(QStringLiteral("Spoil"), [](SharedWorld& shared) {
        World& world = shared.edit();
        Item lost;
        lost.cell = {200, 3};
        world.items.push_back(lost);
        TimeEvent event;
        event.name = "flood";
        world.timeEvents.push_back(event);
        setLanguage(world, Language::Russian, true);
        for (const TextKind kind : {TextKind::Name, TextKind::Description})
            setMapWords(world, kind, Language::Russian, "мир");
        setOrigin(world, originOfSample());
        world.players.clear();
        for (int player = 0; player < pocket_heroes::playerCount; ++player)
            world.players.push_back({pocket_heroes::PlayerId(player), Controller::Either,
                                     MainCastle{{0, 0}, false}}); // where none stands
    });
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    document.select({{ThingKind::Item, 0}, {ThingKind::Item, 1}, {ThingKind::Castle, 0}});
    document.view().setCursor({2, 2});
    document.setZones({Grid<std::int16_t>(document.world().size(), 0)});
    stage.program().worlds.brush().setBrushSize(3);
    settle(stage);
}

int selectableThings() {
    return 11;
}

void openWorldAtThing(Stage& stage, int which) {
    WorldDocument& document =
        stage.openWorld(stage.copyOf(WholeProgram::world, QStringLiteral("a world.hmm")));
    document.change(QStringLiteral("Furnish"),
                    [&document](SharedWorld& world) { furnish(world.edit(), document.catalogue()); });
    constexpr int kinds = 6;
    const std::array<ThingKind, kinds> others{ThingKind::Castle, ThingKind::Hero,      ThingKind::Event,
                                              ThingKind::Guard,  ThingKind::Visitable, ThingKind::Ownerable};
    const int items = int(document.world().items.size());
    document.select({which < kinds ? Thing{others[std::size_t(which)], 0}
                                   : Thing{ThingKind::Item, items - 1 - (which - kinds)}});
    settle(stage);
}

} // namespace stonemason::test
