// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "tests/editor/controls/stage.h"

namespace stonemason::test {

using namespace pocket_heroes;

void openPlainTemplate(Stage& stage) {
    stage.openTemplate(stage.copyOf(WholeProgram::worldTemplate, QStringLiteral("lands.ztemplate")));
}

void openWorkedOnTemplate(Stage& stage) {
    TemplateDocument& document =
        stage.openTemplate(stage.copyOf(WholeProgram::worldTemplate, QStringLiteral("lands.ztemplate")));
    document.change(QStringLiteral("Spoil"), [](Template& worldTemplate) {
        worldTemplate.links.push_back(worldTemplate.links.front()); // a link twice
        worldTemplate.links[1].guardLevel = {5, 2}; // and one whose numbers are the wrong way round
        worldTemplate.zones[2].mines = {ZoneMine(), ZoneMine()};
        worldTemplate.zones[2].castles = {ZoneCastle()};
        for (std::size_t zone = 0; zone < 3; ++zone) // no two sides, no distances alike
            worldTemplate.zones[zone].place =
                DrawingPoint{37.0 * double(zone * zone), -23.0 * double(zone * zone * zone)};
    });
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    document.select({0, 1, 2}, {0});
    document.view().setCursor({2, zoneColumn});
    settle(stage);
}

void openTemplateAtLink(Stage& stage) {
    TemplateDocument& document =
        stage.openTemplate(stage.copyOf(WholeProgram::worldTemplate, QStringLiteral("lands.ztemplate")));
    document.select({}, {1});
    document.view().setCursor({1, linkColumn});
    settle(stage);
}

} // namespace stonemason::test
