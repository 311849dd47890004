// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a template of ours.
#include "core/pocket_heroes/format/template_json.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readZtemplate(input);
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    const auto written = writeZtemplate(*read);
    require(written.ok(), "what was read can be written");
    const auto again = readZtemplate(*written);
    require(again.ok() && *again == *read, "what was written reads back equal");
    return 0;
}
