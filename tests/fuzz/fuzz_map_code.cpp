// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as code for submission.
#include "core/kings_conflict/format/formats.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::kings_conflict;
using fuzz::game;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const TextPart part{fuzz::textOf(data, size), 1};
    const auto found = findMapCode({&part, 1}, game());
    if (!found) return 0;
    if (!*found) {
        fuzz::requireGoodError(found->error(), part.text);
        return 0;
    }
    const auto written = writeMapCode(found->value(), game());
    require(written.ok(), "what was read can be written");
    const TextPart again{*written, 1};
    const auto second = findMapCode({&again, 1}, game());
    require(second && second->ok(), "what was written can be read");
    require(second->value() == found->value(), "what was written reads back equal");
    return 0;
}
