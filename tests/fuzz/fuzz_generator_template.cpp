// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a template and as a config of the generator's.
#include "core/pocket_heroes/format/template_json.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using fuzz::require;

namespace {

template <typename Value>
void tryOut(std::string_view input, Result<Value> (*read)(std::string_view),
            Result<std::string> (*write)(const Value&)) {
    const auto value = read(input);
    if (!value) {
        fuzz::requireGoodError(value.error(), input);
        return;
    }
    const auto written = write(*value);
    require(written.ok(), "what was read can be written");
    const auto again = read(*written);
    require(again.ok() && *again == *value, "what was written reads back equal");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    tryOut(input, readGeneratorTemplate, writeGeneratorTemplate);
    tryOut(input, readGeneratorConfig, writeGeneratorConfig);
    return 0;
}
