// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/format/template_text.h"

#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// Files and templates that cannot be read or written, and what forms cannot hold: every message comes up.
inline std::vector<Error> templateErrors() {
    std::vector<Error> errors;
    const auto add = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    for (const char* text :
         {"1,sand;#", "1,sand;0-", "1,sand;tower", "1,sand;tower,1", "1,sand;towel,0", "0,sand", "1,sandy",
          "1", "1,sand;tower,0;tower,0;tower,0;tower,0;tower,0;tower,0;tower,0"})
        add(readTemplateText(text));
    std::string many;
    for (int i = 0; i < 201; ++i)
        many += "1,sand;";
    add(readTemplateText(many));
    many = "1,sand;0-0";
    for (int i = 0; i < 2000; ++i)
        many += ",0-0";
    add(readTemplateText(many));
    many = "1,sand";
    for (int i = 0; i < 101; ++i)
        many += "##";
    add(readTemplateText(many));
    const auto withZone = [](const std::string& fields) {
        return "{\"name\": \"a\", \"zones\": [{\"surface\": \"SAND\", \"size\": 1, " + fields +
               "}], \"connections\": []}";
    };
    add(readGeneratorTemplate(withZone("\"index\": 1")));
    add(readGeneratorTemplate(withZone("\"index\": 0, \"minesNum\": {\"min\": 1, \"max\": 0}")));
    add(readGeneratorTemplate("{\"name\": \"\\u0000\", \"zones\": [], \"connections\": []}"));
    add(readGeneratorConfig("{\"mapSize\": 65}"));
    add(readGeneratorConfig("{\"guardAtNeutralCastle\": {}}"));
    add(readGeneratorConfig("{\"mineGuardLevelMin\": 1}"));
    add(readZtemplate("{\"format\": \"stonemason-map\", \"version\": 1}"));
    add(readZtemplate("{\"format\": \"stonemason-template\", \"version\": 1, \"zones\": [], \"links\": [], "
                      "\"notes\": [{\"text\": \"#\"}]}"));
    add(readTemplate("shopping list"));
    for (Error& loss : lossesWhenRead("1,sand;0-0;0-0;tower,0,2"))
        errors.push_back(std::move(loss));

    Template rich;
    rich.name = "Rich";
    rich.zones.resize(12);
    rich.zones[0].mines.emplace_back();
    rich.zones[0].castles.emplace_back();
    rich.zones[0].kind = ZoneKind::Start;
    rich.zones[0].richness = 1;
    rich.zones[0].place = DrawingPoint{};
    rich.notes.push_back({"a", false});
    rich.unknownFields = "{}";
    rich.config.mapSize = 32;
    rich.config.addVisitables = false;
    rich.links.push_back({0, 1, LinkKind::Road, {1, 1}, {}});
    rich.links.push_back({0, 1, LinkKind::Near});
    for (const TemplateFormat form :
         {TemplateFormat::Generator, TemplateFormat::Text, TemplateFormat::Config})
        for (Message& loss : lossesOf(rich, form))
            errors.push_back({std::move(loss), 0, {}});
    add(writeTemplateText({}));
    rich.links[0].second = 11;
    add(writeTemplateText(rich));
    rich.links.clear();
    rich.zones[1].castles = {{Nation::Tower, PlayerId::Yellow}};
    add(writeTemplateText(rich));
    rich.zones[1].size = 0;
    add(writeTemplateText(rich));
    return errors;
}

} // namespace stonemason::pocket_heroes
