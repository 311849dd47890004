// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/choices.h"

#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <QComboBox>
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

Choices surfaceChoices(const Catalogue& catalogue) {
    Choices choices;
    for (int surface = 0; surface < surfaceCount; ++surface)
        choices.push_back({surfaceName(catalogue, Surface(surface)), surface});
    return choices;
}

Choices ownerChoices() {
    Choices choices;
    for (int player = -1; player < playerCount; ++player)
        choices.push_back({playerName(PlayerId(player)), player});
    return choices;
}

Choices resourceChoices() {
    Choices choices;
    for (int resource = -1; resource < resourceCount; ++resource)
        choices.push_back({resourceName(Resource(resource)), resource, pictureOf(Resource(resource))});
    return choices;
}

Choices nationChoices() {
    Choices choices{{nationName(Nation::Random), int(Nation::Random)}};
    for (int nation = 0; nation < int(Nation::Random); ++nation)
        choices.push_back({nationName(Nation(nation)), nation});
    return choices;
}

QComboBox* choiceBox(const Choices& choices, const QString& accessibleName) {
    auto* box = new QComboBox;
    box->setAccessibleName(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    for (const auto& [text, number, picture] : choices)
        box->addItem(picture, text, number);
    return box;
}

void showChoice(QComboBox& box, int number) {
    if (box.findData(number) < 0) box.addItem(QString::number(number), number);
    box.setCurrentIndex(box.findData(number));
}

} // namespace stonemason::pocket_heroes
