// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"

#include <QMetaType>

Q_DECLARE_METATYPE(stonemason::CellRange)
