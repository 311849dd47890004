// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/app/picture_form.h"

#include <QString>

#include <optional>
#include <string>

namespace stonemason {

// Both need no display, and one of them may be called once in a run: it makes the application object that
// drawing depends on. Nothing when there is not enough memory.

/// The map's terrain with the kings at their starts as a file's bytes: 64 pixels a cell, fewer on a board so
/// large that the picture would pass 4096 pixels.
std::optional<std::string> pictureOf(const Map& map, const GameProfile& game, PictureForm form);

/// The map on paper as a PDF file's bytes: its terrain, its hint grids and what the checks hold against it.
/// @param title stands at the top of a map without a name
std::optional<std::string> sheetOf(const Map& map, const GameProfile& game, const QString& title);

} // namespace stonemason
