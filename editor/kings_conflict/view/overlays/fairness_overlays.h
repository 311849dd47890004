// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/overlays/sign_art.h"

#include <QCoreApplication>

#include <memory>

namespace stonemason::kings_conflict {

class MapDocument;

/// An overlay that draws a sign on each cell.
class SignOverlay : public GridOverlay {
public:
    Size board() const final { return signs_.size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const final;
    QString name() const final { return fairnessName(view_); }
    QString describe(Cell cell) const final { return signs_.contains(cell) ? describeSign(cell) : QString(); }

    const Grid<Sign>& signs() const { return signs_; }

protected:
    /// The description of a cell on the board.
    virtual QString describeSign(Cell cell) const = 0;

    /// All signs are blank at first.
    SignOverlay(FairnessView view, const Map& map, const GameProfile& game);

    /// The label with the numbers of a region, placed on one of its cells.
    struct Label {
        Cell cell;
        int total = 0;
        int yours = 0;
        int theirs = 0;
    };

    Grid<Sign>& editSigns() { return signs_; }
    void addLabel(const Label& label) { labels_.push_back(label); }

    /// Whether the kings' starts lie on this board; else the overlay shows only whyEmpty().
    bool hasStarts() const { return hasStarts_; }
    /// The legend entry that explains why the overlay is empty.
    LegendEntry whyEmpty() const;
    const CheckNumbers& numbers() const { return numbers_; }
    /// A legend entry about numbers: the sentence, followed by a remark that they are assumed or overridden
    /// by the map. It links to the first of them in the Rules panel.
    LegendEntry assumed(const QString& sentence, std::initializer_list<int CheckNumbers::*> used) const;

private:
    void paintWashes(SignPainter& signs, const GridGeometry& geometry, const CellRange& range) const;
    std::vector<QLineF> borders(const GridGeometry& geometry, const CellRange& range) const;

    FairnessView view_;
    Grid<Sign> signs_;
    std::vector<Label> labels_;
    Size gamesBoard_;
    bool hasStarts_;
    CheckNumbers numbers_;
    CheckNumbers gameNumbers_;
};

/// Translation context of the texts of the fairness overlays.
struct Fairness {
    Q_DECLARE_TR_FUNCTIONS(Fairness)
};

// The overlays, one per file of the same name, each drawn from the results that core/kings_conflict/rules
// computes for the corresponding check. On a board whose size is not the game's, only regions show anything.

std::shared_ptr<const SignOverlay> regionsOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> kingReachOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> firstTurnOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> kingTrapOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> swatRangeOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> routesOverlay(const Map& map, const GameProfile& game);

/// The overlay of that view; nullptr for None.
std::shared_ptr<const SignOverlay> fairnessOverlay(FairnessView view, const Map& map,
                                                   const GameProfile& game);

/// Keeps the fairness overlay selected by the document's view up to date on its board, for the map as shown,
/// strokes in progress included. On large maps a worker thread computes it.
void provideFairness(MapDocument& document);

} // namespace stonemason::kings_conflict
