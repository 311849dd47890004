// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a pattern for ambushes: a file or bare rows.
#include "core/ambush/pattern_file.h"
#include "core/ambush/search.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::ambush;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readPattern(input);
    if (!read) {
        fuzz::requireGoodError(read.error(), input, patternErrorIds);
        return 0;
    }
    require(!faultOf(*read), "what was read can be laid on a map");
    const auto written = writePattern(*read);
    require(written.ok(), "what was read can be written");
    const auto again = readPattern(*written);
    require(again.ok() && *again == *read, "what was written reads back equal");
    const auto rows = readPattern(patternRows(*read));
    require(rows.ok() && rows->signs == read->signs, "its rows read back equal");
    const auto stencils = stencilsOf({&*read, 1});
    require(findPlaces(stencils, BitGrid({20, 70}, true)).has_value(), "it is laid on a map");
    return 0;
}
