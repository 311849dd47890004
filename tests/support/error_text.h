// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace stonemason::test {

/// An error in one line for comparisons: its id, its arguments, `@line` and `in field` where present:
/// "map/row-length terrain 4 11 10 @5".
std::string errorText(const Error& error);

} // namespace stonemason::test
