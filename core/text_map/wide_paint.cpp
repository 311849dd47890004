// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/wide_paint.h"

#include <cstddef>
#include <cstdint>

namespace stonemason::text_map {

namespace {

constexpr double searched = 0.6; ///< of the work is done when the cells are found
constexpr std::size_t spansBetweenReports = 4096;

using Marks = Grid<std::uint8_t>;

bool isEnded(const WideProgress& progress, double done) {
    return progress && !progress(done);
}

/// Finds the cells of one stroke and makes runs of them.
class WideSearch {
public:
    WideSearch(const Grid<SignIndex>& cells, const WidePaint& paint, const WideProgress& progress)
        : cells_(cells), paint_(paint), progress_(progress), marks_(cells.size(), 0) {}

    /// False when it was ended.
    bool find() {
        switch (paint_.spread) {
        case Spread::Selection: return markSelection();
        case Spread::Alike: return markAlike() && confine();
        case Spread::Area: return markArea() && confine();
        }
        return false;
    }

    std::optional<std::vector<SignRun>> runs() {
        if (paint_.mirroring != Transform::Identity && !mirror()) return std::nullopt;
        std::vector<SignRun> runs;
        for (int row = 0; row < cells_.rows(); ++row) {
            if (isEnded(progress_, searched + (1 - searched) * row / cells_.rows())) return std::nullopt;
            addRow(runs, row);
        }
        return runs;
    }

private:
    bool isAlike(Cell cell) const { return paint_.meanings[cells_[cell]] == meaning_; }

    bool markAlike() {
        meaning_ = paint_.meanings[cells_[paint_.at]];
        for (int row = 0; row < cells_.rows(); ++row) {
            if (isEnded(progress_, searched * row / cells_.rows())) return false;
            for (int column = 0; column < cells_.columns(); ++column)
                if (isAlike({row, column})) marks_[{row, column}] = 1;
        }
        return true;
    }

    bool markSelection() {
        for (std::size_t i = 0; i < paint_.selection.size(); ++i) {
            const Cell cell = paint_.selection[i];
            if (cells_.contains(cell)) marks_[cell] = 1;
            if (i % 65536 == 0 && isEnded(progress_, searched * double(i) / double(paint_.selection.size())))
                return false;
        }
        return true;
    }

    /// Span by span: what is to the left and the right of a cell at once, then the rows above and below it.
    bool markArea() {
        meaning_ = paint_.meanings[cells_[paint_.at]];
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
        int first = from.column;
        while (first > 0 && isAlike({from.row, first - 1}))
            --first;
        int last = from.column;
        while (last + 1 < cells_.columns() && isAlike({from.row, last + 1}))
            ++last;
        for (int column = first; column <= last; ++column)
            marks_[{from.row, column}] = 1;
        for (const int row : {from.row - 1, from.row + 1}) {
            if (row < 0 || row >= cells_.rows()) continue;
            bool wasOpen = false;
            for (int column = first; column <= last; ++column) {
                const Cell cell{row, column};
                const bool isOpen = isAlike(cell) && !marks_[cell];
                if (isOpen && !wasOpen) open.push_back(cell);
                wasOpen = isOpen;
            }
        }
        return last - first + 1;
    }

    bool confine() {
        if (paint_.selection.empty()) return true;
        Marks kept(cells_.size(), 0);
        for (const Cell cell : paint_.selection)
            if (cells_.contains(cell) && marks_[cell]) kept[cell] = 1;
        marks_ = std::move(kept);
        return !isEnded(progress_, searched);
    }

    bool mirror() {
        Marks both = marks_;
        for (int row = 0; row < cells_.rows(); ++row) {
            if (isEnded(progress_, searched)) return false;
            for (int column = 0; column < cells_.columns(); ++column)
                if (const Cell cell{row, column}; marks_[cell])
                    both[transformed(cell, cells_.size(), paint_.mirroring)] = 1;
        }
        marks_ = std::move(both);
        return true;
    }

    void addRow(std::vector<SignRun>& runs, int row) const {
        bool goesOn = false;
        for (int column = 0; column < cells_.columns(); ++column) {
            const Cell cell{row, column};
            const SignIndex before = cells_[cell];
            if (!marks_[cell] || before == paint_.sign) {
                goesOn = false;
            } else if (goesOn && runs.back().before == before) {
                ++runs.back().cells;
            } else {
                runs.push_back({cell, 1, before, paint_.sign});
                goesOn = true;
            }
        }
    }

    const Grid<SignIndex>& cells_;
    const WidePaint& paint_;
    const WideProgress& progress_;
    Marks marks_;
    int meaning_ = 0;
};

} // namespace

std::optional<std::vector<SignRun>> widePaint(const Grid<SignIndex>& cells, const WidePaint& paint,
                                              const WideProgress& progress) {
    WideSearch search(cells, paint, progress);
    if (!search.find()) return std::nullopt;
    return search.runs();
}

} // namespace stonemason::text_map
