// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/export_picture.h"
#include "editor/board/board_look.h"

#include <QString>

namespace stonemason {

/// A board's picture for an export.
/// @param look owns what it draws (BoardLook::owned)
/// @param cellSize pixels of a cell, as it is saved
/// @param title of the drawing
ExportPicture boardExport(const BoardLook& look, int cellSize, const QString& title);

} // namespace stonemason
