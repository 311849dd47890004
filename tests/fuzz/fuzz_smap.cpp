// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an .smap file.
#include "core/format/json.h"
#include "core/kings_conflict/format/formats.h"
#include "tests/fuzz/oracle.h"

#include <algorithm>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using fuzz::game;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readSmap(input, {&game(), 1});
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    const auto written = writeSmap(*read, game());
    require(written.ok(), "what was read can be written");
    const auto again = readSmap(*written, {&game(), 1});
    require(again.ok(), "what was written can be read");
    require(*again == *read, "what was written reads back equal");
    const auto before = parseJson(input);
    const auto after = parseJson(*written);
    const auto notesOf = [](const Json& map) { // in any order; those without words are none
        std::vector<Json> notes = map.value("notes", std::vector<Json>());
        std::erase_if(notes, [](const Json& note) { return note.back() == ""; });
        std::ranges::sort(notes);
        return notes;
    };
    require(notesOf(*before) == notesOf(*after), "every note is kept");
    for (const auto& [name, value] : before->items())
        if (name == "rules") // in our order, and none when there are none
            require(nlohmann::json(value) == nlohmann::json(after->value(name, Json::object())),
                    "every rule is kept");
        else if (name != "layers" && name != "notes")
            require(after->contains(name) && (*after)[name] == value, "every field is kept");
    return 0;
}
