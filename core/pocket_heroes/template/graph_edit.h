// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

/// Changes of a template's graph that reach further than one zone or link: links go by the indices of zones.
namespace stonemason::pocket_heroes {

/// The template without these zones (indices, in any order, those it does not have are passed over) and
/// without the links to them; the other links follow their zones, links to zones it never had stay as they
/// are.
Template withoutZones(Template worldTemplate, const std::vector<int>& zones);
/// Likewise without these links, by their positions in the list.
Template withoutLinks(Template worldTemplate, const std::vector<int>& links);

/// These zones, in their order, with the links among them; name, config and notes of the whole.
Template partOf(const Template& worldTemplate, const std::vector<int>& zones);

/// The template with the zones and links of a part behind its own.
/// @param by how far the places of the part are moved
Template withPart(Template worldTemplate, const Template& part, DrawingPoint by);

/// The first link between the two zones, whichever way round; -1: there is none.
int linkBetween(const Template& worldTemplate, int first, int second);

/// A colour that owns no castle yet, the first of those; Neutral when all do.
PlayerId freePlayer(const Template& worldTemplate);

/// Where lined up zones have their common line.
enum class Alignment : std::uint8_t { Left, Middle, Right, Top, Centre, Bottom, Rows, Columns };

/// The places with those of the zones lined up by their rims (Left, Right, Top, Bottom), by their middles
/// (Middle: one below the other, Centre: one beside the other), or with even distances from the first to the
/// last (Columns: from left to right, Rows: from top to bottom).
/// @param places one for each zone of the template
std::vector<DrawingPoint> aligned(const Template& worldTemplate, std::vector<DrawingPoint> places,
                                  const std::vector<int>& zones, Alignment alignment);

} // namespace stonemason::pocket_heroes
