// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/grid_view.h"

#include <QTimer>

#include <vector>

namespace stonemason {

/// A minimap of a view's board, with a frame around the visible part. Dragging the frame, or the arrow
/// keys, scrolls the view. An update costs as much as the changed cells.
class GridOverview : public QWidget {
    Q_OBJECT

public:
    explicit GridOverview(QWidget* parent = nullptr);

    /// nullptr shows nothing.
    void setView(GridView* view);

    /// Where the picture lies in the widget.
    QRectF pictureRect() const;
    /// Where the frame lies; empty when the view shows everything.
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
    /// These cells, or everything, may look different.
    void outdate(const CellRange& range);
    void outdateAll();
    void draw();
    void centreOn(QPointF point);
    Size gridSize() const;

    Binding<GridModel, GridView> binding_;
    GridPicture picture_;
    QImage image_;                    ///< of the picture
    std::vector<CellRange> outdated_; ///< what is to be drawn when the timer ends
    QTimer redraw_;
};

} // namespace stonemason
