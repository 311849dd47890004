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

/// The edits of zones and links by pointer, keys and menus. Each is one undo command, and selects what it
/// has created.
namespace stonemason::pocket_heroes {

/// A new zone there, as large as the last one.
void addZone(TemplateDocument& document, DrawingPoint at);
/// Links each zone with the next one of the list, where they are not linked yet.
void connectZones(TemplateDocument& document, const std::vector<int>& zones, LinkKind kind);
/// Zones and links; links of the zones go with them.
void removeSelected(TemplateDocument& document);
/// Duplicates the selected zones, with the links among them, beside the originals.
void duplicateSelected(TemplateDocument& document);
/// Pastes zones of another template, shifted where they would overlap existing zones.
void paste(TemplateDocument& document, const Template& part);
/// The move nearest to the requested one that keeps all zones, moved together, at places that files can
/// hold.
DrawingPoint allowedMove(const std::vector<DrawingPoint>& places, const std::vector<int>& zones,
                         DrawingPoint by);
/// Moves the selected zones as far as allowedMove() lets them.
/// @param field steps of one field that follow each other are one, see TemplateDocument::change()
void moveSelected(TemplateDocument& document, DrawingPoint by, int field = -1);
void alignSelected(TemplateDocument& document, const QString& text, Alignment alignment);
/// Lays out all zones again; returns false, without an undo command, if the layout is the same.
bool layOut(TemplateDocument& document);
/// One more castle for each selected zone that has room for one in its list: of the first player who has
/// none, nobody's when all have.
void addCastles(TemplateDocument& document);
/// Another kind for the selected links.
void setKind(TemplateDocument& document, LinkKind kind);

} // namespace stonemason::pocket_heroes
