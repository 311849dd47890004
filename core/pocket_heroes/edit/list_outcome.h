// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/piece_table.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace stonemason::pocket_heroes {

/// What the changes of one list come to in the end: which of its records are
/// where, and which change has the last word on each. They are added one after
/// the other; positions are those of their turn. Nothing of it needs the
/// records. Costs O(k log k) for k changes, however long the list is.
class ListOutcome {
public:
    /// The changes that concern a record that was there before all of them.
    struct Touch {
        int before = 0; ///< its index in the list that was there
        int first = 0;  ///< the number of the first change
        int last = 0;   ///< of the last: it decides the state afterwards
        bool gone = false;
    };
    /// Records that are there at the end, from index `after` on.
    struct Run {
        PieceTable::Piece piece; ///< of one that was put in, the number of the
                                 ///< change that has the last word
        int after = 0;
    };

    /// A list of so many records.
    explicit ListOutcome(int length);

    int length() const { return pieces_ ? pieces_->length() : length_; }
    /// The record at a position: of one that was put in, the number of the change
    /// that has the last word.
    PieceTable::Piece at(int position) const;
    /// What has been done so far to a record that was there, or nullptr.
    const Touch* touchOf(int before) const;

    void replace(int position, int change);
    void insert(int position, int change);
    void erase(int position, int change);

    /// Whether something was put in or taken out.
    bool isReordered() const { return pieces_.has_value(); }
    /// The records at the end, in order.
    std::vector<Run> runs() const;
    /// What was there and is concerned, by its index.
    std::vector<Touch> touched() const;

private:
    PieceTable& pieces();
    Touch& touch(int before, int change);

    int length_;
    std::optional<PieceTable> pieces_; ///< none while nothing was put in or taken out
    std::unordered_map<int, Touch> touched_;
    std::unordered_map<int, int> replacedAdditions_; ///< change that put it in -> change with the last
                                                     ///< word
};

/// Where the records that were there are after changes to their list.
class Remapping {
public:
    explicit Remapping(const ListOutcome& outcome);

    /// The index that the record has afterwards; none when it was taken out.
    std::optional<int> after(int before) const;
    /// Whether all that is left has the index that it had.
    bool keepsIndices() const;

private:
    std::vector<ListOutcome::Run> runs_; ///< of what was there, by index
};

} // namespace stonemason::pocket_heroes
