// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/format/template_terms.h"
#include "core/pocket_heroes/format/template_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostWrittenZone = 9; ///< of a link: one digit

std::string commentText(const TemplateNote& note) {
    return "#" + note.text + "#";
}

/// The castle of each colour, without gaps, or the error.
Result<std::vector<std::pair<ZoneCastle, int>>> playersOf(const Template& worldTemplate) {
    std::vector<std::pair<ZoneCastle, int>> players;
    for (std::size_t zone = 0; zone < worldTemplate.zones.size(); ++zone)
        for (const ZoneCastle& castle : worldTemplate.zones[zone].castles)
            if (isPlayer(castle.owner)) players.emplace_back(castle, int(zone));
    std::ranges::stable_sort(players, {}, [](const auto& player) { return player.first.owner; });
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].first.owner != PlayerId(i) || templateWord(players[i].first.nation).empty())
            return Error{{"template/text-players"}};
    return players;
}

std::string smallLetters(std::string_view word) {
    std::string small(word);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    return small;
}

std::optional<Error> whyNotWritable(const Template& worldTemplate) {
    if (auto error = wordsFault(worldTemplate)) return error;
    if (worldTemplate.zones.empty() && worldTemplate.links.empty() && worldTemplate.notes.empty())
        return Error{{"template/text-nothing"}};
    const auto isBad = [](const TemplateNote& note) {
        return note.text.find_first_of(std::string_view("#\0", 2)) != std::string::npos;
    };
    if (std::ranges::any_of(worldTemplate.notes, isBad)) return Error{{"template/note"}};
    for (std::size_t i = 0; i < worldTemplate.zones.size(); ++i) {
        const Zone& zone = worldTemplate.zones[i];
        if (std::ranges::any_of(zone.notes, isBad)) return Error{{"template/note"}};
        if (zone.size < 1 || zone.size > maximumZoneSize || templateWord(zone.surface).empty())
            return Error{{"template/text-zone", {int(i)}}};
    }
    for (const Link& link : worldTemplate.links)
        if (link.first > mostWrittenZone || link.second > mostWrittenZone || link.first < 0 ||
            link.second < 0)
            return Error{{"template/text-zones", {mostWrittenZone + 1}}};
    return std::nullopt;
}

std::string zoneLine(const Zone& zone) {
    std::string above;
    std::string line = std::to_string(zone.size) + ", " + smallLetters(templateWord(zone.surface)) + ";";
    for (const TemplateNote& note : zone.notes)
        if (note.above)
            above += commentText(note) + '\n';
        else
            line += ' ' + commentText(note);
    return above + line + '\n';
}

std::string notesOf(const Template& worldTemplate, bool above) {
    std::string text;
    for (const TemplateNote& note : worldTemplate.notes)
        if (note.above == above) text += '\n' + commentText(note);
    return text.empty() ? text : text + '\n';
}

std::string linksOf(const Template& worldTemplate) {
    constexpr std::size_t onLine = 8;
    std::string text;
    std::vector<Link> links = worldTemplate.links;
    std::erase_if(links, [](const Link& link) { return link.kind == LinkKind::Near; });
    for (std::size_t i = 0; i < links.size(); ++i) {
        const Link& link = links[i];
        const LinkKind kind = isOwnKind(link.kind) ? LinkKind::Regular : link.kind;
        if (i > 0) text += i % onLine == 0 ? ",\n" : ", ";
        text +=
            std::to_string(link.first) + templateLinkSigns[std::size_t(kind)] + std::to_string(link.second);
    }
    return text.empty() ? text : text + ";\n";
}

} // namespace

Result<std::string> writeTemplateText(const Template& worldTemplate) {
    if (auto error = whyNotWritable(worldTemplate)) return *error;
    const auto players = playersOf(worldTemplate);
    if (!players) return players.error();
    std::string text;
    for (const Zone& zone : worldTemplate.zones)
        text += zoneLine(zone);
    text += notesOf(worldTemplate, true);
    const std::string links = linksOf(worldTemplate);
    if (!links.empty()) text += '\n' + links;
    if (!players->empty()) text += '\n';
    for (const auto& [castle, zone] : *players)
        text += smallLetters(templateWord(castle.nation)) + ", " + std::to_string(zone) +
                (worldTemplate.config.spawnHeroAtCastle ? ", 1;\n" : ";\n");
    return text + notesOf(worldTemplate, false);
}

} // namespace stonemason::pocket_heroes
