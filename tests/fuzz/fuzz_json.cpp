// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as JSON, compared with the library's own parser.
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto parsed = parseJson(input);
    const bool hasNul = input.find('\0') != std::string_view::npos; // the library stops at it
    const bool libraryAccepts = !hasNul && Json::accept(input);
    if (!parsed) {
        fuzz::requireGoodError(parsed.error(), input);
        const std::string_view id = parsed.error().message.id;
        const bool broken = id == "json/syntax" || id == "json/cut" || id == "json/utf8";
        require(!broken || !libraryAccepts, "only broken JSON is called broken");
        return 0;
    }
    require(libraryAccepts, "broken JSON is refused");
    require(*parsed == Json::parse(input), "the tree is the library's");
    if (!parsed->is_object()) return 0;
    const auto members = rawMembers(input);
    require(members.size() == parsed->size(), "every member is found in the text");
    for (const RawMember& member : members) {
        require(parsed->contains(member.name), "the names are those of the tree");
        require(Json::parse(member.value) == (*parsed)[member.name], "the text of a member is its value");
    }
    return 0;
}
