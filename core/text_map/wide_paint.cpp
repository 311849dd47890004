// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/wide_paint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace stonemason::text_map {

namespace {

constexpr double searched = 0.6; ///< of the work is done when the cells are found
constexpr std::size_t spansBetweenReports = 4096;

using Marks = Grid<std::uint8_t>;

bool isEnded(const WideProgress& progress, double done) {
    return progress && !progress(done);
}

/// A lookup table by sign, because the test runs once per cell and there may be sixteen million cells.
using AlikeSigns = std::array<bool, mostSigns + 1>;

AlikeSigns alikeSigns(const Grid<SignIndex>& cells, const WidePaint& paint) {
    AlikeSigns alike{};
    if (!cells.contains(paint.at)) return alike;
    const int meaning = paint.meanings[cells[paint.at]];
    for (std::size_t sign = 0; sign < paint.meanings.size(); ++sign)
        alike[sign] = paint.meanings[sign] == meaning;
    return alike;
}

/// Finds the cells of one stroke.
class WideSearch {
public:
    WideSearch(const Grid<SignIndex>& cells, const WidePaint& paint, const WideProgress& progress)
        : cells_(cells)
        , paint_(paint)
        , progress_(progress)
        , alike_(alikeSigns(cells, paint))
        , marks_(cells.size(), 0) {}

    /// nullopt when it was ended.
    std::optional<CellSet> find() {
        if (paint_.spread == Spread::Selection) return paint_.selection.within(wholeOf(cells_.size()));
        if (!(paint_.spread == Spread::Alike ? markAlike() : markArea())) return std::nullopt;
        CellSet found;
        for (int row = 0; row < cells_.rows(); ++row)
            addMarked(found, row);
        if (!paint_.selection.empty()) found &= paint_.selection;
        return found;
    }

private:
    bool markAlike() {
        for (int row = 0; row < cells_.rows(); ++row) {
            if (isEnded(progress_, searched * row / cells_.rows())) return false;
            const SignIndex* signs = cells_.row(row).data();
            std::uint8_t* marks = marks_.row(row).data();
            for (int column = 0; column < cells_.columns(); ++column)
                marks[column] = alike_[signs[column]] ? 1 : 0;
        }
        return true;
    }

    /// Flood fill by spans: the cells to the left and the right of one at once, then the rows above and
    /// below. Invariant: each cell of the area that is not marked yet is connected to one in `open` by cells
    /// that are not marked either. Cost: each cell is examined at most three times, for its own row and for
    /// the rows beside it.
    bool markArea() {
        std::vector<Cell> open{paint_.at};
        std::int64_t found = 0;
        for (std::size_t taken = 0; !open.empty(); ++taken) {
            const double share = double(found) / double(cells_.size().area());
            if (taken % spansBetweenReports == 0 && isEnded(progress_, searched * share)) return false;
            const Cell from = open.back();
            open.pop_back();
            if (marks_[from]) continue;
            found += markSpan(from, open);
        }
        return true;
    }

    /// Marks the span of that cell and opens the spans that touch it. Returns its cells.
    int markSpan(Cell from, std::vector<Cell>& open) {
        const SignIndex* own = cells_.row(from.row).data();
        int first = from.column;
        while (first > 0 && alike_[own[first - 1]])
            --first;
        int last = from.column;
        while (last + 1 < cells_.columns() && alike_[own[last + 1]])
            ++last;
        std::fill_n(marks_.row(from.row).data() + first, last - first + 1, std::uint8_t{1});
        for (const int row : {from.row - 1, from.row + 1}) {
            if (row < 0 || row >= cells_.rows()) continue;
            const SignIndex* signs = cells_.row(row).data();
            const std::uint8_t* marks = marks_.row(row).data();
            bool wasOpen = false;
            for (int column = first; column <= last; ++column) {
                const bool isOpen = alike_[signs[column]] && !marks[column];
                if (isOpen && !wasOpen) open.push_back({row, column});
                wasOpen = isOpen;
            }
        }
        return last - first + 1;
    }

    void addMarked(CellSet& found, int row) const {
        const std::uint8_t* marks = marks_.row(row).data();
        for (int column = 0; column < cells_.columns();) {
            const std::uint8_t* end = marks + cells_.columns();
            const std::uint8_t* begin = std::find(marks + column, end, std::uint8_t{1});
            const std::uint8_t* stop = std::find(begin, end, std::uint8_t{0});
            found.insertRun({row, int(begin - marks)}, int(stop - begin));
            column = int(stop - marks);
        }
    }

    const Grid<SignIndex>& cells_;
    const WidePaint& paint_;
    const WideProgress& progress_;
    const AlikeSigns alike_;
    Marks marks_;
};

/// Writes a set of cells in one sign. False: it was ended.
bool fill(Grid<SignIndex>& cells, const CellSet& set, SignIndex sign, const WideProgress& progress) {
    int row = -1;
    bool goesOn = true;
    set.forEachRunIn(wholeOf(cells.size()), [&](Cell first, int length) {
        if (first.row != row) {
            row = first.row;
            goesOn = goesOn && !isEnded(progress, searched);
        }
        if (goesOn) std::fill_n(cells.row(row).data() + first.column, length, sign);
    });
    return goesOn;
}

CellSet withMirrorImage(const CellSet& cells, Size board, Transform mirroring) {
    return mirroring == Transform::Identity ? cells : cells | transformed(cells, board, mirroring);
}

/// Puts the part down once. False: it was ended.
bool putDown(Grid<SignIndex>& cells, const WidePut& put, Cell place, const WideProgress& progress) {
    const Size board = cells.size();
    std::size_t read = 0;
    int row = -1;
    bool goesOn = true;
    put.part.forEachRun([&](Cell first, int length) {
        const Cell begin{first.row + place.row, first.column + place.column};
        const SignIndex* signs = put.signs.data() + read;
        read += std::size_t(length);
        if (begin.row != row) {
            row = begin.row;
            goesOn = goesOn && !isEnded(progress, searched);
        }
        if (!goesOn || row < 0 || row >= board.rows) return;
        const int from = std::max(0, -begin.column);
        const int to = std::min(length, board.columns - begin.column);
        for (int i = from; i < to; ++i) {
            const Cell cell{row, begin.column + i};
            cells[cell] = signs[i];
            if (put.mirroring != Transform::Identity)
                cells[transformed(cell, board, put.mirroring)] = signs[i];
        }
    });
    return goesOn;
}

/// The runs of a row in which the cells have come to differ.
void addRuns(std::vector<SignRun>& runs, int row, std::span<const SignIndex> before,
             std::span<const SignIndex> after) {
    for (std::size_t column = 0; column < before.size();) {
        const std::size_t first = column++;
        if (before[first] == after[first]) continue;
        while (column < before.size() && before[column] == before[first] && after[column] == after[first])
            ++column;
        runs.push_back({{row, int(first)}, int(column - first), before[first], after[first]});
    }
}

} // namespace

SignChanges changesBetween(const Grid<SignIndex>& before, Grid<SignIndex> after) {
    const std::size_t most = before.values().size() / sizeof(SignRun) + 64;
    SignChanges changes;
    for (int row = 0; row < before.rows(); ++row) {
        if (std::ranges::equal(before.row(row), std::as_const(after).row(row))) continue;
        addRuns(changes.runs, row, before.row(row), std::as_const(after).row(row));
        if (changes.runs.size() <= most) continue;
        changes.runs = {};
        changes.whole = std::move(after);
        break;
    }
    changes.runs.shrink_to_fit();
    return changes;
}

CellSet reachedBy(const Grid<SignIndex>& cells, const WidePaint& paint) {
    if (!cells.contains(paint.at)) return {};
    return *WideSearch(cells, paint, {}).find();
}

std::optional<SignChanges> widePaint(const Grid<SignIndex>& cells, const WidePaint& paint,
                                     const WideProgress& progress) {
    const std::optional<CellSet> found = WideSearch(cells, paint, progress).find();
    if (!found) return std::nullopt;
    Grid<SignIndex> after = cells;
    if (!fill(after, withMirrorImage(*found, cells.size(), paint.mirroring), paint.sign, progress))
        return std::nullopt;
    return changesBetween(cells, std::move(after));
}

std::optional<SignChanges> widePut(const Grid<SignIndex>& cells, const WidePut& put,
                                   const WideProgress& progress) {
    Grid<SignIndex> after = cells;
    if (!fill(after, withMirrorImage(put.cells, cells.size(), put.mirroring), put.sign, progress))
        return std::nullopt;
    for (const Cell place : put.places)
        if (!putDown(after, put, place, progress)) return std::nullopt;
    return changesBetween(cells, std::move(after));
}

} // namespace stonemason::text_map
