// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"

#include "editor/app/widgets/chrome_style.h"

#include <QApplication>
#include <QFont>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

struct RoleColours {
    QPalette::ColorRole role;
    QRgb light, dark;
};

constexpr RoleColours roles[] = {
    {QPalette::Window, 0xfff4f6f8, 0xff25292e},      {QPalette::WindowText, 0xff1c2328, 0xffe2e7eb},
    {QPalette::Base, 0xffffffff, 0xff1c2024},        {QPalette::AlternateBase, 0xfff6f8fa, 0xff21262b},
    {QPalette::Text, 0xff1c2328, 0xffe2e7eb},        {QPalette::PlaceholderText, 0xff57626c, 0xffa4aeb8},
    {QPalette::Button, 0xfff0f2f5, 0xff2e343a},      {QPalette::ButtonText, 0xff1c2328, 0xffe2e7eb},
    {QPalette::BrightText, 0xffffffff, 0xff0d1822},  {QPalette::Light, 0xffffffff, 0xff454d56},
    {QPalette::Midlight, 0xffe6eaee, 0xff353c43},    {QPalette::Mid, 0xffc6cdd4, 0xff464f58},
    {QPalette::Dark, 0xff98a3ad, 0xff15181b},        {QPalette::Shadow, 0xff68737d, 0xff0c0e10},
    {QPalette::Highlight, 0xff2b69b3, 0xff74b2f5},   {QPalette::HighlightedText, 0xffffffff, 0xff0d1822},
    {QPalette::Link, 0xff2460a8, 0xff84bbf7},        {QPalette::LinkVisited, 0xff6a4fa3, 0xffb9a3e8},
    {QPalette::ToolTipBase, 0xff27313a, 0xff3a434c}, {QPalette::ToolTipText, 0xfff4f6f8, 0xffeef2f5},
};

constexpr RoleColours disabledRoles[] = {
    {QPalette::WindowText, 0xff98a1a9, 0xff6b747d}, {QPalette::Text, 0xff98a1a9, 0xff6b747d},
    {QPalette::ButtonText, 0xff98a1a9, 0xff6b747d}, {QPalette::HighlightedText, 0xff98a1a9, 0xff6b747d},
    {QPalette::Highlight, 0xffc9d3dd, 0xff3c4854},
};

QPalette paletteOf(QRgb RoleColours::*theme) {
    QPalette palette;
    for (const RoleColours& colours : roles)
        palette.setColor(colours.role, colours.*theme);
    for (const RoleColours& colours : disabledRoles)
        palette.setColor(QPalette::Disabled, colours.role, colours.*theme);
    return palette;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

bool isFusion() {
    return QApplication::style()->name().compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0;
}

/// The platform's palette, read before ours replaces it.
const QPalette& platformPalette() {
    static const QPalette palette = QApplication::palette();
    return palette;
}

} // namespace

QPalette lightPalette() {
    return paletteOf(&RoleColours::light);
}

QPalette darkPalette() {
    return paletteOf(&RoleColours::dark);
}

bool isDark(const QPalette& palette) {
    return luminance(palette.color(QPalette::WindowText)) > luminance(palette.color(QPalette::Window));
}

double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)}); // by value: these are temporaries
    return (high + 0.05) / (low + 0.05);
}

QColor blended(const QColor& ground, const QColor& over, double amount) {
    const auto mix = [amount](int from, int to) { return int(std::lround(from + (to - from) * amount)); };
    return {mix(ground.red(), over.red()), mix(ground.green(), over.green()),
            mix(ground.blue(), over.blue())};
}

void applyAppearance(Appearance appearance) {
    const QPalette platform = platformPalette();
    const bool ownStyle = qobject_cast<ChromeStyle*>(QApplication::style()) != nullptr;
    const bool flat = ownStyle || isFusion();
    if (flat && !ownStyle) QApplication::setStyle(new ChromeStyle);
    const bool dark =
        appearance == Appearance::Dark || (appearance == Appearance::System && isDark(platform));
    if (appearance == Appearance::System && !flat)
        QApplication::setPalette(platform);
    else
        QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

namespace {

constexpr const char* sizeProperty = "stonemasonTextSize";
constexpr int whole = 100;

/// The system's font, read before ours replaces it.
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
