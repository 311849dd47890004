// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/stamp_shelf.h"

#include "editor/app/settings/settings.h"

namespace stonemason {

namespace {

/// The stamp of each game and place.
constexpr SettingKey<QString> keptStamp{"stamps/"};

} // namespace

void StampShelf::rememberIn(Settings& settings, const QString& game) {
    settings_ = &settings;
    game_ = game;
    for (int place = 1; place <= places; ++place)
        stamps_.at(std::size_t(place - 1)) = settings.value(keptStamp, key(place)).left(largest);
    emit changed();
}

bool StampShelf::keep(int place, const QString& stamp) {
    if (stamp.size() > largest) return false;
    stamps_.at(std::size_t(place - 1)) = stamp;
    if (settings_) settings_->setValue(keptStamp, stamp, key(place));
    emit changed();
    return true;
}

QString StampShelf::key(int place) const {
    return QStringLiteral("%1/%2").arg(game_).arg(place);
}

} // namespace stonemason
