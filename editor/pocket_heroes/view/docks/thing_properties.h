// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/view/docks/property.h"

namespace stonemason::pocket_heroes {

/// All that can be filled in of things on a map. The catalogue must outlive them.
Properties thingProperties(const Catalogue& catalogue);

/// "Message (English)": a text in a language.
QString wordsLabel(const QString& what, Language language);

} // namespace stonemason::pocket_heroes
