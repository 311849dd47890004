// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a block of cells on the clipboard, as terrain and as hints.
#include "core/kings_conflict/format/block_text.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::kings_conflict;
using fuzz::game;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    for (const LayerKind kind : {LayerKind::Terrain, LayerKind::Hint}) {
        const auto block = readBlock(input, game(), kind);
        if (!block) {
            fuzz::requireGoodError(block.error(), input);
            continue;
        }
        const auto again = readBlock(writeBlock(*block), game(), kind);
        require(again.ok() && *again == *block, "what was written reads back equal");
    }
    return 0;
}
