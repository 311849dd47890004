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
    /// What it does where there is less height than width.
    enum class Low {
        Scrolls, ///< it is as high as what it lies in shows at once, and not small: that scrolls
        Shrinks,
    };
    explicit WorldPicture(Low low = Low::Scrolls, QWidget* parent = nullptr);

    void setImage(const QImage& image);
    const QImage& image() const { return image_; }
    /// Pale and grey: what it shows is no more.
    void setFaded(bool on);
    bool isFaded() const { return faded_; }
    /// Of the picture, in pixels of the screen.
    int side() const;

    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {100, 60}; }

signals:
    /// There is another amount of room.
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

/// A world in the making: the ground of the zones, what cannot be walked dark, passages and roads pale, and
/// castles, mines, guards and treasures as dots. A square of that many pixels.
QImage draftImage(const Draft& draft, const Template& worldTemplate, int side, bool dark);

} // namespace stonemason::pocket_heroes
