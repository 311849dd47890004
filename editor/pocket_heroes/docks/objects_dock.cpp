// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/docks/objects_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/app/search_keys.h"
#include "editor/grid/picture_palette.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/docks/object_model.h"
#include "editor/pocket_heroes/world_brush.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::pocket_heroes {

ObjectsDock::ObjectsDock(WorldBrush& brush, WorldRenderer& renderer)
    : WorldDock(QStringLiteral("world-objects"), tr("Objects"), Qt::LeftDockWidgetArea)
    , brush_(brush)
    , model_(new ObjectModel(renderer.catalogue(), this))
    , palette_(new PicturePalette(
          *model_,
          [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintSample(painter, square, model_->entry(index).records.front(), isDark(palette()));
          }))
    , group_(new QComboBox)
    , search_(new QLineEdit) {
    palette_->setWantedRoom(4, 4);
    palette_->setDragEnabled(true);
    palette_->setAccessibleName(tr("Objects"));
    palette_->setEmptyText(tr("No object is called that."));
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
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    layout->addWidget(search_);
    layout->addWidget(group_);
    layout->addWidget(palette_, 1);
    setWidget(content);
    forwardFocusTo(*this, *search_);
    connect(search_, &QLineEdit::textChanged, this, &ObjectsDock::narrow);
    connect(search_, &QLineEdit::returnPressed, this, [this] { choose(model_->index(0)); });
    connect(group_, &QComboBox::currentIndexChanged, this, &ObjectsDock::narrow);
    connect(palette_, &PicturePalette::chosen, this, &ObjectsDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setRecords(model_->entry(current).records);
            });
    connect(&brush_, &WorldBrush::paintChanged, this, &ObjectsDock::showChosen);
    connect(&brush_, &WorldBrush::toolChanged, this, &ObjectsDock::showChosen);
    brush_.setRecords(model_->entry(model_->index(0)).records);
}

void ObjectsDock::bound() {
    setEnabled(bool(binding()));
}

void ObjectsDock::narrow() {
    model_->narrow(group_->currentData().toString(), search_->text());
    showChosen();
}

void ObjectsDock::showChosen() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const QModelIndex index = model_->indexOf(brush_.records());
    palette_->setCurrentIndex(index);
    if (index.isValid() && brush_.tool() == QLatin1String("place"))
        palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    else
        palette_->selectionModel()->clearSelection();
    palette_->viewport()->update();
}

void ObjectsDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    brush_.setRecords(model_->entry(index).records);
    brush_.setTool(QStringLiteral("place"));
    giveKeysTo(binding().view());
}

} // namespace stonemason::pocket_heroes
