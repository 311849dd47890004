// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <cstddef>
#include <cstdint>
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

} // namespace stonemason
