// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/world.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// Which things and timed events refer to each text of a world.
class SaidTexts {
public:
    /// What refers to one text. A timed event has no cell.
    struct Sayers {
        std::vector<Cell> cells; ///< each once
        int count = 0;           ///< things and events of time
    };

    explicit SaidTexts(const World& world);

    /// By the key of the text.
    const std::map<std::string, Sayers, std::less<>>& sayers() const { return sayers_; }
    /// Whether it is the map's own, its name or its description, or something refers to it.
    bool isSaid(const Text& text) const;

private:
    std::map<std::string, Sayers, std::less<>> sayers_;
};

/// Clears every message that refers to one of the texts.
void silence(World& world, const std::set<std::string, std::less<>>& keys);
/// Removes the texts that nothing refers to.
void removeUnusedTexts(World& world);

} // namespace stonemason::pocket_heroes
