// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/objects_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/docks/object_model.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

namespace stonemason::pocket_heroes {

namespace {

constexpr int namedCell = 62; ///< pixels, for words such as "Necromancer"

} // namespace

ObjectsDock::ObjectsDock(WorldBrush& brush, WorldRenderer& renderer)
    : PaletteDock(QStringLiteral("world-objects"), tr("Objects"), new ObjectModel(renderer.catalogue()),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      renderer.paintSample(painter, square, model_->entry(index).records.front(),
                                           isDark(palette()));
                  },
                  brush, {QStringLiteral("place")})
    , brush_(brush)
    , model_(static_cast<ObjectModel*>(palettePane()->model()))
    , group_(new QComboBox)
    , search_(new QLineEdit) {
    palettePane()->setLooks({.smallestCell = namedCell, .nameLines = 3});
    palettePane()->setWantedRoom(3, 3);
    palettePane()->setDragEnabled(true);
    palettePane()->setEmptyText(tr("No object is called that."));
    group_->addItem(tr("All objects"), QString());
    for (const QString& group : model_->groups())
        group_->addItem(group, group);
    group_->setAccessibleName(tr("Kind of object"));
    group_->setToolTip(tr("Which kind of object is listed"));
    group_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    group_->setMinimumContentsLength(8);
    search_->setPlaceholderText(tr("Search"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search for an object"));
    search_->setToolTip(tr("Type words of a name; Enter takes the first object found"));
    leaveByEscape(*search_, [this] { giveKeysTo(binding().view()); });
    column().setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    column().insertWidget(0, search_);
    column().insertWidget(1, group_);
    setTabOrder(search_, group_);
    setTabOrder(group_, palettePane());
    forwardFocusTo(*this, *search_);
    connect(search_, &QLineEdit::textChanged, this, &ObjectsDock::narrow);
    connect(search_, &QLineEdit::returnPressed, this, [this] { choose(model_->index(0)); });
    connect(group_, &QComboBox::currentIndexChanged, this, &ObjectsDock::narrow);
    brush_.setRecords(model_->entry(model_->index(0)).records);
}

void ObjectsDock::narrow() {
    model_->narrow(group_->currentData().toString(), search_->text());
    showPicked();
}

void ObjectsDock::pick(const QModelIndex& object) {
    brush_.setRecords(model_->entry(object).records);
}

QModelIndex ObjectsDock::picked() const {
    return model_->indexOf(brush_.records());
}

} // namespace stonemason::pocket_heroes
