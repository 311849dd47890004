// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/text_size.h"

#include <QApplication>
#include <QFont>

namespace stonemason {

namespace {

constexpr const char* sizeProperty = "stonemasonTextSize";
constexpr int whole = 100;

/// The font the system has, read before ours replaces it.
const QFont& systemFont() {
    static const QFont font = QApplication::font();
    return font;
}

int chosenSize() {
    const int percent = qApp->property(sizeProperty).toInt();
    return percent > 0 ? percent : whole;
}

} // namespace

void applyTextSize(int percent) {
    QFont font = systemFont();
    if (percent == chosenSize()) return;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / whole);
    else
        font.setPixelSize(font.pixelSize() * percent / whole);
    qApp->setProperty(sizeProperty, percent);
    QApplication::setFont(font);
}

int withTextSize(int pixels) {
    return pixels * chosenSize() / whole;
}

} // namespace stonemason
