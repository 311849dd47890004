// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/look.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"

namespace stonemason {

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

QColor severityColour(Severity severity, const QPalette& palette) {
    const bool dark = isDark(palette);
    switch (severity) {
    case Severity::Error: return dark ? QColor(0xf0, 0x71, 0x74) : QColor(0xc6, 0x2f, 0x36);
    case Severity::Warning: return dark ? QColor(0xe8, 0xa6, 0x45) : QColor(0x98, 0x58, 0x00);
    case Severity::Note: return dark ? QColor(0x74, 0xb2, 0xf5) : QColor(0x2b, 0x6c, 0xb5);
    }
    return palette.color(QPalette::Text);
}

QColor fineColour(const QPalette& palette) {
    return isDark(palette) ? QColor(0x63, 0xc1, 0x78) : QColor(0x21, 0x7a, 0x38);
}

QColor inkOn(const QColor& ground) {
    const QColor dark(0x10, 0x18, 0x20);
    return contrast(dark, ground) > contrast(Qt::white, ground) ? dark : QColor(Qt::white);
}

QColor tinted(const QPalette& palette, const QColor& over, double amount) {
    return blended(palette.color(QPalette::Base), over, amount);
}

QIcon severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Error: return icon(QStringLiteral("error"));
    case Severity::Warning: return icon(QStringLiteral("warning"));
    case Severity::Note: break;
    }
    return icon(QStringLiteral("note"));
}

} // namespace stonemason
