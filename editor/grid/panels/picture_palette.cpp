// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/panels/picture_palette.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/wrapped_text.h"

#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <functional>

namespace stonemason {

namespace {

constexpr int labelHeight = 13; ///< pixels at the usual size of text, as the next
constexpr int labelSize = 10;
constexpr double narrowestName = 0.72; ///< minimum horizontal scale; longer names are elided
constexpr int draggedSide = 28;        ///< pixels of a dragged picture
constexpr int ring = 3;                ///< room around a picture for the frame of the chosen one

/// Draws the code, as it is typed, on a small plate in the picture's corner.
void paintCode(QPainter& painter, const QRect& picture, const QString& code,
               const QStyleOptionViewItem& option) {
    QFont font = option.font;
    font.setPixelSize(withTextSize(labelSize));
    font.setBold(true);
    const int height = withTextSize(labelHeight);
    const int width = std::max(height, QFontMetrics(font).horizontalAdvance(code) + 6);
    const QRect plate(picture.left(), picture.bottom() - height + 1, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 150));
    painter.drawRoundedRect(plate, 2, 2);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter, code);
}

void paintFrame(QPainter& painter, const QRect& picture, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawRoundedRect(QRectF(picture).adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
}

/// The name; if it does not fit, the part before its first comma, or as many words of that as fit, at least
/// one.
QString wordsThatFit(const QString& name, const std::function<bool(const QString&)>& fits) {
    if (fits(name)) return name;
    QString label = name.section(u',', 0, 0);
    while (!fits(label) && label.contains(u' '))
        label.truncate(label.lastIndexOf(u' '));
    return label;
}

/// Draws the name, condensed if it is slightly too long; only the first words if it is much too long, which
/// are sufficient beside the picture.
void paintName(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& option,
               const QString& name) {
    QFont font = option.font;
    font.setPixelSize(withTextSize(labelSize));
    const QFontMetrics metrics(font);
    const auto fitOf = [&](const QString& text) {
        return double(rect.width()) / (metrics.horizontalAdvance(text) + 1);
    };
    const QString label =
        wordsThatFit(name, [&](const QString& text) { return fitOf(text) >= narrowestName; });
    const double squeeze = std::clamp(fitOf(label), narrowestName, 1.0);
    const QString shown = metrics.elidedText(label, Qt::ElideRight, int(rect.width() / squeeze));
    painter.save();
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.translate(rect.center());
    painter.scale(squeeze, 1);
    painter.drawText(QRectF(-rect.width(), -rect.height() / 2.0, 2 * rect.width(), rect.height()),
                     Qt::AlignCenter, shown);
    painter.restore();
}

/// Draws the name word-wrapped from the top; the last line is elided.
void paintWrappedName(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& option,
                      const QString& name, int lines) {
    QFont font = option.font;
    font.setPixelSize(withTextSize(labelSize));
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Text));
    drawWrapped(painter, rect, Qt::AlignCenter, name, lines, withTextSize(labelHeight));
}

} // namespace

class PictureDelegate : public QStyledItemDelegate {
public:
    explicit PictureDelegate(PicturePalette& palette) : QStyledItemDelegate(&palette), palette_(palette) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return palette_.gridSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const PictureLooks& looks = palette_.looks();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const int side = option.rect.height() - 2 * ring - palette_.nameHeight();
        QRect picture(0, option.rect.top() + ring, side, side);
        picture.moveLeft(option.rect.left() + (option.rect.width() - side) / 2);
        palette_.paint_(*painter, picture, index);
        const QString code = looks.codeRole < 0 ? QString() : index.data(looks.codeRole).toString();
        if (!code.isEmpty() && palette_.showsCodes()) paintCode(*painter, picture, code, option);
        if (option.state & QStyle::State_Selected)
            paintFrame(*painter, picture, option.palette.color(QPalette::Active, QPalette::Highlight), 2.5);
        else if (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus))
            paintFrame(*painter, picture, option.palette.color(QPalette::Dark), 1.5);
        const QRect label(option.rect.left() + 2, picture.bottom() + ring, option.rect.width() - 4,
                          palette_.nameHeight());
        const QString name = index.data(looks.nameRole).toString();
        if (looks.isNamed && looks.nameLines > 1)
            paintWrappedName(*painter, label, option, name, looks.nameLines);
        else if (looks.isNamed)
            paintName(*painter, label, option, name);
        painter->restore();
    }

private:
    PicturePalette& palette_;
};

PicturePalette::PicturePalette(QAbstractItemModel& model, PaintPicture paint, QWidget* parent)
    : QListView(parent), paint_(std::move(paint)) {
    setModel(&model);
    setItemDelegate(new PictureDelegate(*this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(&model, &QAbstractItemModel::modelReset, this, &PicturePalette::layGrid);
    connect(this, &QListView::clicked, this, &PicturePalette::chosen);
}

QSize PicturePalette::sizeHint() const {
    const int smallest = smallestCell();
    const int height = smallest + nameHeight();
    return {wanted_.width() * (smallest + 4), wanted_.height() * height};
}

void PicturePalette::setLooks(const PictureLooks& looks) {
    looks_ = looks;
    layGrid();
}

void PicturePalette::setShowsCodes(bool shows) {
    if (std::exchange(showsCodes_, shows) != shows) viewport()->update();
}

void PicturePalette::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (currentIndex().isValid()) emit chosen(currentIndex());
        return;
    }
    if (!event->text().isEmpty() && event->text().front().isPrint()) // disables QListView's keyboard search
        return event->ignore();
    QListView::keyPressEvent(event);
}

void PicturePalette::startDrag(Qt::DropActions actions) {
    const QModelIndex index = currentIndex();
    QMimeData* data = index.isValid() ? model()->mimeData({index}) : nullptr;
    if (!data) return;
    QPixmap picture(QSize(draggedSide, draggedSide) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint_(painter, QRect(0, 0, draggedSide, draggedSide), index);
    painter.end();
    auto* drag = new QDrag(this);
    drag->setMimeData(data);
    drag->setPixmap(picture);
    drag->setHotSpot({-draggedSide / 2, -draggedSide / 2});
    drag->exec(actions, Qt::CopyAction);
}

void PicturePalette::resizeEvent(QResizeEvent* event) {
    layGrid();
    QListView::resizeEvent(event);
}

void PicturePalette::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    layGrid();
    updateGeometry();
}

/// The minimum cell width, which grows with the text size if names are shown.
int PicturePalette::smallestCell() const {
    return looks_.isNamed ? withTextSize(looks_.smallestCell) : looks_.smallestCell;
}

int PicturePalette::nameHeight() const {
    return looks_.isNamed ? looks_.nameLines * withTextSize(labelHeight) : 0;
}

void PicturePalette::layGrid() {
    // Reserves the width of a scroll bar even without one, else its visibility would alternate with the size
    // of the pictures. One pixel less: the view wraps as soon as the last cell touches its edge.
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) - 1;
    const int columns = std::max(1, room / smallestCell());
    const int cell = room / columns;
    const int picture = std::min(cell - 2 * ring, looks_.largestPicture);
    setGridSize({cell, picture + 2 * ring + nameHeight()});
    scheduleDelayedItemsLayout();
}

void PicturePalette::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (emptyText_.isEmpty() || model()->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(gap, gap, -gap, -gap), Qt::AlignHCenter | Qt::TextWordWrap,
                     emptyText_);
}

} // namespace stonemason
