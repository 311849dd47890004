// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace stonemason {

/// Values for a few cells of a board of any size: its cost depends on the cells it holds, never on the board.
/// Entries keep the order in which their cells came in.
template <typename T>
class CellMap {
public:
    struct Entry {
        Cell cell;
        T value;
    };

    bool empty() const { return entries_.empty(); }
    std::size_t size() const { return entries_.size(); }
    const std::vector<Entry>& entries() const { return entries_; }

    /// The value of the cell, or nullptr. Adding another cell makes the pointer invalid.
    const T* find(Cell cell) const {
        if (slots_.empty()) return nullptr;
        const std::uint32_t position = slots_[slotOf(cell)];
        return position == vacant ? nullptr : &entries_[position].value;
    }
    T* find(Cell cell) { return const_cast<T*>(static_cast<const CellMap*>(this)->find(cell)); }

    /// The value of the cell, made with T{} when it is new.
    T& operator[](Cell cell) {
        if (T* value = find(cell)) return *value;
        if (2 * (entries_.size() + 1) > slots_.size()) grow();
        slots_[slotOf(cell)] = std::uint32_t(entries_.size());
        entries_.push_back({cell, T{}});
        return entries_.back().value;
    }

private:
    static constexpr std::uint32_t vacant = UINT32_MAX;

    /// Where the cell is, or the vacant slot where it belongs. There is always a vacant one.
    std::size_t slotOf(Cell cell) const {
        const std::uint64_t key = (std::uint64_t(std::uint32_t(cell.row)) << 32) | std::uint32_t(cell.column);
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = std::size_t((key * 0x9e3779b97f4a7c15U) >> 32) & mask;
        while (slots_[slot] != vacant && entries_[slots_[slot]].cell != cell)
            slot = (slot + 1) & mask;
        return slot;
    }

    void grow() {
        constexpr std::size_t firstSize = 16;
        slots_.assign(slots_.empty() ? firstSize : 2 * slots_.size(), vacant);
        for (std::size_t i = 0; i < entries_.size(); ++i)
            slots_[slotOf(entries_[i].cell)] = std::uint32_t(i);
    }

    std::vector<Entry> entries_;
    std::vector<std::uint32_t> slots_; ///< positions in entries_; the size is a power of two
};

/// The cells in their order without duplicates, each at its first occurrence: thousands of items may share
/// one cell.
inline std::vector<Cell> withoutRepeats(std::vector<Cell> cells) {
    if (cells.size() < 2) return cells;
    CellMap<char> seen;
    std::erase_if(cells, [&seen](Cell cell) { return std::exchange(seen[cell], char(1)) != 0; });
    return cells;
}

/// The cells that one gesture has painted on a board so far: what each held before, and what it is to hold.
/// Painting another cell costs the same however many there are, and however large the board is.
template <typename T>
class PaintedCells {
public:
    struct Paint {
        T before{};
        T after{};
    };
    using Entry = typename CellMap<Paint>::Entry;

    bool empty() const { return cells_.empty(); }
    /// The painted cells in the order in which they were first painted, those that hold again what they held
    /// before among them.
    const std::vector<Entry>& entries() const { return cells_.entries(); }
    bool contains(Cell cell) const { return cells_.find(cell); }

    /// What the cell holds with the paint on it; `bare` without.
    T seen(Cell cell, T bare) const {
        const Paint* paint = cells_.find(cell);
        return paint ? paint->after : bare;
    }

    /// Paints the cell, which holds `bare` without the gesture, over what was painted there earlier. Returns
    /// what it held until now.
    T paint(Cell cell, T bare, T code) {
        const std::size_t known = entries().size();
        Paint& paint = cells_[cell];
        if (entries().size() != known) paint = {bare, bare};
        return std::exchange(paint.after, code);
    }

private:
    CellMap<Paint> cells_;
};

} // namespace stonemason
