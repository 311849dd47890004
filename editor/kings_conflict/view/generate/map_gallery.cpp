// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/map_gallery.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/text/generate_text.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QProgressBar>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

constexpr int leastSide = 96;  ///< device-independent pixels of a picture
constexpr int drawnSide = 200; ///< the most; smaller ones are drawn so large, too, and shrunk
constexpr int columns = 4;
constexpr int rows = 3;
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

/// Frames the chosen picture: a name with another ground alone is too little to see.
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

QString generatedMapText(const Map& map, const GameProfile& game) {
    QStringList facts;
    const std::vector<WishInfo> wishes = wishesOf(game);
    const std::vector<int> counts = countedWishes(map, game);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        //: A fact of a map: %1 is what it is of, such as "Water", %2 a number
        facts += MapGallery::tr("%1 %2").arg(wishName(wishes[i], game), wishValue(wishes[i], counts[i]));
    const QString all = facts.join(QStringLiteral(", "));
    if (!map.origin) return all;
    //: %1 is a number, %2 a list of facts: "Water 12 %, Forest 20 %"
    return MapGallery::tr("Seed %1: %2").arg(QString::number(map.origin->seed), all);
}

MapGallery::MapGallery(const GameProfile& game, MapRenderer& renderer, QWidget* parent)
    : QWidget(parent)
    , game_(game)
    , renderer_(renderer)
    , list_(new QListWidget)
    , note_(new ElidedLabel)
    , bar_(new QProgressBar)
    , stop_(new QToolButton)
    , job_(
          *this,
          [this](const std::vector<BatchMap>& maps) {
              if (wanted_ && !next_) show(maps);
          },
          [this](const std::vector<BatchMap>& maps) { finish(maps); }) {
    build();
    forwardFocusTo(*this, *list_);
    connect(list_, &QListWidget::itemSelectionChanged, this, &MapGallery::changed);
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (chosen()) emit activated();
    });
    connect(stop_, &QToolButton::clicked, this, &MapGallery::stop);
    showState();
}

MapGallery::~MapGallery() = default;

void MapGallery::build() {
    list_->setAccessibleName(tr("Generated maps"));
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
    bar_->setAccessibleName(tr("Maps made"));
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setToolTip(tr("Stop making maps and keep those that there are"));
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

bool MapGallery::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitPictures();
    return QWidget::eventFilter(watched, event);
}

/// As large as all of them find room in sight.
void MapGallery::fitPictures() {
    const QSize room = list_->viewport()->size();
    const int name = list_->fontMetrics().height() + besidePicture;
    const int side = std::min(room.width() / columns - besidePicture, room.height() / rows - name);
    const int fitted = std::clamp(side, leastSide, drawnSide);
    list_->setIconSize({fitted, fitted});
}

void MapGallery::make(MapBatch batch) {
    refused_ = whyNotMade(game_, batch);
    maps_.clear();
    for (int i = 0; i < list_->count(); ++i)
        showMap(i);
    next_.reset();
    if (refused_) {
        wanted_ = false;
        job_.stop();
        showState();
        emit changed();
        return;
    }
    next_ = std::move(batch);
    if (job_.isRunning())
        job_.stop();
    else
        startNext();
    showState();
    emit changed();
}

void MapGallery::startNext() {
    batch_ = *std::exchange(next_, std::nullopt);
    wanted_ = true;
    stopped_ = false;
    job_.start([batch = batch_, &game = game_](const std::stop_token& stop, const auto& report) {
        return makeMaps(game, batch, stop, report);
    });
}

void MapGallery::stop() {
    stopped_ = true;
    next_.reset();
    job_.stop();
    showState();
}

void MapGallery::show(const std::vector<BatchMap>& maps) {
    const int known = int(maps_.size());
    maps_ = maps;
    for (int i = known; i < int(maps_.size()); ++i)
        showMap(i);
    showState();
    emit changed();
}

/// One that is not made yet shows pale what was in its place.
void MapGallery::showMap(int index) {
    if (index >= list_->count()) list_->addItem(new QListWidgetItem);
    QListWidgetItem& item = *list_->item(index);
    const bool isMade = index < int(maps_.size());
    if (!isMade) {
        if (!item.data(Qt::UserRole).toBool()) return;
        item.setIcon(QIcon(paled(item.icon().pixmap(QSize(drawnSide, drawnSide), devicePixelRatioF()))));
        item.setData(Qt::UserRole, false);
        item.setData(Qt::AccessibleDescriptionRole, tr("being made"));
        return;
    }
    const BatchMap& made = maps_[std::size_t(index)];
    //: %1 is a number
    const QString seed = tr("Seed %1").arg(QString::number(made.seed));
    const bool isStarred = made.map && isStarred_ && isStarred_(*made.map);
    item.setText(isStarred ? QStringLiteral("★ ") + seed : seed);
    const QString words =
        made.map ? generatedMapText(*made.map, game_) : generationErrorText(*made.failure, game_);
    item.setData(Qt::AccessibleTextRole, isStarred ? tr("%1, favourite").arg(seed) : seed);
    item.setData(Qt::AccessibleDescriptionRole, words);
    item.setToolTip(plainToolTip(words));
    item.setData(Qt::UserRole, true);
    if (!made.map) {
        QPixmap none(QSize(drawnSide, drawnSide) * devicePixelRatioF());
        none.setDevicePixelRatio(devicePixelRatioF());
        none.fill(palette().color(QPalette::AlternateBase));
        item.setIcon(QIcon(none));
    } else {
        const QImage picture = mapPicture(renderer_, *made.map, drawnSide, devicePixelRatioF());
        item.setIcon(QIcon(QPixmap::fromImage(picture)));
    }
}

void MapGallery::finish(const std::vector<BatchMap>& maps) {
    const bool isOfUse = std::exchange(wanted_, false) && !next_;
    if (next_) {
        startNext();
        return showState();
    }
    if (!isOfUse) return showState();
    if (!stopped_)
        while (list_->count() > int(maps.size()))
            delete list_->takeItem(list_->count() - 1);
    show(maps);
}

void MapGallery::showState() {
    const bool works = isWorking();
    if (!works && stop_->hasFocus()) list_->setFocus(Qt::OtherFocusReason);
    bar_->setVisible(works);
    stop_->setVisible(works);
    bar_->setRange(0, std::max(1, next_ ? next_->count : batch_.count));
    bar_->setValue(int(maps_.size()));
    int made = 0;
    for (const BatchMap& map : maps_)
        made += int(map.map.has_value());
    if (!failure().isEmpty())
        note_->setText(tr("No map."));
    else if (works)
        //: %1 and %2 are numbers
        note_->setText(tr("Maps: %1 of %2…").arg(maps_.size()).arg(bar_->maximum()));
    else if (stopped_)
        note_->setText(tr("Stopped."));
    else
        note_->setText(tr("%n map(s) to choose from.", nullptr, made));
}

const Map* MapGallery::chosen() const {
    const QList<QListWidgetItem*> items = list_->selectedItems();
    if (items.isEmpty()) return nullptr;
    const auto index = std::size_t(list_->row(items.front()));
    if (index >= maps_.size() || !maps_[index].map) return nullptr;
    return &*maps_[index].map;
}

void MapGallery::clearChoice() {
    list_->clearSelection();
}

void MapGallery::chooseFirst() {
    for (std::size_t i = 0; i < maps_.size(); ++i)
        if (maps_[i].map) return list_->setCurrentRow(int(i));
}

QString MapGallery::failure() const {
    if (refused_) return generationErrorText(*refused_, game_);
    if (isWorking() || maps_.empty()) return {};
    for (const BatchMap& map : maps_)
        if (map.map) return {};
    return generationErrorText(*maps_.front().failure, game_);
}

void MapGallery::setStarred(std::function<bool(const Map&)> isStarred) {
    isStarred_ = std::move(isStarred);
}

void MapGallery::showStars() {
    for (int i = 0; i < int(maps_.size()); ++i)
        showMap(i);
}

} // namespace stonemason::kings_conflict
