// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace stonemason {

/// Why bytes that documentKindOf() finds no kind for cannot be opened: what foreignBytes says; for JSON what
/// parseJson says, smap/not-a-map (the format it names) when the format is one of ours, else json/foreign;
/// document/nothing.
Error unknownDocument(std::string_view bytes);

} // namespace stonemason
