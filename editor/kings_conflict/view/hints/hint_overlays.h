// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/overlay_service.h"

#include <QTimer>

namespace stonemason::kings_conflict {

class MapDocument;

/// Keeps the overlays of one map's hint views up to date: analyses the layers that are shown whenever map or
/// view changes (strokes in progress included) and puts the overlays in their places. On large maps they
/// follow from a worker; until then the older ones stay.
class HintOverlays : public QObject {
    Q_OBJECT

public:
    explicit HintOverlays(MapDocument& document, QObject* parent = nullptr);

    /// What the board beside shows of the layer that the current one is compared with, from the lowest up.
    const Overlays& ofComparedLayer() const { return compared_; }
    /// Whether something is still being worked out.
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
