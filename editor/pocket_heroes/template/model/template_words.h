// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template.h"

#include <QString>

/// Display names of the parts of a template.
namespace stonemason::pocket_heroes {

QString linkKindName(LinkKind kind);
QString zoneKindName(ZoneKind kind);
/// "2", "1–3", "0" for a guard of the game's choice; empty for none. What a template's config decides is
/// read from it.
QString guardText(const Template& worldTemplate, const Link& link);
/// "Zone 3: Grass, size 40, richness 14, castle of Red, mines: Ore, Wood; linked to 0, 5"
QString zoneText(const Template& worldTemplate, const Catalogue& catalogue, int zone);
/// "Link 4: passage between zones 0 and 3, guard 1–3"
QString linkText(const Template& worldTemplate, int link);
/// The zone or the link that the cell stands for, see template_check.h; empty for one there is not.
QString partText(const Template& worldTemplate, const Catalogue& catalogue, Cell cell);

} // namespace stonemason::pocket_heroes
