// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_view_state.h"

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

#include <algorithm>

namespace stonemason::pocket_heroes {

WorldViewState::WorldViewState(Size board) : GridState(board) {
    // A user who clears the frame means what is in it.
    connect(this, &GridState::selectionChanged, this, [this] {
        if (!selection().empty()) return;
        const bool hadRegion = std::exchange(region_, std::nullopt).has_value();
        const bool hadThings = !std::exchange(things_, {}).empty();
        if (hadRegion || hadThings) emit thingsSelected();
    });
}

void WorldViewState::setShows(WorldLayer layer, bool on) {
    if (layers_.has(layer) == on) return;
    layers_.set(layer, on);
    emit styleChanged();
}

WorldStyle WorldViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()), .gridLines = grid_, .layers = layers_};
}

void WorldViewState::setSelectedThings(std::vector<Thing> things, std::vector<Cell> cells,
                                       std::optional<CellRange> region) {
    std::ranges::sort(things);
    const auto twice = std::ranges::unique(things);
    things.erase(twice.begin(), twice.end());
    const bool isOther = things != things_ || region != region_;
    things_ = std::move(things);
    region_ = region;
    setSelection(std::move(cells));
    if (isOther) emit thingsSelected();
}

} // namespace stonemason::pocket_heroes
