// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a table of the signs of text maps.
#include "core/text_map/glyph_table.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::text_map;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto table = readGlyphTable(input);
    if (!table) {
        fuzz::requireGoodError(table.error(), input);
        return 0;
    }
    for (const SignRow& row : table->rows)
        for (const std::string& sign : row.signs)
            require(isSign(sign, Encoding::Utf8) && table->find(sign) == &row,
                    "every sign is found in its row");
    return 0;
}
