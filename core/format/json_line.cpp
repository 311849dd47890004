// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_line.h"

#include "core/format/encoding.h"
#include "core/format/json.h"
#include "core/format/text_rows.h"

#include <algorithm>

namespace stonemason {

int lineOfField(std::string_view json, std::string_view path) {
    std::string_view value = withoutMark(json);
    value.remove_prefix(std::min(value.size(), value.find_first_not_of(" \t\r\n")));
    while (!path.empty()) {
        if (path.front() == '[' && value.starts_with('[')) {
            const std::size_t end = path.find(']');
            const auto elements = rawElements(value);
            const std::size_t index = std::stoul(std::string(path.substr(1, end - 1)));
            if (index >= elements.size()) break;
            value = elements[index];
            path.remove_prefix(end + 1);
        } else if (value.starts_with('{')) {
            if (path.front() == '.') path.remove_prefix(1);
            // The name of a member may hold dots and brackets.
            const auto members = rawMembers(value);
            const auto isNext = [path](const RawMember& member) {
                const std::string_view rest = path.substr(std::min(path.size(), member.name.size()));
                return path.starts_with(member.name) && (rest.empty() || rest[0] == '.' || rest[0] == '[');
            };
            const auto member = std::ranges::find_if(members, isNext);
            if (member == members.end()) break;
            value = member->value;
            path.remove_prefix(member->name.size());
        } else {
            break;
        }
    }
    return lineAt(json, std::size_t(value.data() - json.data()));
}

} // namespace stonemason
