// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template_check.h"

namespace stonemason::pocket_heroes {

/// The result of taking the recommended fixes of all problems.
struct FixedTemplate {
    Template made;
    int mended = 0; ///< how many errors and warnings fewer there are
    int left = 0;   ///< how many there are now

    bool operator==(const FixedTemplate&) const = default;
};

/// See AllFixer.
FixedTemplate fixAll(const Template& made, const Catalogue& catalogue, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
