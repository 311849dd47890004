// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/docks/map_dock.h"

#include <QImage>
#include <QTimer>

namespace stonemason {

class MapRenderer;

/// The whole map in small, with a frame around what the canvas shows. Dragging the frame, or the arrow keys,
/// move it.
class OverviewPane : public QWidget {
    Q_OBJECT

public:
    OverviewPane(MapRenderer& renderer, QWidget* parent = nullptr);

    void bind(MapDocument* document, MapCanvas* canvas);

    /// Where the picture lies in the pane.
    QRectF pictureRect() const;
    /// Where the frame lies; empty when the canvas shows everything.
    QRectF frameRect() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void outdate();
    void draw();
    void centreOn(QPointF point);
    Size shownSize() const;

    MapRenderer& renderer_;
    MapBinding binding_;
    QImage picture_;
    QTimer redraw_;
};

class OverviewDock : public MapDock {
    Q_OBJECT

public:
    explicit OverviewDock(MapRenderer& renderer);

    OverviewPane* pane() const { return pane_; }

protected:
    void bound() override;

private:
    OverviewPane* pane_;
};

} // namespace stonemason
