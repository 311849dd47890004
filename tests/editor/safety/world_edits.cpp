// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "tests/editor/safety/edits_of_kinds.h"

namespace stonemason::test {

namespace {

void paint(pocket_heroes::WorldDocument& document, pocket_heroes::World& expected, Random& random) {
    const auto surface = pocket_heroes::Surface(random.below(pocket_heroes::surfaceCount));
    std::vector<Cell> nodes;
    for (int i = random.below(6); i >= 0; --i) {
        nodes.push_back(random.cellOf(expected.nodes.size()));
        expected.nodes[nodes.back()].surface = surface;
    }
    document.edit(step, pocket_heroes::painting(document.committedWorld(), nodes, surface));
}

void placeOne(pocket_heroes::WorldDocument& document, pocket_heroes::World& expected, Random& random) {
    pocket_heroes::Item item;
    item.cell = random.cellOf(expected.size());
    if (random.coin()) item.treasure = pocket_heroes::Chest{};
    expected.items.push_back(item);
    const pocket_heroes::Record record{pocket_heroes::ThingKind::Item, item};
    document.edit(step, placing(document.committedWorld(), record));
}

} // namespace

bool editWorld(pocket_heroes::WorldDocument& document, Random& random) {
    pocket_heroes::World expected = document.committedWorld();
    const int items = int(expected.items.size());
    const int any = items > 0 ? random.below(items) : -1;
    switch (random.below(8)) {
    case 0: {
        const std::string name = "World " + std::to_string(random.below(99));
        expected.texts.at(1).words[0] = name;
        document.change(step, [&name](pocket_heroes::SharedWorld& world) {
            setMapWords(world.edit(), pocket_heroes::TextKind::Name, pocket_heroes::Language::English, name);
        });
        break;
    }
    case 1:
        if (any >= 0) {
            const pocket_heroes::Thing thing{pocket_heroes::ThingKind::Item, any};
            expected.items.erase(expected.items.begin() + any);
            document.edit(step, deleting(document.committedWorld(), std::span(&thing, 1)));
        }
        break;
    case 2:
        if (any >= 0) {
            const pocket_heroes::Thing thing{pocket_heroes::ThingKind::Item, any};
            expected.items[std::size_t(any)].cell = expected.items[std::size_t(any)].cell + Cell{1, -1};
            document.edit(step, moving(document.committedWorld(), std::span(&thing, 1), {1, -1}));
        }
        break;
    case 3:
    case 4: placeOne(document, expected, random); break;
    default: paint(document, expected, random);
    }
    return document.world() == expected && document.committedWorld() == expected;
}

bool editTemplate(pocket_heroes::TemplateDocument& document, Random& random) {
    pocket_heroes::Template expected = document.worldTemplate();
    const int zones = int(expected.zones.size());
    const int any = zones > 0 ? random.below(zones) : -1;
    switch (random.below(6)) {
    case 0:
        expected.name = "Template " + std::to_string(random.below(99));
        document.change(step,
                        [&](pocket_heroes::Template& worldTemplate) { worldTemplate.name = expected.name; });
        break;
    case 1:
        if (any < 0) break;
        expected = pocket_heroes::withoutZones(expected, {any});
        document.select({any});
        removeSelected(document);
        break;
    case 2:
        if (any < 0) break;
        expected.zones[std::size_t(any)].place->x += 7;
        document.select({any});
        moveSelected(document, {7, 0});
        break;
    case 3:
        if (any < 0 || linkBetween(expected, 0, any) >= 0 || any == 0) break;
        expected.links.push_back({.first = 0, .second = any, .kind = pocket_heroes::LinkKind::Road});
        connectZones(document, {0, any}, pocket_heroes::LinkKind::Road);
        break;
    default: {
        if (zones > 20) break;
        pocket_heroes::Zone zone;
        if (zones > 0) zone.size = expected.zones.back().size;
        zone.place = pocket_heroes::DrawingPoint{double(random.below(500)), double(random.below(500))};
        expected.zones.push_back(zone);
        addZone(document, *zone.place);
    }
    }
    return document.worldTemplate() == expected;
}

} // namespace stonemason::test
