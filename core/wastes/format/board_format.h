// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::wastes {

/// What boards are kept as.
enum class BoardFormat {
    Sboard, ///< everything
    Rows    ///< the tiles alone, as rows of signs
};

} // namespace stonemason::wastes
