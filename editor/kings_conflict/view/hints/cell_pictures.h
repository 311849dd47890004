// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include <map>

namespace stonemason::kings_conflict {

/// Signs that stand on many cells of one zoom step, each drawn once and copied from then on: thousands may be
/// in sight. A picture reaches a little over its cell.
template <typename Key>
class CellPictures {
public:
    /// @param cell width of a cell; pictures are made for the painter's device
    CellPictures(QPainter& painter, double cell)
        : painter_(painter), ratio_(painter.device()->devicePixelRatioF()), cell_(cell) {}

    /// Puts the key's picture on the cell; when it is not there yet, `draw(painter, rect of a cell)` makes
    /// it.
    template <typename Draw>
    void put(const QRectF& cell, const Key& key, Draw draw) {
        const auto [known, isNew] = pictures_.try_emplace(key);
        if (isNew) known->second = drawn(draw);
        const double half = side() / ratio_ / 2;
        painter_.drawImage(cell.center() - QPointF(half, half), known->second);
    }

private:
    int side() const { return 2 * int(cell_ * ratio_ * 0.7 + 2); } // even: the middle lies between pixels
    template <typename Draw>
    QImage drawn(Draw draw) const {
        QImage picture(side(), side(), QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(ratio_);
        picture.fill(Qt::transparent);
        QPainter inside(&picture);
        inside.setRenderHint(QPainter::Antialiasing);
        QRectF box(0, 0, cell_, cell_);
        box.moveCenter(QPointF(side(), side()) / ratio_ / 2);
        draw(inside, box);
        return picture;
    }

    QPainter& painter_;
    double ratio_;
    double cell_;
    std::map<Key, QImage> pictures_;
};

} // namespace stonemason::kings_conflict
