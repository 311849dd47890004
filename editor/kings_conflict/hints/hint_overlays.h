// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/hints/hint_analyst.h"

#include <QTimer>

namespace stonemason {

class BoardOverlay;
class MapDocument;

/// Keeps the overlays of one map's hint views up to date: analyses the layers that are shown whenever map or
/// view changes (strokes in progress included) and puts the overlays in their places. On large maps they
/// follow from a worker; until then the older ones stay.
class HintOverlays : public QObject {
    Q_OBJECT

public:
    using Overlays = std::vector<std::shared_ptr<const BoardOverlay>>;

    explicit HintOverlays(MapDocument& document, QObject* parent = nullptr);

    /// What the board beside shows of the layer that the current one is compared with.
    const Overlays& ofComparedLayer() const { return compared_; }
    /// Whether something is still being worked out.
    bool isBusy() const { return later_.isActive() || main_.isBusy() || other_.isBusy(); }

signals:
    void comparedChanged();

private:
    void refresh();
    void showMain(const HintAnalyst::Analysis& analysis);
    void showCompared(const HintAnalyst::Analysis& analysis);
    void tellWhetherBusy();
    void showDifference();
    bool wantsAnalysis() const;
    QString layerName(int layer) const;

    MapDocument& document_;
    QTimer later_; ///< one analysis for all that changes in one turn of the event loop
    HintAnalyst main_;
    HintAnalyst other_;
    Overlays compared_;
};

} // namespace stonemason
