// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace stonemason::test {

/// The bytes of a file under tests/data; fails the test run when it cannot be read.
std::string testData(const std::string& name);

/// The same for a file under resources: "help/making-hints.md".
std::string resourceData(const std::string& name);

} // namespace stonemason::test
