// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

#include <string>
#include <vector>

/// What the tests of the generator make worlds of.
namespace stonemason::pocket_heroes::generated {

/// Those that are shipped, by the names of their files without the ending, sorted.
std::vector<std::string> sampleNames();

/// A template that is shipped.
Template sample(const std::string& name);

/// A connected template of 2 to 30 zones that differ in size, with up to half as many links again as a tree
/// has, some of them portals, with castles and mines.
Template randomTemplate(unsigned seed);

/// The template with its zones drawn anywhere, whatever links then cross.
Template scattered(Template made, unsigned seed);

/// The world made, or the error in words for a message of a test.
std::string errorOf(const Result<Generated>& result);

} // namespace stonemason::pocket_heroes::generated
