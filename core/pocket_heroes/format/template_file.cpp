// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_file.h"

#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/format/template_text.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

bool hasUnknown(const Template& worldTemplate) {
    const auto has = [](const auto& owner) { return !owner.unknownFields.empty(); };
    return has(worldTemplate) || std::ranges::any_of(worldTemplate.zones, has) ||
           std::ranges::any_of(worldTemplate.links, has);
}

bool hasNotes(const Template& worldTemplate) {
    return !worldTemplate.notes.empty() ||
           std::ranges::any_of(worldTemplate.zones, [](const Zone& zone) { return !zone.notes.empty(); });
}

bool hasPlayers(const Template& worldTemplate) {
    return std::ranges::any_of(worldTemplate.zones, [](const Zone& zone) {
        return std::ranges::any_of(zone.castles,
                                   [](const ZoneCastle& castle) { return isPlayer(castle.owner); });
    });
}

/// Whether the text form cannot represent the castles of a zone: one is neutral, or the drawn number differs
/// from the default.
bool losesCastles(const Zone& zone) {
    const auto isNobodys = [](const ZoneCastle& castle) { return !isPlayer(castle.owner); };
    return std::ranges::any_of(zone.castles, isNobodys) || zone.castleCount != Zone().castleCount;
}

/// Whether a zone has options that only our own format can store.
bool hasOptions(const Zone& zone) {
    const Zone usual;
    return zone.kind != usual.kind || zone.guards != usual.guards || zone.castleSize ||
           zone.like != usual.like || zone.moreCastles != usual.moreCastles;
}

/// Lists the parts of a template that the text form cannot represent.
void addTextLosses(const Template& worldTemplate, std::vector<Message>& losses) {
    const Zone usual;
    const auto addIf = [&losses](bool isLost, std::string_view id) {
        if (isLost) losses.push_back({id});
    };
    addIf(!worldTemplate.name.empty(), "template/lost-name");
    addIf(std::ranges::any_of(
              worldTemplate.zones,
              [&](const Zone& zone) { return !zone.mines.empty() || zone.mineCount != usual.mineCount; }),
          "template/lost-mines");
    addIf(std::ranges::any_of(worldTemplate.zones, losesCastles), "template/lost-castles");
    addIf(std::ranges::any_of(worldTemplate.zones,
                              [&](const Zone& zone) { return zone.richness != usual.richness; }),
          "template/lost-richness");
    addIf(std::ranges::any_of(worldTemplate.links,
                              [](const Link& link) {
                                  return link.guardLevel != IntRange{0, 0};
                              }),
          "template/lost-guards");
}

/// A template that contains only the config.
Result<Template> readConfigAlone(std::string_view bytes) {
    auto config = readGeneratorConfig(bytes);
    if (!config) return config.error();
    Template worldTemplate;
    worldTemplate.config = std::move(config).value();
    return worldTemplate;
}

/// Lists the parts of the template that are not config.
void addConfigLosses(const Template& worldTemplate, std::vector<Message>& losses) {
    const auto addIf = [&losses](bool isLost, std::string_view id) {
        if (isLost) losses.push_back({id});
    };
    addIf(!worldTemplate.name.empty(), "template/lost-name");
    addIf(!worldTemplate.zones.empty() || !worldTemplate.links.empty(), "template/lost-zones");
    addIf(!worldTemplate.notes.empty(), "template/lost-notes");
    addIf(withOwnOf(worldTemplate.config, Config()) != worldTemplate.config, "template/lost-own-config");
    addIf(!worldTemplate.unknownFields.empty(), "template/lost-unknown");
}

} // namespace

Config withOwnOf(Config config, const Config& own) {
    config.guardRule = own.guardRule;
    config.shareRule = own.shareRule;
    config.addVisitables = own.addVisitables;
    config.richnessRule = own.richnessRule;
    config.castleSize = own.castleSize;
    config.waterKind = own.waterKind;
    config.placedZones = own.placedZones;
    config.symmetry = own.symmetry;
    for (const OwnNumberField& field : ownNumbers)
        config.*field.value = own.*field.value;
    return config;
}

std::optional<TemplateFormat> templateFormatOf(std::string_view bytes) {
    if (looksLikeJson(withoutMark(bytes))) {
        if (looksLikeZtemplate(bytes)) return TemplateFormat::Own;
        if (looksLikeGeneratorTemplate(bytes)) return TemplateFormat::Generator;
        if (looksLikeGeneratorConfig(bytes)) return TemplateFormat::Config;
        return std::nullopt;
    }
    if (looksLikeTemplateText(bytes)) return TemplateFormat::Text;
    return std::nullopt;
}

Result<Template> readTemplate(std::string_view bytes) {
    const auto form = templateFormatOf(bytes);
    // The generator's files do not identify their format: its reader reports missing fields.
    if (!form && looksLikeJson(withoutMark(bytes))) return readGeneratorTemplate(bytes);
    if (!form) return Error{{"template/nothing"}};
    switch (*form) {
    case TemplateFormat::Own: return readZtemplate(bytes);
    case TemplateFormat::Generator: return readGeneratorTemplate(bytes);
    case TemplateFormat::Config: return readConfigAlone(bytes);
    case TemplateFormat::Text: break;
    }
    return readTemplateText(bytes);
}

std::vector<Error> lossesWhenRead(std::string_view bytes) {
    return templateFormatOf(bytes) == TemplateFormat::Text ? lossesOfTemplateText(bytes)
                                                           : std::vector<Error>();
}

Result<std::string> writeTemplate(const Template& worldTemplate, TemplateFormat form) {
    switch (form) {
    case TemplateFormat::Own: return writeZtemplate(worldTemplate);
    case TemplateFormat::Generator: return writeGeneratorTemplate(worldTemplate);
    case TemplateFormat::Config: return writeGeneratorConfig(worldTemplate.config);
    case TemplateFormat::Text: break;
    }
    return writeTemplateText(worldTemplate);
}

std::vector<Message> lossesOf(const Template& worldTemplate, TemplateFormat form) {
    std::vector<Message> losses;
    if (form == TemplateFormat::Own) return losses;
    if (form == TemplateFormat::Config) {
        addConfigLosses(worldTemplate, losses);
        return losses;
    }
    Config config = worldTemplate.config;
    if (form == TemplateFormat::Text) {
        addTextLosses(worldTemplate, losses);
        // The text form stores it with each player.
        if (hasPlayers(worldTemplate)) config.spawnHeroAtCastle = Config().spawnHeroAtCastle;
    } else if (hasNotes(worldTemplate)) {
        losses.push_back({"template/lost-notes"});
    }
    if (config != Config()) losses.push_back({"template/lost-config"});
    if (std::ranges::any_of(worldTemplate.zones, [](const Zone& zone) { return zone.place.has_value(); }))
        losses.push_back({"template/lost-places"});
    if (std::ranges::any_of(worldTemplate.zones, hasOptions)) losses.push_back({"template/lost-options"});
    if (std::ranges::any_of(worldTemplate.links, [](const Link& link) { return isOwnKind(link.kind); }))
        losses.push_back({"template/lost-links"});
    if (hasUnknown(worldTemplate)) losses.push_back({"template/lost-unknown"});
    return losses;
}

} // namespace stonemason::pocket_heroes
