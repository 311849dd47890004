// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_outline.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

/// What begins in one row and may go on in those below: things in order of their columns. Each row is handed
/// over in full; what is not in it again ends there.
class OpenRuns {
public:
    /// A first column and a number of columns.
    using Run = std::pair<int, int>;

    void add(int column, int cells) { row_.push_back({column, cells}); }

    /// Ends a row. Calls ended(run, since) for each run of the rows above that does not go on in it.
    template <typename Ended>
    void endRow(int row, Ended ended) {
        std::vector<Open> next;
        auto known = open_.begin();
        for (const Run& run : row_) {
            for (; known != open_.end() && known->run < run; ++known)
                ended(known->run, known->since);
            if (known != open_.end() && known->run == run)
                next.push_back(*known++);
            else
                next.push_back({run, row});
        }
        for (; known != open_.end(); ++known)
            ended(known->run, known->since);
        open_ = std::move(next);
        row_.clear();
    }

private:
    struct Open {
        Run run;
        int since; ///< the row it began in
    };
    std::vector<Open> open_;
    std::vector<Run> row_;
};

CellRange withinBounds(const CellSet& cells, const CellRange& range) {
    const CellRange box = cells.bounds();
    return {{std::max(range.first.row, box.first.row), std::max(range.first.column, box.first.column)},
            {std::min(range.last.row, box.last.row), std::min(range.last.column, box.last.column)}};
}

class Outline {
public:
    Outline(const CellSet& cells, const CellRange& range) : cells_(cells), range_(range) {}

    std::optional<std::vector<CellEdge>> find(std::size_t most) {
        for (int row = range_.first.row; row <= range_.last.row + 1; ++row) {
            addAbove(row);
            if (row <= range_.last.row) addSides(row);
            sides_.endRow(row, [&](const OpenRuns::Run& side, int since) {
                edges_.push_back({{since, side.first}, row - since, true});
            });
            if (edges_.size() > most) return std::nullopt;
        }
        return std::move(edges_);
    }

private:
    /// The border between the row and the one above it.
    void addAbove(int row) {
        forEachRunOfBits(
            range_.first.column, range_.last.column,
            [&](int word) {
                const std::uint64_t above = cells_.wordAt(row - 1, word);
                const std::uint64_t below = cells_.wordAt(row, word);
                if (row == range_.first.row) return below & ~above;
                return row > range_.last.row ? above & ~below : above ^ below;
            },
            [&](int column, int length) {
                edges_.push_back({{row, column}, length, false});
            });
    }

    /// The borders left and right of the row's runs.
    void addSides(int row) {
        const int first = range_.first.column;
        const int last = range_.last.column;
        cells_.forEachRunIn({{row, first - 1}, {row, last + 1}}, [&](Cell run, int length) {
            const int end = run.column + length;
            if (run.column >= first && run.column <= last) sides_.add(run.column, 0);
            if (end > first && end <= last + 1) sides_.add(end, 0);
        });
    }

    const CellSet& cells_;
    CellRange range_;
    OpenRuns sides_; // of no width
    std::vector<CellEdge> edges_;
};

} // namespace

std::optional<std::vector<CellEdge>> outlineOf(const CellSet& cells, const CellRange& range,
                                               std::size_t most) {
    if (cells.empty()) return std::vector<CellEdge>();
    const CellRange part = withinBounds(cells, range);
    if (part.isEmpty()) return std::vector<CellEdge>();
    return Outline(cells, part).find(most);
}

std::optional<std::vector<CellRange>> blocksOf(const CellSet& cells, const CellRange& range,
                                               std::size_t most) {
    std::vector<CellRange> blocks;
    if (cells.empty()) return blocks;
    const CellRange part = withinBounds(cells, range);
    OpenRuns runs;
    for (int row = part.first.row; row <= part.last.row + 1 && !part.isEmpty(); ++row) {
        if (row <= part.last.row)
            cells.forEachRunIn({{row, part.first.column}, {row, part.last.column}},
                               [&](Cell run, int length) { runs.add(run.column, length); });
        runs.endRow(row, [&](const OpenRuns::Run& run, int since) {
            blocks.push_back({{since, run.first}, {row - 1, run.first + run.second - 1}});
        });
        if (blocks.size() > most) return std::nullopt;
    }
    return blocks;
}

} // namespace stonemason
