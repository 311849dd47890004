// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"

#include <optional>

namespace stonemason::pocket_heroes {

/// The result of taking the recommended fixes of all problems.
struct FixedWorld {
    std::optional<World> world; ///< with the repairs made; nullopt when none of them helps
    int mended = 0; ///< how many errors and warnings fewer there are, never less than 0; whether a world is
                    ///< fair does not count
    int left = 0;   ///< how many there are now, unfairness among them

    bool operator==(const FixedWorld&) const = default;
};

/// Whether the first fix of a problem is taken with all others: of an error or a warning, and not where it
/// would delete what its author may want (see deletesWork()).
bool mendsItself(const Problem& problem);

/// Makes the first fix of every problem with mendsItself(): see AllFixer. Things that are to move look for a
/// place one after the other. A stop request makes it return what it has.
FixedWorld fixAll(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
