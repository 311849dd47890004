// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"

#include <limits>
#include <utility>
#include <vector>

// Strokes over much of a map, which are worked out on a thread of their own.

namespace stonemason::text_map {

void TextMapDocument::paintWidely(WidePaint paint, TileIndex code, const QString& text) {
    endGesture();
    const std::optional<SignIndex> sign = indexFor(code);
    if (!sign) {
        refuse(refusalOf(code));
        return;
    }
    paint.sign = *sign;
    paint.meanings = meanings();
    beginWidely(
        [paint = std::move(paint)](const Grid<SignIndex>& cells, const WideProgress& progress) {
            return widePaint(cells, paint, progress);
        },
        text);
}

void TextMapDocument::selectAsBefore() {
    if (const auto before = std::exchange(beforeWide_, std::nullopt)) view().setSelection(*before);
}

void TextMapDocument::putWidely(WidePut put, TileIndex code, const LiftedPiece& part, const QString& text,
                                std::optional<CellSet> before) {
    endGesture();
    beforeWide_ = std::move(before);
    // By code: a look at each of millions of cells must cost next to nothing.
    constexpr int unasked = -1;
    constexpr int refusedIndex = -2;
    std::vector<int> known(std::size_t{std::numeric_limits<TileIndex>::max()} + 1, unasked);
    TileIndex refusedSign = noSign;
    const auto signFor = [&](TileIndex each) -> std::optional<SignIndex> {
        int& index = known[each];
        if (index == unasked) {
            const std::optional<SignIndex> found = indexFor(each);
            index = found ? int(*found) : refusedIndex;
        }
        if (index == refusedIndex) refusedSign = each;
        return index == refusedIndex ? std::nullopt : std::optional(SignIndex(index));
    };
    if (!put.cells.empty()) {
        const std::optional<SignIndex> sign = signFor(code);
        if (!sign) {
            selectAsBefore();
            return refuse(refusalOf(code));
        }
        put.sign = *sign;
    }
    put.signs.reserve(part.cells.size());
    for (const TileIndex each : part.cells.codes())
        put.signs.push_back(signFor(each).value_or(nothing));
    put.part = part.cells.where();
    if (refusedSign != noSign) {
        // What the map cannot hold is left out.
        CellSet held;
        std::vector<SignIndex> signs;
        part.cells.forEach([&](Cell cell, TileIndex each) {
            const std::optional<SignIndex> sign = signFor(each);
            if (!sign) return;
            held.insert(cell);
            signs.push_back(*sign);
        });
        put.part = std::move(held);
        put.signs = std::move(signs);
        refuse(refusalOf(refusedSign));
    }
    beginWidely(
        [put = std::move(put)](const Grid<SignIndex>& cells, const WideProgress& progress) {
            return widePut(cells, put, progress);
        },
        text);
}

void TextMapDocument::beginWidely(BackgroundFill::Work work, const QString& text) {
    auto* stroke = new BackgroundFill(map_.cells, std::move(work), this);
    wide_ = stroke;
    connect(stroke, &BackgroundFill::finished, this, [this, text](SignChanges changes) {
        wide_ = nullptr;
        beforeWide_.reset();
        endGesture();
        push(text, std::move(changes));
    });
    emit backgroundFillBegan(stroke);
    stroke->begin();
}

} // namespace stonemason::text_map
