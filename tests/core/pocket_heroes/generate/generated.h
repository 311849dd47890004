// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

#include <string>
#include <vector>

/// The inputs of the generator's tests.
namespace stonemason::pocket_heroes::generated {

/// The shipped templates, by file name without the suffix, sorted.
std::vector<std::string> sampleNames();

/// A shipped template.
Template sample(const std::string& name);

/// A connected template of 2 to 30 zones that differ in size, with up to half as many links again as a tree
/// has, some of them portals, with castles and mines.
Template randomTemplate(unsigned seed);

/// The template with its zones drawn at random positions, whatever links then cross.
Template scattered(Template made, unsigned seed);

/// The error as text for a test's message; empty when the world was generated.
std::string errorOf(const Result<Generated>& result);

} // namespace stonemason::pocket_heroes::generated
