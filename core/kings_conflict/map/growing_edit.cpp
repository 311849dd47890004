// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_edit.h"

#include "core/grid/transform.h"

#include <algorithm>
#include <tuple>

namespace stonemason::kings_conflict {

void GrowingEdit::write(CellChanges& seen, int layer, Cell cell, Code code) {
    const Code bare = map_->layer(layer)[cell];
    if (!keepsHoles({layer, cell, bare, code}, *game_, map_->size())) return;
    if (std::size_t(layer) >= painted_.size()) painted_.resize(std::size_t(layer) + 1);
    const Code until = painted_[std::size_t(layer)].paint(cell, bare, code);
    if (until != code) seen.push_back({layer, cell, until, code});
}

void GrowingEdit::refuse(const CellRefusal& refusal) {
    std::vector<Code>& codes = refusedCodes_[refusal.cell];
    if (std::ranges::find(codes, refusal.code) != codes.end()) return;
    codes.push_back(refusal.code);
    refused_.push_back(refusal);
}

CellChanges GrowingEdit::add(Symmetry symmetry, std::span<const CellChange> changes) {
    CellChanges seen;
    for (const CellChange& change : changes) {
        const Size size = map_->layer(change.layer).size();
        if (!size.contains(change.cell)) continue;
        const bool turns = game_->layers[std::size_t(change.layer)].kind == LayerKind::Terrain;
        const bool isWritten = writeMirrored(
            size, transformOf(symmetry), change.cell, change.after,
            [&](Code code, Transform t) { return turns ? game_->transformed(code, t) : code; },
            [&](Cell cell, Code code) { write(seen, change.layer, cell, code); });
        if (!isWritten) refuse({change.cell, change.after});
    }
    return seen;
}

CellChanges GrowingEdit::add(const Edit& edit) {
    CellChanges seen;
    for (const CellChange& change : edit.changes)
        if (map_->layer(change.layer).contains(change.cell))
            write(seen, change.layer, change.cell, change.after);
    for (const CellRefusal& refusal : edit.refused)
        refuse(refusal);
    return seen;
}

CellChanges GrowingEdit::become(GrowingEdit other) {
    CellChanges seen;
    const std::size_t layers = std::max(painted_.size(), other.painted_.size());
    painted_.resize(layers);
    other.painted_.resize(layers);
    for (std::size_t layer = 0; layer < layers; ++layer) {
        for (const auto& [cell, paint] : painted_[layer].entries())
            if (!other.painted_[layer].contains(cell) && paint.after != paint.before)
                seen.push_back({int(layer), cell, paint.after, paint.before});
        for (const auto& [cell, paint] : other.painted_[layer].entries())
            if (const Code until = painted_[layer].seen(cell, paint.before); until != paint.after)
                seen.push_back({int(layer), cell, until, paint.after});
    }
    *this = std::move(other);
    return seen;
}

bool GrowingEdit::empty() const {
    return std::ranges::all_of(painted_, &PaintedCells<Code>::empty);
}

std::int64_t GrowingEdit::changedCells() const {
    std::int64_t changed = 0;
    for (const PaintedCells<Code>& layer : painted_)
        changed += std::ranges::count_if(
            layer.entries(), [](const auto& entry) { return entry.value.before != entry.value.after; });
    return changed;
}

Edit GrowingEdit::edit() const {
    Edit edit{{}, refused_};
    for (std::size_t layer = 0; layer < painted_.size(); ++layer)
        for (const auto& [cell, paint] : painted_[layer].entries())
            if (paint.before != paint.after)
                edit.changes.push_back({int(layer), cell, paint.before, paint.after});
    std::ranges::sort(edit.changes, {},
                      [](const CellChange& change) { return std::tie(change.layer, change.cell); });
    return edit;
}

} // namespace stonemason::kings_conflict
