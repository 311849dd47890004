// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/grid_sketch.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <tuple>
#include <utility>

namespace stonemason {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SketchImage)
};

constexpr int largestSide = 2048; ///< pixels that are kept: a board is hardly ever shown larger

QSize fitted(QSize size) {
    if (size.width() <= largestSide && size.height() <= largestSide) return size;
    return size.scaled(largestSide, largestSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

bool isDrawing(const QByteArray& bytes) {
    return bytes.left(1000).contains("<svg") || bytes.trimmed().startsWith("<?xml");
}

SketchImage readDrawing(const QByteArray& bytes) {
    static const QRegularExpression outside(
        QStringLiteral("href\\s*=\\s*[\"'](?!#|data:)|<!ENTITY|@import|url\\(\\s*[\"']?(?!#|[\"'])"),
        QRegularExpression::CaseInsensitiveOption);
    if (outside.match(QString::fromUtf8(bytes)).hasMatch())
        return {{}, Words::tr("The drawing refers to other files. Save it with everything in it.")};
    QSvgRenderer renderer;
    if (!renderer.load(bytes)) return {{}, Words::tr("The drawing cannot be read.")};
    const QSize own = renderer.defaultSize();
    if (own.isEmpty()) return {{}, Words::tr("The drawing has no size.")};
    QImage image(own.scaled(largestSide, largestSide, Qt::KeepAspectRatio).expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return {image, {}};
}

SketchImage readPixels(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead()) return {{}, Words::tr("This is no picture that can be read. PNG and JPEG can.")};
    const QSize size = reader.size();
    if (qint64(size.width()) * size.height() > maximumSketchPixels)
        return {{},
                //: %1 is a number such as 32,000,000
                Words::tr("The picture has more than %1 pixels. Make it smaller first.")
                    .arg(QLocale().toString(maximumSketchPixels))};
    const QImage image = reader.read();
    if (image.isNull()) return {{}, Words::tr("The picture is damaged.")};
    return {image.scaled(fitted(image.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_ARGB32_Premultiplied),
            {}};
}

constexpr double percent = 0.01;

/// Draws the picture translucently in its place. It has no description of single cells.
class SketchOverlay : public GridOverlay {
public:
    SketchOverlay(const QImage& image, const SketchLook& look, Size board)
        : image_(image), place_(placeOf(look)), opacity_(look.opacity * percent), board_(board) {}

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
               const CellRange& range) const override {
        const QRectF board = geometry.gridRect();
        painter.save();
        painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(opacity_);
        painter.translate(board.center());
        if (geometry.turned) painter.rotate(180);
        painter.scale(board.width(), board.height());
        painter.translate(-0.5, -0.5);
        painter.drawImage(place_, image_);
        painter.restore();
    }
    QString describe(Cell) const override { return {}; }
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override { return GridSketch::tr("Sketch"); }

private:
    QImage image_;
    QRectF place_;
    double opacity_;
    Size board_;
};

SketchLook held(SketchLook look) {
    look.opacity = std::clamp(look.opacity, SketchLook::leastOpacity, 100);
    look.scale = std::clamp(look.scale, SketchLook::leastScale, SketchLook::mostScale);
    look.right = std::clamp(look.right, -SketchLook::mostShift, SketchLook::mostShift);
    look.down = std::clamp(look.down, -SketchLook::mostShift, SketchLook::mostShift);
    return look;
}

} // namespace

SketchImage readSketch(const QString& path) {
    const auto bytes = readFile(path.toStdString());
    const auto name = visibleWords(QFileInfo(path).fileName());
    if (!bytes) return {{}, errorText(name, bytes.error())};
    const QByteArray content = QByteArray::fromStdString(*bytes);
    SketchImage read = isDrawing(content) ? readDrawing(content) : readPixels(content);
    if (!read.error.isEmpty()) read.error = QStringLiteral("%1: %2").arg(name, read.error);
    return read;
}

QString sketchFilter() {
    QStringList patterns{QStringLiteral("*.svg")};
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        if (format != "svg" && format != "svgz")
            patterns += QStringLiteral("*.") + QString::fromLatin1(format);
    //: %1 lists file endings
    return Words::tr("Pictures (%1)").arg(patterns.join(u' '));
}

QRectF placeOf(const SketchLook& look) {
    const double side = look.scale * percent;
    return {0.5 - side / 2 + look.right * percent, 0.5 - side / 2 + look.down * percent, side, side};
}

GridSketch& GridSketch::of(GridState& state) {
    auto* sketch = state.findChild<GridSketch*>(QString(), Qt::FindDirectChildrenOnly);
    return sketch ? *sketch : *new GridSketch(state);
}

GridSketch::GridSketch(GridState& state)
    : QObject(&state), state_(state), task_(*this, [this](const SketchImage& read) { take(read); }) {
    connect(&state, &GridState::overlaysChanged, this, [this] { // resizing the board removes the overlay
        if (hasImage() && look_.shown && !state_.overlay(sketchPlace)) show();
    });
}

GridSketch::~GridSketch() = default;

void GridSketch::setLook(SketchLook look) {
    look = held(std::move(look));
    if (look == look_) return;
    const QString before = std::exchange(look_, std::move(look)).path;
    if (look_.path != before) {
        before_ = {before, std::exchange(image_, {})};
        task_.drop();
        if (!look_.path.isEmpty())
            task_.restart(LatestTask<SketchImage>::Work(
                [path = look_.path](const std::stop_token&) { return readSketch(path); }));
    }
    show();
    emit changed();
}

void GridSketch::take(const SketchImage& read) {
    if (read.image.isNull())
        std::tie(look_.path, image_) = before_;
    else
        image_ = read.image;
    before_ = {};
    show();
    emit changed();
    if (!read.error.isEmpty()) emit failed(read.error);
}

void GridSketch::show() {
    std::shared_ptr<const GridOverlay> overlay;
    if (hasImage() && look_.shown) overlay = std::make_shared<SketchOverlay>(image_, look_, state_.board());
    state_.setOverlay(sketchPlace, std::move(overlay));
}

} // namespace stonemason
