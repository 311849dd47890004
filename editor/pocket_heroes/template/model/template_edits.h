// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/graph_edit.h"
#include "core/pocket_heroes/template/template.h"
#include "editor/pocket_heroes/template/model/template_document.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Where each zone is drawn: its own place, else one that the automatic layout finds for it. The same for the
/// same template, always.
std::vector<DrawingPoint> placesOf(const Template& worldTemplate);

/// Places for all zones, whether they have some or not.
std::vector<DrawingPoint> laidOut(Template worldTemplate);

} // namespace stonemason::pocket_heroes

/// What pointer, keys and menus do with the zones and links of a template. Each is one undo step, and what it
/// made is selected then.
namespace stonemason::pocket_heroes {

/// A new zone there, as large as the last one.
void addZone(TemplateDocument& document, DrawingPoint at);
/// Links each zone with the next one of the list, where they are not linked yet.
void connectZones(TemplateDocument& document, const std::vector<int>& zones, LinkKind kind);
/// Zones and links; links of the zones go with them.
void removeSelected(TemplateDocument& document);
/// The selected zones once more, with the links among them, beside them.
void duplicateSelected(TemplateDocument& document);
/// Zones of another template, somewhat aside where they would lie on others.
void paste(TemplateDocument& document, const Template& part);
/// The nearest move to the one wanted that leaves the zones where files can hold places; they keep together.
DrawingPoint allowedMove(const std::vector<DrawingPoint>& places, const std::vector<int>& zones,
                         DrawingPoint by);
/// Moves the selected zones as far as allowedMove() lets them.
/// @param field steps of one field that follow each other are one, see TemplateDocument::change()
void moveSelected(TemplateDocument& document, DrawingPoint by, int field = -1);
void alignSelected(TemplateDocument& document, const QString& text, Alignment alignment);
/// Draws all zones anew; false, and no step, where they are drawn so already.
bool layOut(TemplateDocument& document);
/// One more castle for each selected zone that has room for one in its list: of the first player who has
/// none, nobody's when all have.
void addCastles(TemplateDocument& document);
/// Another kind for the selected links.
void setKind(TemplateDocument& document, LinkKind kind);

} // namespace stonemason::pocket_heroes
