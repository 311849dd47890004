// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/overlay_service.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"

#include <QTimer>

namespace stonemason::kings_conflict {

class MapDocument;

/// An overlay that shows what was worked out of one hint layer.
class HintOverlay : public GridOverlay {
public:
    /// @param layerName what the layer is called, for the legend
    HintOverlay(std::shared_ptr<const HintAnalysis> analysis, QString layerName)
        : analysis_(std::move(analysis)), layerName_(std::move(layerName)) {}

    Size board() const override { return analysis_->field.size(); }

protected:
    std::shared_ptr<const HintAnalysis> analysis_;
    QString layerName_;
};

/// The basins of a hint layer: each tile in the colour and texture of the peak its units end on, outlines
/// where basins meet, and at each peak its share of the board. It writes the layer's digits itself.
class BasinOverlay : public HintOverlay {
public:
    BasinOverlay(std::shared_ptr<const HintAnalysis> analysis, QString layerName);

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    bool showsContents() const override { return true; }
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    void paintGrounds(QPainter& painter, const GridGeometry& geometry) const;
    void paintTextures(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintOutlines(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintDigits(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;
    void paintShares(QPainter& painter, const GridGeometry& geometry, const CellRange& range) const;

    QImage grounds_; ///< one pixel a cell
};

/// Where units of a hint layer go next: an arrow at the rim of each tile, with a ring where moves tie; under
/// the pointer the whole way to the end.
class FlowOverlay : public HintOverlay {
public:
    using HintOverlay::HintOverlay;

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    void paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                      Cell cell) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;
};

/// The tiles on which units of a hint layer stay: where they should end, and where they stop short of the
/// best value they could reach on foot, each with the sign of its reason.
class StopOverlay : public HintOverlay {
public:
    using HintOverlay::HintOverlay;

    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    /// Where the nearest better tile lies.
    void paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                      Cell cell) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;
};

/// Keeps the overlays of one map's hint views up to date: analyses the layers that are shown whenever map or
/// view changes (strokes in progress included) and puts the overlays in their places. On large maps they
/// follow from a worker; until then the older ones stay.
class HintOverlays : public QObject {
    Q_OBJECT

public:
    explicit HintOverlays(MapDocument& document, QObject* parent = nullptr);

    /// What the board beside shows of the layer that the current one is compared with, from the lowest up.
    const Overlays& ofComparedLayer() const { return compared_; }
    /// Whether an analysis is still running.
    bool isBusy() const { return later_.isActive() || service_.isBusy(); }

signals:
    void comparedChanged();

private:
    /// What an analysis was made of: one of something else is not worth waiting for.
    struct Subject {
        Size board;
        int layer = 0;
        int compared = 0;
        bool operator==(const Subject&) const = default;
    };

    void refresh();
    OverlayProvider::Work workOf(int layer) const;
    OverlayProvider::Work differenceWork() const;
    void showCompared(const Overlays& overlays);
    QString layerName(int layer) const;

    MapDocument& document_;
    QTimer later_; ///< one analysis for all that changes in one turn of the event loop
    OverlayService service_;
    Subject subject_;
    Overlays compared_;
};

} // namespace stonemason::kings_conflict
