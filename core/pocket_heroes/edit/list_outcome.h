// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/piece_table.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace stonemason::pocket_heroes {

/// The net effect of a sequence of changes to one list: the final position of each record, and the change
/// that determines its final state. Changes are added one after the other; positions are those at the time
/// of the change. The records themselves are not needed. Cost: O(k log k) for k changes, however long the
/// list is.
class ListOutcome {
public:
    /// The changes to a record that the original list contained.
    struct Touch {
        int before = 0; ///< its index in the original list
        int first = 0;  ///< the number of the first change
        int last = 0;   ///< of the last: it decides the state afterwards
        bool gone = false;
    };
    /// A run of records in the final list, from index `after` on.
    struct Run {
        PieceTable::Piece piece; ///< for an inserted record, the number of
                                 ///< the change that determines its state
        int after = 0;
    };

    /// A list of so many records.
    explicit ListOutcome(int length);

    int length() const { return pieces_ ? pieces_->length() : length_; }
    /// The record at a position; for an inserted record, the number of the change that determines its state.
    PieceTable::Piece at(int position) const;
    /// The changes so far to an original record, or nullptr.
    const Touch* touchOf(int before) const;

    void replace(int position, int change);
    void insert(int position, int change);
    void erase(int position, int change);

    /// Whether records were inserted or erased.
    bool isReordered() const { return pieces_.has_value(); }
    /// The records at the end, in order.
    std::vector<Run> runs() const;
    /// The original records that were changed, by index.
    std::vector<Touch> touched() const;

private:
    PieceTable& pieces();
    Touch& touch(int before, int change);

    int length_;
    std::optional<PieceTable> pieces_; ///< none until a record is inserted or erased
    std::unordered_map<int, Touch> touched_;
    std::unordered_map<int, int> replacedAdditions_; ///< inserting change -> last change
};

/// Maps indices of the original records to their indices after changes to the list.
class Remapping {
public:
    explicit Remapping(const ListOutcome& outcome);

    /// The index of the record after the changes; nullopt when it was erased.
    std::optional<int> after(int before) const;
    /// Whether all remaining records keep their indices.
    bool keepsIndices() const;

private:
    std::vector<ListOutcome::Run> runs_; ///< of original records, by index
};

} // namespace stonemason::pocket_heroes
