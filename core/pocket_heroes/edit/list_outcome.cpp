// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/list_outcome.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

ListOutcome::ListOutcome(int length) : length_(length) {
}

PieceTable::Piece ListOutcome::at(int position) const {
    if (!pieces_) return {true, position, 1};
    PieceTable::Piece piece = pieces_->at(position);
    if (piece.wasThere) return piece;
    if (const auto replaced = replacedAdditions_.find(piece.first); replaced != replacedAdditions_.end())
        piece.first = replaced->second;
    return piece;
}

const ListOutcome::Touch* ListOutcome::touchOf(int before) const {
    const auto found = touched_.find(before);
    return found == touched_.end() ? nullptr : &found->second;
}

void ListOutcome::replace(int position, int change) {
    const PieceTable::Piece piece = pieces_ ? pieces_->at(position) : PieceTable::Piece{true, position, 1};
    if (piece.wasThere)
        touch(piece.first, change);
    else
        replacedAdditions_[piece.first] = change;
}

void ListOutcome::insert(int position, int change) {
    pieces().insert(position, change);
}

void ListOutcome::erase(int position, int change) {
    if (const PieceTable::Piece piece = pieces().at(position); piece.wasThere)
        touch(piece.first, change).gone = true;
    pieces().erase(position);
}

std::vector<ListOutcome::Run> ListOutcome::runs() const {
    std::vector<Run> runs;
    int after = 0;
    for (const PieceTable::Piece& piece :
         pieces_ ? pieces_->pieces() : std::vector{PieceTable::Piece{true, 0, length_}}) {
        runs.push_back({piece, after});
        after += piece.length;
        if (piece.wasThere) continue;
        const auto replaced = replacedAdditions_.find(piece.first);
        if (replaced != replacedAdditions_.end()) runs.back().piece.first = replaced->second;
    }
    return runs;
}

std::vector<ListOutcome::Touch> ListOutcome::touched() const {
    std::vector<Touch> touched;
    touched.reserve(touched_.size());
    for (const auto& [before, touch] : touched_)
        touched.push_back(touch);
    std::ranges::sort(touched, {}, &Touch::before);
    return touched;
}

PieceTable& ListOutcome::pieces() {
    if (!pieces_) pieces_.emplace(length_);
    return *pieces_;
}

ListOutcome::Touch& ListOutcome::touch(int before, int change) {
    Touch& touch = touched_.try_emplace(before, Touch{before, change, change, false}).first->second;
    touch.last = change;
    return touch;
}

Remapping::Remapping(const ListOutcome& outcome) : runs_(outcome.runs()) {
    std::erase_if(runs_, [](const ListOutcome::Run& run) { return !run.piece.wasThere; });
}

std::optional<int> Remapping::after(int before) const {
    const auto behind = std::ranges::upper_bound(runs_, before, {},
                                                 [](const ListOutcome::Run& run) { return run.piece.first; });
    if (behind == runs_.begin()) return std::nullopt;
    const ListOutcome::Run& run = *(behind - 1);
    const int within = before - run.piece.first;
    return within < run.piece.length ? std::optional(run.after + within) : std::nullopt;
}

bool Remapping::keepsIndices() const {
    return std::ranges::all_of(runs_,
                               [](const ListOutcome::Run& run) { return run.after == run.piece.first; });
}

} // namespace stonemason::pocket_heroes
