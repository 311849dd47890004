// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a share code.
#include "core/token_battle/format/formats.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readShareCode(input);
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = input.find_first_not_of(blanks);
    require(shareCode(*read) == input.substr(first, input.find_last_not_of(blanks) + 1 - first),
            "a deck has one spelling");
    require(looksLikeShareCode(input.substr(first)), "a code looks like one");
    return 0;
}
