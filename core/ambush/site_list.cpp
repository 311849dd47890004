// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/site_list.h"

#include "core/base/text.h"
#include "core/format/json.h"

#include <vector>

namespace stonemason::ambush {

namespace {

std::string quoted(const std::string& words) {
    return visibleJson(jsonText(validUtf8(words)));
}

void append(std::string& text, std::string_view name, std::int64_t number) {
    text.append(name).append(std::to_string(number));
}

void append(std::string& text, std::string_view name, std::span<const Cell> cells) {
    text.append(name).append("[");
    std::string_view before = "[";
    for (const Cell cell : cells) {
        text.append(before).append(std::to_string(cell.row)).append(",");
        text.append(std::to_string(cell.column)).append("]");
        before = ",[";
    }
    text += ']';
}

void appendSite(std::string& text, const Site& site, std::span<const std::string> quotedNames) {
    text.append(R"({"pattern":)").append(quotedNames[std::size_t(site.pattern)]);
    append(text, R"(,"row":)", site.corner.row);
    append(text, R"(,"column":)", site.corner.column);
    text.append(R"(,"orientation":")").append(orientationId(site.orientation)).append("\"");
    append(text, R"(,"agree":)", site.agree);
    append(text, R"(,"of":)", site.of);
    text.append(R"(,"score":)").append(Json(double(site.agree) / site.of).dump());
    append(text, R"(,"misses":)", site.misses);
    append(text, R"(,"stand":)", site.stand);
    if (!site.blocked.empty()) append(text, R"(,"blocked":)", site.blocked);
    text += '}';
}

} // namespace

bool writeSites(const MapSites& found, std::span<const std::string> names, const TextSink& sink) {
    std::vector<std::string> quotedNames;
    for (const std::string& name : names)
        quotedNames.push_back(quoted(name));
    std::string head = R"({"path":)" + quoted(found.path);
    append(head, R"(,"rows":)", found.passable.rows());
    append(head, R"(,"columns":)", found.passable.columns());
    append(head, R"(,"tried":)", found.tried);
    head += R"(,"sites":[)";
    TextPieces pieces(sink);
    pieces.text() += head;
    std::string_view comma;
    for (const Place& place : found.places) {
        pieces.text() += comma;
        appendSite(pieces.text(), found.siteOf(place), quotedNames);
        comma = ",";
        if (!pieces.pass()) return false;
    }
    pieces.text() += "]}";
    return pieces.passAll();
}

std::string siteMapText(const MapSites& found) {
    const BitGrid& passable = found.passable;
    const std::size_t line = std::size_t(passable.columns()) + 1;
    std::string text;
    text.reserve(line * std::size_t(passable.rows()));
    for (int row = 0; row < passable.rows(); ++row) {
        for (int column = 0; column < passable.columns(); ++column)
            text += passable[{row, column}] ? '.' : '#';
        text += '\n';
    }
    const auto at = [&](Cell cell) -> char& {
        return text[std::size_t(cell.row) * line + std::size_t(cell.column)];
    };
    for (const Place& place : found.places) {
        const Site site = found.siteOf(place);
        for (const Cell cell : site.misses)
            if (at(cell) != 'X') at(cell) = passable[cell] ? ':' : '%';
        for (const Cell cell : site.stand)
            at(cell) = 'X';
    }
    return text;
}

} // namespace stonemason::ambush
