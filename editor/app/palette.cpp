// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/palette.h"

#include "editor/app/chrome_style.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

struct Colours {
    QRgb window, base, alternate, text, faint, disabled;
    QRgb button, light, midlight, mid, dark, shadow;
    QRgb highlight, highlightedText, quietHighlight, link, visited;
    QRgb toolTip, toolTipText;
};

constexpr Colours light{
    .window = 0xfff4f6f8,
    .base = 0xffffffff,
    .alternate = 0xfff6f8fa,
    .text = 0xff1c2328,
    .faint = 0xff57626c,
    .disabled = 0xff98a1a9,
    .button = 0xfff0f2f5,
    .light = 0xffffffff,
    .midlight = 0xffe6eaee,
    .mid = 0xffc6cdd4,
    .dark = 0xff98a3ad,
    .shadow = 0xff68737d,
    .highlight = 0xff2b69b3,
    .highlightedText = 0xffffffff,
    .quietHighlight = 0xffc9d3dd,
    .link = 0xff2460a8,
    .visited = 0xff6a4fa3,
    .toolTip = 0xff27313a,
    .toolTipText = 0xfff4f6f8,
};

constexpr Colours dark{
    .window = 0xff25292e,
    .base = 0xff1c2024,
    .alternate = 0xff21262b,
    .text = 0xffe2e7eb,
    .faint = 0xffa4aeb8,
    .disabled = 0xff6b747d,
    .button = 0xff2e343a,
    .light = 0xff454d56,
    .midlight = 0xff353c43,
    .mid = 0xff464f58,
    .dark = 0xff15181b,
    .shadow = 0xff0c0e10,
    .highlight = 0xff74b2f5,
    .highlightedText = 0xff0d1822,
    .quietHighlight = 0xff3c4854,
    .link = 0xff84bbf7,
    .visited = 0xffb9a3e8,
    .toolTip = 0xff3a434c,
    .toolTipText = 0xffeef2f5,
};

QPalette paletteOf(const Colours& c) {
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alternate);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.faint);
    p.setColor(QPalette::Button, c.button);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.highlightedText);
    p.setColor(QPalette::Light, c.light);
    p.setColor(QPalette::Midlight, c.midlight);
    p.setColor(QPalette::Mid, c.mid);
    p.setColor(QPalette::Dark, c.dark);
    p.setColor(QPalette::Shadow, c.shadow);
    p.setColor(QPalette::Highlight, c.highlight);
    p.setColor(QPalette::HighlightedText, c.highlightedText);
    p.setColor(QPalette::Link, c.link);
    p.setColor(QPalette::LinkVisited, c.visited);
    p.setColor(QPalette::ToolTipBase, c.toolTip);
    p.setColor(QPalette::ToolTipText, c.toolTipText);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, c.disabled);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.quietHighlight);
    return p;
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

/// The palette the platform gave, read before ours replaces it.
const QPalette& platformPalette() {
    static const QPalette palette = QApplication::palette();
    return palette;
}

} // namespace

QPalette lightPalette() {
    return paletteOf(light);
}

QPalette darkPalette() {
    return paletteOf(dark);
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

} // namespace stonemason
