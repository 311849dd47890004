// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/map_format.h"
