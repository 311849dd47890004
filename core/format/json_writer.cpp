// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_writer.h"

#include "core/format/json.h"

#include <algorithm>

namespace stonemason {

void JsonObjectText::add(std::string_view name, std::string_view value) {
    addRaw(jsonText(name), value);
}

void JsonObjectText::add(const RawMember& member) {
    addRaw(member.rawName, member.value);
}

void JsonObjectText::addAll(const std::vector<RawMember>& members) {
    for (const RawMember& member : members)
        add(member);
}

void JsonObjectText::addRaw(std::string_view rawName, std::string_view value) {
    const bool isOneLine = lineStart_.empty();
    if (!isEmpty()) members_ += isOneLine ? ", " : ",";
    if (!isOneLine) members_.append(lineStart_).append("  ");
    members_.append(rawName).append(": ").append(value);
}

std::string JsonObjectText::text() const {
    return isEmpty() ? "{}" : '{' + members_ + lineStart_ + '}';
}

std::vector<RawMember> membersExcept(std::span<const std::string_view> names, std::string_view object) {
    if (object.empty()) return {};
    std::vector<RawMember> members = rawMembers(object);
    std::erase_if(members, [names](const RawMember& member) {
        return std::ranges::find(names, member.name) != names.end();
    });
    return members;
}

std::string unknownFields(std::span<const std::string_view> known, std::string_view object) {
    JsonObjectText unknown;
    unknown.addAll(membersExcept(known, object));
    return unknown.isEmpty() ? std::string() : unknown.text();
}

bool isObjectOrEmpty(std::string_view text) {
    if (text.empty()) return true;
    const auto parsed = parseJson(text);
    return parsed && parsed->is_object();
}

} // namespace stonemason
