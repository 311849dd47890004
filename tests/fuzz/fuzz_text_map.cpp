// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a text map.
#include "core/text_map/text_map_file.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::text_map;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readTextMap(input);
    if (!read) {
        fuzz::requireGoodError(read.error(), input, textMapErrorIds);
        return 0;
    }
    require(writeTextMap(*read) == input, "what was read is written byte for byte");
    TextMap changed = *read;
    const auto sign = indexOf(changed, "%");
    const Cell last{changed.cells.rows() - 1, changed.cells.columns() - 1};
    if (!sign || changed.cells[last] == *sign) return 0;
    changed.cells[last] = *sign;
    require(writeTextMap(changed) != input, "a changed cell is written");
    changed.cells[last] = read->cells[last];
    require(writeTextMap(changed) == input, "a cell that is changed back leaves no trace");
    return 0;
}
