// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template_check.h"

namespace stonemason::pocket_heroes {

// The checks; template_check.cpp puts them in order.

extern const TemplateCheck graphCheck; ///< links that are none, twice, or lacking
extern const TemplateCheck roomCheck;  ///< what does not fit on the map
extern const TemplateCheck ownersCheck;
extern const TemplateCheck rangesCheck;
extern const TemplateCheck configCheck;

inline Cell zoneCell(int zone) {
    return {zone, zoneColumn};
}
inline Cell linkCell(int link) {
    return {link, linkColumn};
}

} // namespace stonemason::pocket_heroes
