// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace stonemason::fuzz {

using Target = int (*)(const std::uint8_t* data, std::size_t size);

/// Runs a fuzz target over its corpus once, as part of the usual tests: no fuzzer, any compiler. Seeds, which
/// have an extension, are also tried cut short and with a byte changed, at places spread over them; what the
/// fuzzer found has none and is broken enough. Returns the exit status.
int replay(Target target, const char* folder);

} // namespace stonemason::fuzz
