// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <optional>

namespace stonemason::pocket_heroes {

/// The data of Pocket Heroes that the verbs need besides a world.
class WorldInput {
public:
    /// Nothing, with one line on standard error, when the catalogue cannot be used, as MapInput::load().
    static std::optional<WorldInput> load();

    const Catalogue& catalogue() const { return catalogue_; }

private:
    explicit WorldInput(Catalogue catalogue) : catalogue_(std::move(catalogue)) {}

    Catalogue catalogue_;
};

} // namespace stonemason::pocket_heroes
