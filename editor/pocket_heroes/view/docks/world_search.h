// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QString>

#include <vector>

namespace stonemason::pocket_heroes {

/// The things that have a place and to which each of the words belongs: as a part of their name, their id,
/// what lists of them are headed with, whose they are, or what they say in any language. Case and accents do
/// not count. No words find nothing. In the order of the lists.
std::vector<Thing> thingsWith(const World& world, const Catalogue& catalogue, const QString& words);

} // namespace stonemason::pocket_heroes
