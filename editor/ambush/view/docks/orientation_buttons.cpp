// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/docks/orientation_buttons.h"

#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/appearance.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace stonemason::ambush {

namespace {

constexpr int iconSide = 36;
constexpr int inRow = 4;
constexpr double forbiddenOpacity = 0.35;

QPixmap faded(const QPixmap& picture) {
    QPixmap result(picture.size());
    result.setDevicePixelRatio(picture.devicePixelRatio());
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setOpacity(forbiddenOpacity);
    painter.drawPixmap(0, 0, picture);
    return result;
}

} // namespace

OrientationButtons::OrientationButtons(PatternRenderer& renderer, QWidget* parent)
    : QWidget(parent), renderer_(renderer) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    for (const Orientation orientation : allOrientations) {
        const int number = int(orientation);
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setIconSize({iconSide, iconSide});
        button->setToolTip(orientationName(orientation));
        button->setAccessibleName(orientationName(orientation));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this,
                [this, orientation](bool on) { emit chosen(orientation, on); });
        grid->addWidget(button, number / inRow, number % inRow);
        buttons_[std::size_t(number)] = button;
    }
    grid->setColumnStretch(inRow, 1);
}

void OrientationButtons::show(const Pattern& pattern) {
    for (const Orientation orientation : allOrientations)
        button(orientation)->setChecked(pattern.orientations.has(orientation));
    if (std::exchange(signs_, pattern.signs) != pattern.signs) draw();
}

void OrientationButtons::draw() {
    for (const Orientation orientation : allOrientations)
        button(orientation)->setIcon(pictureOf(orientation));
}

QIcon OrientationButtons::pictureOf(Orientation orientation) const {
    if (signs_.empty()) return {};
    const double ratio = devicePixelRatioF();
    QImage image =
        renderer_.image(turned(signs_, orientation), {.dark = isDark(palette()), .gridLines = false},
                        QSize(iconSide, iconSide) * ratio);
    image.setDevicePixelRatio(ratio);
    const QPixmap picture = QPixmap::fromImage(image);
    QIcon icon;
    icon.addPixmap(picture, QIcon::Normal, QIcon::On);
    icon.addPixmap(faded(picture), QIcon::Normal, QIcon::Off);
    return icon;
}

void OrientationButtons::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace stonemason::ambush
