// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/sign_art.h"

#include "editor/kings_conflict/view/art/art_palette.h"

#include <QGuiApplication>
#include <QPainterPath>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

constexpr int linesPerCell = 4;
constexpr double wash = 0.2;
constexpr double strongWash = 0.42;
constexpr double loudWash = 0.55;
constexpr double sampleSize = 22.0;

void addLines(QPainterPath& path, double side, bool rising) {
    const double gap = side / linesPerCell;
    for (int i = -linesPerCell; i < linesPerCell; ++i) {
        const double x = (i + 0.5) * gap;
        path.moveTo(x, rising ? side : 0.0);
        path.lineTo(x + side, rising ? 0.0 : side);
    }
}

void addDots(QPainterPath& path, double side) {
    const double gap = side / linesPerCell;
    const double radius = gap * 0.2;
    for (int row = 0; row < linesPerCell; ++row)
        for (int column = 0; column < linesPerCell; ++column)
            path.addEllipse(QPointF((column + 0.5) * gap, (row + 0.5) * gap), radius, radius);
}

/// Whether the mark must be visible even where there is no room to draw it.
bool isLoud(SignMark mark) {
    return mark == SignMark::Danger || mark == SignMark::Gate;
}

QPainterPath textPath(const QString& text, double height) {
    QFont font(QStringLiteral("sans-serif"));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(height))));
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path;
}

/// The mark, centred in a square.
QPainterPath markPath(SignMark mark, double side) {
    const double radius = side * (mark == SignMark::Strike ? 0.13 : 0.33);
    const QPointF c(side / 2, side / 2);
    QPainterPath path;
    if (mark == SignMark::Danger) {
        path.addEllipse(c, radius, radius);
        for (const QPointF& to : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)}) {
            path.moveTo(c + to * radius * 0.55);
            path.lineTo(c + to * radius * 1.3);
        }
    } else if (mark == SignMark::Gate) {
        path.addRoundedRect(QRectF(c.x() - radius, c.y() - radius, 2 * radius, 2 * radius), radius * 0.3,
                            radius * 0.3);
        path.moveTo(c + QPointF(-radius * 0.5, 0));
        path.lineTo(c + QPointF(radius * 0.5, 0));
    } else {
        path.moveTo(c + QPointF(-radius, -radius));
        path.lineTo(c + QPointF(radius, radius));
        path.moveTo(c + QPointF(radius, -radius));
        path.lineTo(c + QPointF(-radius, radius));
    }
    return path;
}

template <typename Draw>
QPixmap cached(const QString& key, double ratio, Draw draw) {
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) return picture;
    picture = QPixmap::fromImage(draw());
    picture.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, picture);
    return picture;
}

/// Draws without scaling on cells that begin on whole pixels.
void drawInto(QPainter& painter, const QRectF& cell, const QPixmap& picture) {
    if (picture.deviceIndependentSize() == cell.size())
        painter.drawPixmap(cell.topLeft(), picture);
    else
        painter.drawPixmap(cell, picture, QRectF(picture.rect()));
}

QColor haloOf(Theme theme) {
    return theme == Theme::Dark ? QColor(0, 0, 0, 215) : QColor(255, 255, 255, 230);
}

QColor inkOf(Theme theme) {
    return theme == Theme::Dark ? QColor(0xf2, 0xf2, 0xf2) : QColor(0x14, 0x14, 0x14);
}

} // namespace

QColor signColour(SignFill fill, Theme theme) {
    const bool dark = theme == Theme::Dark;
    switch (fill) {
    case SignFill::You: return dark ? QColor(0x6c, 0xc3, 0xf5) : QColor(0x00, 0x5b, 0x9a);
    case SignFill::Opponent: return dark ? QColor(0xff, 0x9e, 0x5e) : QColor(0xb8, 0x41, 0x00);
    case SignFill::Both: return dark ? QColor(0xde, 0xa0, 0xe8) : QColor(0x73, 0x2a, 0x80);
    case SignFill::Way: return dark ? QColor(0xf4, 0xe2, 0x6a) : QColor(0x3b, 0x2f, 0x7d);
    case SignFill::None: break;
    }
    return inkOf(theme);
}

SignPainter::SignPainter(QPainter& painter, double cellSize, Theme theme, bool turned)
    : painter_(painter)
    , cellSize_(cellSize)
    , theme_(theme)
    , turned_(turned)
    , ratio_(painter.device()->devicePixelRatioF()) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform, !isTiny());
}

QPixmap SignPainter::fillPicture(SignFill fill, bool strong) const {
    const int side = std::max(1, int(std::lround(cellSize_ * ratio_)));
    const QString key =
        QStringLiteral("sign-fill/%1/%2/%3/%4").arg(int(fill)).arg(strong).arg(side).arg(int(theme_));
    return cached(key, ratio_, [&] {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        const QColor colour = signColour(fill, theme_);
        image.fill(faded(colour, strong ? strongWash : wash));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath path;
        if (fill == SignFill::Way) {
            addDots(path, side);
            painter.fillPath(path, faded(colour, strong ? 0.9 : 0.6));
            return image;
        }
        if (fill != SignFill::Opponent) addLines(path, side, true);
        if (fill != SignFill::You) addLines(path, side, false);
        painter.strokePath(path, QPen(faded(colour, strong ? 0.85 : 0.55), std::max(1.0, side * 0.028)));
        return image;
    });
}

QPixmap SignPainter::textPicture(const QString& text, const QColor& ink, double height) const {
    const double pixels = height * ratio_;
    const QString key =
        QStringLiteral("sign-text/%1/%2/%3/%4").arg(text, ink.name()).arg(pixels).arg(int(theme_));
    return cached(key, ratio_, [&] {
        const double rim = std::max(1.0, pixels * 0.14);
        const QPainterPath path = textPath(text, pixels);
        const QRectF box = path.boundingRect();
        QImage image(int(std::ceil(box.width() + 2 * rim)) + 2, int(std::ceil(box.height() + 2 * rim)) + 2,
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QPointF(image.width() / 2.0, image.height() / 2.0) - box.center());
        painter.strokePath(path, QPen(haloOf(theme_), 2 * rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(path, ink);
        return image;
    });
}

QPixmap SignPainter::markPicture(SignMark mark, double side) const {
    const int pixels = int(std::ceil(side * ratio_));
    const QString key = QStringLiteral("sign-mark/%1/%2/%3").arg(int(mark)).arg(pixels).arg(int(theme_));
    return cached(key, ratio_, [&] {
        QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPainterPath path = markPath(mark, pixels);
        const double width = std::max(1.5, pixels * 0.05);
        painter.strokePath(path,
                           QPen(haloOf(theme_), width + 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(path, QPen(inkOf(theme_), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        return image;
    });
}

void SignPainter::paintText(QPointF middle, const QString& text, const QColor& ink, double height) {
    const QPixmap picture = textPicture(text, ink, height);
    const QSizeF size = picture.deviceIndependentSize();
    painter_.drawPixmap((middle - QPointF(size.width() / 2, size.height() / 2)).toPoint(), picture);
}

void SignPainter::paint(const QRectF& cell, const Sign& sign) {
    if (sign.fill != SignFill::None) drawInto(painter_, cell, fillPicture(sign.fill, sign.strong));
    if (!showsDetail()) {
        if (isLoud(sign.mark)) painter_.fillRect(cell, faded(inkOf(theme_), loudWash));
        return;
    }
    if (sign.mark != SignMark::None) drawInto(painter_, cell, markPicture(sign.mark, cell.width()));
    const double height = std::clamp(cell.height() * 0.27, 8.0, 24.0);
    const double aside = cell.width() * 0.24 * (turned_ ? -1 : 1);
    const auto number = [&](std::int16_t value, QPointF offset, SignFill whose) {
        if (value != Sign::none)
            paintText(cell.center() + offset, QString::number(value), signColour(whose, theme_), height);
    };
    number(sign.yours, {-aside, aside}, SignFill::You);
    number(sign.theirs, {aside, -aside}, SignFill::Opponent);
    if (sign.detour != Sign::none)
        paintText(cell.center(), QStringLiteral("+%1").arg(sign.detour), signColour(SignFill::Way, theme_),
                  height);
}

void SignPainter::paintWash(const QRectF& area, const Sign& sign) {
    if (isLoud(sign.mark))
        painter_.fillRect(area, faded(inkOf(theme_), loudWash));
    else if (sign.fill != SignFill::None)
        painter_.fillRect(area,
                          faded(signColour(sign.fill, theme_), 1.5 * (sign.strong ? strongWash : wash)));
}

void SignPainter::paintLabel(const QRectF& cell, int total, int yours, int theirs) {
    if (!showsDetail()) return;
    const double height = std::clamp(cell.height() * 0.3, 9.0, 26.0);
    const bool shared = yours > 0 || theirs > 0;
    const double lift = shared ? cell.height() * 0.2 : 0.0;
    paintText(cell.center() - QPointF(0, lift), QString::number(total), inkOf(theme_), height);
    if (!shared) return;
    const double aside = cell.width() * 0.25 * (turned_ ? -1 : 1);
    const QPointF below = cell.center() + QPointF(0, cell.height() * 0.22);
    paintText(below - QPointF(aside, 0), QString::number(yours), signColour(SignFill::You, theme_),
              height * 0.85);
    paintText(below + QPointF(aside, 0), QString::number(theirs), signColour(SignFill::Opponent, theme_),
              height * 0.85);
}

void SignPainter::paintBorders(const std::vector<QLineF>& lines) {
    const double width = std::clamp(cellSize_ * 0.045, 1.0, 3.5);
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& [colour, reach] :
         {std::pair(haloOf(theme_), width / 2 + 1.0), std::pair(inkOf(theme_), width / 2)})
        for (const QLineF& line : lines)
            painter_.fillRect(
                QRectF(line.p1(), line.p2()).normalized().adjusted(-reach, -reach, reach, reach), colour);
    painter_.restore();
}

QImage signSample(const Sign& sign) {
    const double ratio = qGuiApp ? qGuiApp->devicePixelRatio() : 1.0;
    const Theme theme = currentTheme();
    QImage image((QSizeF(sampleSize, sampleSize) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(artPalette(theme).ground(Ground::Grass).base);
    QPainter painter(&image);
    SignPainter signs(painter, sampleSize, theme);
    signs.paint({0, 0, sampleSize, sampleSize}, sign);
    return image;
}

} // namespace stonemason::kings_conflict
