// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

#include <QImage>
#include <QPointer>
#include <QWidget>

class QScrollArea;

namespace stonemason::pocket_heroes {

/// A square picture, as large as there is room.
class WorldPicture : public QWidget {
    Q_OBJECT

public:
    /// The behaviour when there is less height than width.
    enum class Low {
        Scrolls, ///< it is as high as the viewport of its scroll area, but not small: the area scrolls
        Shrinks,
    };
    explicit WorldPicture(Low low = Low::Scrolls, QWidget* parent = nullptr);

    void setImage(const QImage& image);
    const QImage& image() const { return image_; }
    /// Draws the picture pale and grey, because it is outdated.
    void setFaded(bool on);
    bool isFaded() const { return faded_; }
    /// Of the picture, in pixels of the screen.
    int side() const;

    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {100, 60}; }

signals:
    /// The available size has changed.
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitIntoSight();

    QPointer<QScrollArea> pane_; ///< what it lies in
    QImage image_;
    bool faded_ = false;
    Low low_;
};

/// A partly generated world: the ground of the zones, impassable cells dark, passages and roads pale, and
/// castles, mines, guards and treasures as dots. A square of `side` by `side` pixels.
QImage draftImage(const Draft& draft, const Template& worldTemplate, int side, bool dark);

} // namespace stonemason::pocket_heroes
