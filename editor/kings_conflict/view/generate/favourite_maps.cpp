// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/favourite_maps.h"

#include "core/kings_conflict/format/map_format.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/gallery/picture_gallery.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"

#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int favouriteSide = 64;

/// For each game (its id) the maps, each as an .smap.
constexpr SettingKey<QStringList> favouriteMaps{"maps/favourites/"};

/// Drawn at twice the size and scaled down to look as in the gallery, because small tiles are drawn without
/// their details.
QImage favouritePicture(MapRenderer& renderer, const Map& map, double ratio) {
    QImage picture = mapPicture(renderer, map, 2 * favouriteSide, ratio)
                         .scaled(QSize(favouriteSide, favouriteSide) * ratio, Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace

FavouriteMaps::FavouriteMaps(const GameProfile& game, MapRenderer& renderer, Settings* settings,
                             QWidget* parent)
    : QWidget(parent), game_(game), renderer_(renderer), settings_(settings), list_(new QListWidget) {
    list_->setAccessibleName(tr("Favourites"));
    list_->setViewMode(QListView::IconMode);
    list_->setFlow(QListView::LeftToRight);
    list_->setWrapping(false);
    list_->setMovement(QListView::Static);
    list_->setUniformItemSizes(true);
    list_->setItemDelegate(framedPictures(list_));
    list_->setIconSize({favouriteSide, favouriteSide});
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFixedHeight(favouriteSide + 3 * gap + list_->horizontalScrollBar()->sizeHint().height());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(headingLabel(tr("Favourites")));
    layout->addWidget(list_);
    connect(list_, &QListWidget::itemSelectionChanged, this, &FavouriteMaps::choiceChanged);
    connect(list_, &QListWidget::itemActivated, this, &FavouriteMaps::activated);
    read();
    show();
}

void FavouriteMaps::read() {
    if (!settings_) return;
    for (const QString& text : settings_->value(favouriteMaps, QString::fromStdString(game_.id))) {
        auto map = readMap(text.toStdString(), std::span(&game_, 1));
        if (map && int(maps_.size()) < mostFavourites) maps_.push_back(std::move(map).value().map);
    }
}

void FavouriteMaps::write() const {
    if (!settings_) return;
    QStringList texts;
    for (const Map& map : maps_)
        if (const auto text = writeMap(map, game_, MapFormat::Smap)) texts += QString::fromStdString(*text);
    settings_->setValue(favouriteMaps, texts, QString::fromStdString(game_.id));
}

void FavouriteMaps::show() {
    list_->clear();
    for (const Map& map : maps_) {
        const QImage picture = favouritePicture(renderer_, map, devicePixelRatioF());
        auto* item = new QListWidgetItem(QIcon(QPixmap::fromImage(picture)), QString());
        const QString words =
            generatedMapText(map, game_, map.origin ? std::optional(map.origin->seed) : std::nullopt);
        item->setData(Qt::AccessibleTextRole, words);
        item->setToolTip(plainToolTip(words));
        list_->addItem(item);
    }
    setVisible(!maps_.empty());
}

bool FavouriteMaps::contains(const Map& map) const {
    return std::ranges::find(maps_, map) != maps_.end();
}

void FavouriteMaps::add(const Map& map) {
    if (contains(map) || isFull()) return;
    maps_.push_back(map);
    write();
    show();
}

void FavouriteMaps::remove(const Map& map) {
    const Map removed = map; // it may be one of those
    std::erase(maps_, removed);
    write();
    show();
}

const Map* FavouriteMaps::chosen() const {
    const QList<QListWidgetItem*> items = list_->selectedItems();
    return items.isEmpty() ? nullptr : &maps_[std::size_t(list_->row(items.front()))];
}

void FavouriteMaps::clearChoice() {
    list_->clearSelection();
}

} // namespace stonemason::kings_conflict
