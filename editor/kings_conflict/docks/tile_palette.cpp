// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/tile_palette.h"

#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/text_size.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/docks/tile_model.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace stonemason {

namespace {

constexpr int labelHeight = 13; ///< pixels at the usual size of text, as the next
constexpr int labelSize = 10;
constexpr double narrowest = 0.72; ///< a name that is still too long then is cut
constexpr int ring = 3;            ///< room around a picture for the frame of the chosen one
constexpr int largestPicture = 56;
constexpr int smallestCell = 44;
constexpr int smallestDigitCell = 36;

class TileDelegate : public QStyledItemDelegate {
public:
    TileDelegate(TileModel& model, MapRenderer& renderer, QObject* parent)
        : QStyledItemDelegate(parent), model_(model), renderer_(renderer) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return static_cast<const QListView*>(option.widget)->gridSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool terrain = model_.kind() == LayerKind::Terrain;
        const int side = option.rect.height() - 2 * ring - (terrain ? withTextSize(labelHeight) : 0);
        QRect picture(0, option.rect.top() + ring, side, side);
        picture.moveLeft(option.rect.left() + (option.rect.width() - side) / 2);
        const QString code = index.data(TileModel::CodeRole).toString();
        if (model_.isFold(index)) {
            paintFold(*painter, picture, option.palette);
        } else if (terrain) {
            paintTile(*painter, picture, model_.code(index));
            if (!code.isEmpty() && static_cast<const TilePalette*>(option.widget)->showsCodes())
                paintCode(*painter, picture, code, option);
        } else {
            paintDigit(*painter, picture, code);
        }
        if (option.state & QStyle::State_Selected)
            paintFrame(*painter, picture, option.palette.color(QPalette::Active, QPalette::Highlight), 2.5);
        else if (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus))
            paintFrame(*painter, picture, option.palette.color(QPalette::Dark), 1.5);
        if (terrain)
            paintName(*painter,
                      QRect(option.rect.left() + 2, picture.bottom() + ring, option.rect.width() - 4,
                            withTextSize(labelHeight)),
                      option, index.data(TileModel::ShortNameRole).toString());
        painter->restore();
    }

private:
    void paintTile(QPainter& painter, const QRect& rect, Code code) const {
        painter.drawPixmap(
            rect, renderer_.tile(code, rect.width(), painter.device()->devicePixelRatioF(), currentTheme()));
    }

    void paintFold(QPainter& painter, const QRect& rect, const QPalette& palette) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::AlternateBase));
        painter.drawRoundedRect(rect, 3, 3);
        const int side = rect.width() / 2;
        const QRect arrow(rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
        icon(model_.isUnfolded() ? QStringLiteral("up") : QStringLiteral("down")).paint(&painter, arrow);
    }

    static void paintDigit(QPainter& painter, const QRect& rect, const QString& digit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(heatColour(digit.toInt()));
        painter.drawRoundedRect(rect, 3, 3);
        QFont font = painter.font();
        font.setPixelSize(rect.height() / 2);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(heatInk(digit.toInt()));
        painter.drawText(rect, Qt::AlignCenter, digit);
    }

    /// The code on a small plate in the picture's corner, as one types it.
    static void paintCode(QPainter& painter, const QRect& picture, const QString& code,
                          const QStyleOptionViewItem& option) {
        QFont font = option.font;
        font.setPixelSize(labelSize);
        font.setBold(true);
        const int width = std::max(13, QFontMetrics(font).horizontalAdvance(code) + 6);
        const QRect plate(picture.left(), picture.bottom() - 12, width, 13);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 150));
        painter.drawRoundedRect(plate, 2, 2);
        painter.setFont(font);
        painter.setPen(Qt::white);
        painter.drawText(plate, Qt::AlignCenter, code);
    }

    static void paintFrame(QPainter& painter, const QRect& picture, const QColor& colour, double width) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(QRectF(picture).adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
    }

    /// The name, drawn narrower when it is a little too long; of one that is much too long the first word,
    /// which with the picture says enough.
    static void paintName(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& option,
                          const QString& name) {
        QFont font = option.font;
        font.setPixelSize(withTextSize(labelSize));
        const QFontMetrics metrics(font);
        const auto fitOf = [&](const QString& text) {
            return double(rect.width()) / (metrics.horizontalAdvance(text) + 1);
        };
        const QString label = fitOf(name) < narrowest ? name.section(u' ', 0, 0) : name;
        const double squeeze = std::clamp(fitOf(label), narrowest, 1.0);
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

    TileModel& model_;
    MapRenderer& renderer_;
};

} // namespace

TilePalette::TilePalette(TileModel& model, MapRenderer& renderer, QWidget* parent)
    : QListView(parent), model_(model) {
    setModel(&model);
    setItemDelegate(new TileDelegate(model, renderer, this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Tiles"));
    connect(&model, &TileModel::modelReset, this, &TilePalette::layGrid);
    connect(this, &QListView::clicked, this, &TilePalette::chosen);
}

QSize TilePalette::sizeHint() const {
    return {4 * (smallestCell + 4), 6 * (smallestCell + labelHeight)}; // every tile of King's Conflict
}

void TilePalette::setShowsCodes(bool shows) {
    if (std::exchange(showsCodes_, shows) != shows) viewport()->update();
}

void TilePalette::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (currentIndex().isValid()) emit chosen(currentIndex());
        return;
    }
    if (!event->text().isEmpty() && event->text().front().isPrint()) // the view would go to what begins so
        return event->ignore();
    QListView::keyPressEvent(event);
}

void TilePalette::resizeEvent(QResizeEvent* event) {
    layGrid();
    QListView::resizeEvent(event);
}

void TilePalette::layGrid() {
    const bool terrain = model_.kind() == LayerKind::Terrain;
    // Room for a scroll bar is kept even without one: else it would come and go as the pictures grow and
    // shrink. One pixel less: the view breaks the line as soon as the last cell touches its edge.
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) - 1;
    const int columns = std::max(1, room / (terrain ? withTextSize(smallestCell) : smallestDigitCell));
    const int cell = room / columns;
    const int picture = std::min(cell - 2 * ring, largestPicture);
    setGridSize({cell, picture + 2 * ring + (terrain ? withTextSize(labelHeight) : 0)});
    scheduleDelayedItemsLayout();
}

void TilePalette::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (model_.rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(gap, gap, -gap, -gap), Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("No tile has this name."));
}

} // namespace stonemason
