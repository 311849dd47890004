// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/wastes/game/engine.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/wastes/model/board_state.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::wastes {

class BoardDocument;

/// One row for each insight, None first.
struct InsightInfo {
    Insight insight;
    QString id;   ///< of its action: "show-reach"
    QString name; ///< "Reach of the chosen piece"
    QString menu; ///< the same with a mnemonic
    QString tip;
    QString picture; ///< name of its icon
};
std::vector<InsightInfo> allInsights();
QString insightName(Insight insight);

inline constexpr OverlayPlace insightPlace{"insight", 10};

/// Computes the overlay from the board; callable from any thread. nullptr for None.
/// @param chosen the piece for Reach
std::shared_ptr<const GridOverlay> insightOverlay(Insight insight, const Board& board, const Profile& profile,
                                                  std::optional<Cell> chosen);

/// The meaning of a cell's colour and hatching.
enum class Wash : std::uint8_t {
    None,
    Blue, ///< rising lines
    Red,  ///< falling lines
    Both, ///< both
    Near, ///< a ring of turns: the fewer, the denser
    Mid,
    Far,
};

/// What is drawn over one cell.
struct CellSign {
    Wash wash = Wash::None;
    QString number{}; ///< in the corner
    bool isWarned = false;

    bool operator==(const CellSign&) const = default;
};

/// From the middle of one cell to that of another.
struct CellArrow {
    Cell from{};
    Cell to{};
    Wash colour = Wash::Near;
    bool isBothWays = false;
    bool isForbidden = false; ///< pale, with a cross on it
    double aside = 0;         ///< offset to the right and downwards, as a share of a cell
};

/// Signs on cells and arrows between them, with a legend: a complete picture of one board.
class InsightOverlay : public GridOverlay {
public:
    InsightOverlay(Insight insight, Size board) : insight_(insight), signs_(board), spoken_(board) {}

    CellSign& sign(Cell cell) { return signs_[cell]; }
    const CellSign& sign(Cell cell) const { return signs_[cell]; }
    /// Appends to the text that describe() returns for the cell.
    void addDescription(Cell cell, const QString& words) {
        spoken_[cell] += spoken_[cell].isEmpty() ? words : QStringLiteral("; ") + words;
    }
    void add(const CellArrow& arrow) { arrows_.push_back(arrow); }
    const std::vector<CellArrow>& arrows() const { return arrows_; }
    void explain(const CellSign& sample, const QString& text);
    /// Adds a legend entry with an arrow like this one; its cells are ignored.
    void explain(const CellArrow& sample, const QString& text);
    /// A line of the legend without a picture.
    void explain(const QString& text) { legend_.push_back({{}, text}); }

    Size board() const override { return signs_.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override { return spoken_.contains(cell) ? spoken_[cell] : QString(); }
    std::vector<LegendEntry> legend() const override { return legend_; }
    QString name() const override { return insightName(insight_); }

private:
    Insight insight_;
    Grid<CellSign> signs_;
    Grid<QString> spoken_;
    std::vector<CellArrow> arrows_;
    std::vector<LegendEntry> legend_;
};

/// Keeps the overlay of the view's selected insight up to date for the lifetime of the document.
void provideInsights(BoardDocument& document);

} // namespace stonemason::wastes
