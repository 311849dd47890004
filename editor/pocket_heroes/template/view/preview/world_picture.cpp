// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/world_picture.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr double fadedOpacity = 0.5;

} // namespace

WorldPicture::WorldPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WorldPicture::setImage(const QImage& image) {
    image_ = image;
    update();
}

void WorldPicture::setFaded(bool on) {
    faded_ = on;
    update();
}

int WorldPicture::side() const {
    return std::max(1, int(std::min(width(), height()) * devicePixelRatioF()));
}

void WorldPicture::paintEvent(QPaintEvent*) {
    if (image_.isNull()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int side = std::min(width(), height());
    const QRect place((width() - side) / 2, (height() - side) / 2, side, side);
    if (!faded_) return painter.drawImage(place, image_);
    painter.setOpacity(fadedOpacity);
    painter.drawImage(place, image_.convertToFormat(QImage::Format_Grayscale8));
}

void WorldPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    emit resized();
}

} // namespace stonemason::pocket_heroes
