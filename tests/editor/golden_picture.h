// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QString>

#include <algorithm>
#include <cstdlib>

namespace stonemason::test {

/// Compares a picture with the golden file of that name in tests/data/pictures. A missing or moved stroke
/// counts; slightly different antialiasing on another processor does not.
/// With STONEMASON_WRITE_PICTURES in the environment, writes the golden file instead: look at it before you
/// commit it.
/// @return the differences for a person to read; empty if there are none
inline QString unlikeGolden(const QImage& picture, const QString& name) {
    constexpr int sameColour = 32; // of 255, in every channel
    const QString path = QDir(QStringLiteral(STONEMASON_TEST_DATA "/pictures")).filePath(name);
    const QImage shown = picture.convertToFormat(QImage::Format_RGB32);
    if (qEnvironmentVariableIsSet("STONEMASON_WRITE_PICTURES"))
        return shown.save(path) ? QString() : QStringLiteral("cannot write %1").arg(path);
    const QImage golden = QImage(path).convertToFormat(QImage::Format_RGB32);
    if (golden.size() != shown.size())
        return QStringLiteral("%1 is %2 by %3 pixels there")
            .arg(name)
            .arg(golden.width())
            .arg(golden.height());
    int differing = 0;
    QPoint first;
    for (int y = 0; y < golden.height(); ++y)
        for (int x = 0; x < golden.width(); ++x) {
            const QRgb a = golden.pixel(x, y);
            const QRgb b = shown.pixel(x, y);
            if (std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                          std::abs(qBlue(a) - qBlue(b))}) <= sameColour)
                continue;
            if (differing++ == 0) first = {x, y};
        }
    if (differing == 0) return {};
    return QStringLiteral("%1: %2 pixels differ, the first at %3, %4")
        .arg(name)
        .arg(differing)
        .arg(first.x())
        .arg(first.y());
}

} // namespace stonemason::test
