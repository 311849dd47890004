// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/docks/tile_palette.h"

#include "editor/map/art/map_renderer.h"
#include "editor/map/docks/tile_model.h"
#include "editor/map/look.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace stonemason {

namespace {

constexpr int labelHeight = 16;
constexpr int ring = 3; ///< room around a picture for the frame of the chosen one

class TileDelegate : public QStyledItemDelegate {
public:
    TileDelegate(TileModel& model, MapRenderer& renderer, QObject* parent)
        : QStyledItemDelegate(parent), model_(model), renderer_(renderer) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {TilePalette::tileSize + 2 * ring, TilePalette::tileSize + 2 * ring + labelHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRect picture(0, option.rect.top() + ring, TilePalette::tileSize, TilePalette::tileSize);
        picture.moveLeft(option.rect.center().x() - picture.width() / 2);
        paintPicture(*painter, picture, index);
        if (option.state & QStyle::State_Selected)
            paintFrame(*painter, picture, option.palette.color(QPalette::Active, QPalette::Highlight), 2.5);
        else if (option.state & QStyle::State_MouseOver)
            paintFrame(*painter, picture, option.palette.color(QPalette::Mid), 1.5);
        if (model_.kind() == LayerKind::Terrain) {
            const QRect label(option.rect.left(), picture.bottom() + ring, option.rect.width(), labelHeight);
            paintLabel(*painter, label, option, index);
        }
        painter->restore();
    }

private:
    void paintPicture(QPainter& painter, const QRect& rect, const QModelIndex& index) const {
        const Code code = model_.code(index);
        if (model_.kind() == LayerKind::Terrain) {
            painter.drawPixmap(rect, renderer_.tile(code, rect.width(),
                                                    painter.device()->devicePixelRatioF(), currentTheme()));
            return;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(heatColour(code - '0'));
        painter.drawRoundedRect(rect, 3, 3);
        QFont font = painter.font();
        font.setPixelSize(rect.height() / 2);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(heatInk(code - '0'));
        painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(code)));
    }

    static void paintFrame(QPainter& painter, const QRect& picture, const QColor& colour, double width) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(QRectF(picture).adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
    }

    static void paintLabel(QPainter& painter, const QRect& rect, const QStyleOptionViewItem& option,
                           const QModelIndex& index) {
        QFont font = option.font;
        font.setPixelSize(10);
        QFont bold = font;
        bold.setBold(true);
        const QString code = index.data(TileModel::CodeRole).toString();
        const int codeWidth = QFontMetrics(bold).horizontalAdvance(code) + 3;
        const QFontMetrics metrics(font);
        const QString name = metrics.elidedText(index.data(TileModel::ShortNameRole).toString(), Qt::ElideRight,
                                                rect.width() - codeWidth);
        const int left = rect.left() + (rect.width() - codeWidth - metrics.horizontalAdvance(name)) / 2;
        painter.setPen(option.palette.color(QPalette::Text));
        painter.setFont(bold);
        painter.drawText(QRect(left, rect.top(), codeWidth, rect.height()), Qt::AlignVCenter, code);
        painter.setFont(font);
        painter.drawText(QRect(left + codeWidth, rect.top(), rect.right() - left, rect.height()),
                         Qt::AlignVCenter, name);
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
    return {4 * (tileSize + 10), 3 * (tileSize + labelHeight + 2 * ring)};
}

bool TilePalette::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool typed = !key->text().isEmpty() && key->text().front().isPrint() &&
                           !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (typed) {
            event->accept(); // typing searches here; elsewhere the same letter is a tool's shortcut
            return true;
        }
    }
    return QListView::event(event);
}

void TilePalette::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        if (currentIndex().isValid()) emit chosen(currentIndex());
        return;
    }
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !event->text().isEmpty() && event->text().front().isPrint()) {
        emit searchTyped(event->text());
        return;
    }
    QListView::keyPressEvent(event);
}

void TilePalette::resizeEvent(QResizeEvent* event) {
    layGrid();
    QListView::resizeEvent(event);
}

void TilePalette::layGrid() {
    const int narrowest = tileSize + 2 * ring + 2;
    const int columns = std::max(1, viewport()->width() / narrowest);
    const int label = model_.kind() == LayerKind::Terrain ? labelHeight : 0;
    // One pixel less: the view breaks the line as soon as the last cell touches its edge.
    setGridSize({(viewport()->width() - 1) / columns, tileSize + 2 * ring + label});
}

void TilePalette::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (model_.rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(gap, gap, -gap, -gap), Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("No tile is called that."));
}

} // namespace stonemason
