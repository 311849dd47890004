// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/record_picture.h"

#include "editor/pocket_heroes/view/art/thing_art.h"

#include <QPainter>
#include <QPixmap>

namespace stonemason::pocket_heroes {

namespace {

constexpr int sharpness = 2; ///< pixels of a picture to one of the form, for screens that have more

} // namespace

QIcon pictureOf(const Record& record) {
    if (!holdsItsCell(record.kind) && record.kind != ThingKind::Event) return {};
    QPixmap picture(QSize(recordPictureSide, recordPictureSide) * sharpness);
    picture.setDevicePixelRatio(sharpness);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSign(painter, QRectF(0, 0, recordPictureSide, recordPictureSide), recordPictureSide, record,
              nullptr);
    painter.end();
    return picture;
}

QIcon pictureOf(Resource resource) {
    Item item;
    item.treasure = Pile{resource, 0};
    return pictureOf(Record{ThingKind::Item, item});
}

} // namespace stonemason::pocket_heroes
