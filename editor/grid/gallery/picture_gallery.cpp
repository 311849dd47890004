// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/gallery/picture_gallery.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QProgressBar>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr int leastSide = 96; ///< device-independent pixels of a picture
constexpr int columns = 4;
constexpr double paleOpacity = 0.35;
constexpr int chosenFrame = 3;
constexpr int besidePicture = 12; ///< pixels around a picture

QPixmap paled(const QPixmap& picture) {
    QPixmap pale(picture.size());
    pale.setDevicePixelRatio(picture.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(paleOpacity);
    painter.drawPixmap(0, 0, picture);
    return pale;
}

/// Frames the selected picture, because another background of the name alone is hardly visible.
class FramedPicture : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem plain = option;
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
        if (isChosen) {
            const QColor accent = option.palette.color(QPalette::Active, QPalette::Highlight);
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(accent, chosenFrame));
            painter->setBrush(tinted(option.palette, accent, 0.14));
            const double half = chosenFrame / 2.0;
            painter->drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), 5, 5);
            painter->restore();
        }
        QStyledItemDelegate::paint(painter, plain, index);
    }
};

} // namespace

QAbstractItemDelegate* framedPictures(QObject* parent) {
    return new FramedPicture(parent);
}

PictureGallery::PictureGallery(GalleryWords words, QWidget* parent)
    : QWidget(parent)
    , words_(std::move(words))
    , list_(new QListWidget)
    , note_(new ElidedLabel)
    , bar_(new QProgressBar)
    , stop_(new QToolButton) {
    build();
    forwardFocusTo(*this, *list_);
    connect(list_, &QListWidget::itemSelectionChanged, this, &PictureGallery::changed);
}

void PictureGallery::build() {
    list_->setAccessibleName(words_.list);
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setResizeMode(QListView::Adjust);
    list_->setUniformItemSizes(true);
    list_->setIconSize({leastSide, leastSide});
    list_->setSpacing(1);
    list_->setItemDelegate(framedPictures(list_));
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMinimumSize(leastSide + 5 * gap, leastSide + 4 * gap);
    list_->viewport()->installEventFilter(this);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(120);
    bar_->setAccessibleName(words_.progress);
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setToolTip(words_.stopTip);
    stop_->setFocusPolicy(Qt::StrongFocus);
    for (QWidget* part : std::initializer_list<QWidget*>{bar_, stop_}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // else the pictures move whenever it comes and goes
        part->setSizePolicy(policy);
    }
    auto* state = new QHBoxLayout;
    state->setSpacing(gap);
    state->addWidget(note_, 1);
    state->addWidget(bar_);
    state->addWidget(stop_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(list_, 1);
    layout->addLayout(state);
}

bool PictureGallery::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitPictures();
    return QWidget::eventFilter(watched, event);
}

/// Sets the largest size at which all pictures are visible without scrolling.
void PictureGallery::fitPictures() {
    const QSize room = list_->viewport()->size();
    const int name = list_->fontMetrics().height() + besidePicture;
    const int side = std::min(room.width() / columns - besidePicture, room.height() / rows_ - name);
    const int fitted = std::clamp(side, leastSide, drawnSide);
    list_->setIconSize({fitted, fitted});
}

void PictureGallery::showPale(int index) {
    QListWidgetItem& item = *list_->item(index);
    if (!item.data(Qt::UserRole).toBool()) return;
    item.setIcon(QIcon(paled(item.icon().pixmap(QSize(drawnSide, drawnSide), devicePixelRatioF()))));
    item.setData(Qt::UserRole, false);
    item.setData(Qt::AccessibleDescriptionRole, tr("being made"));
}

void PictureGallery::showPicture(int index, const GalleryPicture& shown) {
    if (index >= list_->count()) list_->addItem(new QListWidgetItem);
    QListWidgetItem& item = *list_->item(index);
    item.setText(shown.isStarred ? QStringLiteral("★ ") + shown.name : shown.name);
    item.setData(Qt::AccessibleTextRole, shown.isStarred ? tr("%1, favourite").arg(shown.name) : shown.name);
    item.setData(Qt::AccessibleDescriptionRole, shown.words);
    item.setToolTip(plainToolTip(shown.words));
    item.setData(Qt::UserRole, true);
    if (shown.picture) return item.setIcon(QIcon(QPixmap::fromImage(*shown.picture)));
    QPixmap none(QSize(drawnSide, drawnSide) * devicePixelRatioF());
    none.setDevicePixelRatio(devicePixelRatioF());
    none.fill(palette().color(QPalette::AlternateBase));
    item.setIcon(QIcon(none));
}

void PictureGallery::cutTo(int count) {
    while (list_->count() > count)
        delete list_->takeItem(list_->count() - 1);
}

int PictureGallery::chosenPlace() const {
    const QList<QListWidgetItem*> items = list_->selectedItems();
    return items.isEmpty() ? -1 : list_->row(items.front());
}

void PictureGallery::clearChoice() {
    list_->clearSelection();
}

void PictureGallery::showState(const State& state) {
    const int rows = std::max(1, (state.of + columns - 1) / columns);
    if (std::exchange(rows_, rows) != rows) fitPictures();
    if (!state.works && stop_->hasFocus()) list_->setFocus(Qt::OtherFocusReason);
    bar_->setVisible(state.works);
    stop_->setVisible(state.works);
    bar_->setRange(0, std::max(1, state.of));
    bar_->setValue(state.done);
    if (state.failed)
        note_->setText(words_.none);
    else if (state.works)
        note_->setText(words_.working(state.done, bar_->maximum()));
    else if (state.stopped)
        note_->setText(tr("Stopped."));
    else
        note_->setText(words_.choice(state.toChoose));
}

} // namespace stonemason
