// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/oracle.h"

#include "core/documents/games.h"
#include "core/format/file.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/format/profile_reader.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace stonemason::fuzz {

using namespace kings_conflict;

const GameProfile& game() {
    static const GameProfile profile = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/games/kings-conflict.json");
        require(json.ok(), "the profile can be read");
        auto read = readGameProfile(*json);
        require(read.ok(), "the profile is good");
        return std::move(read).value();
    }();
    return profile;
}

void require(bool claim, const char* what) {
    if (claim) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

void requireGoodError(const Error& error, std::string_view input, std::span<const std::string_view> own) {
    const auto isAmong = [&](std::span<const std::string_view> ids) {
        return std::ranges::find(ids, error.message.id) != ids.end();
    };
    require(isAmong(formatErrorIds()) || isAmong(own), "the error's id is in the table");
    require(error.line >= 0 && error.line <= lineAt(input, input.size()), "the error's line is in the input");
}

} // namespace stonemason::fuzz
