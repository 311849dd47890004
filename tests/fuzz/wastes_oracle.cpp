// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/wastes_oracle.h"

#include "core/format/file.h"
#include "core/format/text_file.h"
#include "core/wastes/module.h"
#include "core/wastes/format/profile_reader.h"

#include <algorithm>

namespace stonemason::fuzz {

const wastes::Profile& theWastes() {
    static const wastes::Profile profile = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/wastes/war-in-the-wastes.json");
        require(json.ok(), "the profile of the wastes can be read");
        auto read = wastes::readProfile(*json);
        require(read.ok(), "the profile of the wastes is good");
        return std::move(read).value();
    }();
    return profile;
}

void requireGoodWastesError(const Error& error, std::string_view input) {
    const auto ids = wastes::gameCore.errorIds();
    if (std::ranges::find(ids, error.message.id) == ids.end()) return requireGoodError(error, input);
    require(error.line >= 0 && error.line <= lineAt(input, input.size()), "the error's line is in the input");
}

} // namespace stonemason::fuzz
