// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_picture.h"
#include "editor/grid/view/grid_look.h"

#include <QString>

namespace stonemason {

/// A board's picture for an export.
/// @param look owns what it draws (GridLook::owned)
/// @param cellSize pixels of a cell, as it is saved
/// @param title of the drawing
ExportPicture gridExport(const GridLook& look, int cellSize, const QString& title);

} // namespace stonemason
