// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/surfaces_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/labels.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace stonemason::pocket_heroes {

int SurfaceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : surfaceCount;
}

QVariant SurfaceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return surfaceName(catalogue_, surface(index));
    if (role != Qt::ToolTipRole) return {};
    const int cost = catalogue_.surfaces[std::size_t(index.row())].cost;
    const QString name = surfaceName(catalogue_, surface(index));
    //: %1 is a ground: "Water"
    if (cost == 0) return tr("%1: nobody can walk there without a road").arg(name);
    //: %1 is a ground: "Grass"
    return tr("%1: a step costs a hero %n point(s) of movement", nullptr, cost).arg(name);
}

SurfacesDock::SurfacesDock(WorldBrush& brush, WorldRenderer& renderer)
    : PaletteDock(QStringLiteral("world-surfaces"), tr("Ground"), new SurfaceModel(renderer.catalogue()),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      renderer.paintSurface(painter, square, SurfaceModel::surface(index), isDark(palette()));
                  },
                  brush,
                  {QStringLiteral("brush"), QStringLiteral("line"), QStringLiteral("rectangle"),
                   QStringLiteral("fill")})
    , brush_(brush)
    , model_(static_cast<SurfaceModel*>(palettePane()->model()))
    , path_(new QComboBox) {
    palettePane()->setWantedRoom(4, 3);
    path_->addItem(tr("Road to fit the ground"), QString());
    for (const CatalogueObject& object : renderer.catalogue().objects(Section::Path).all())
        path_->addItem(localText(object.name), QString::fromStdString(object.id));
    path_->setToolTip(tr("What the road pen lays"));
    path_->setAccessibleName(tr("What the road pen lays"));
    showChoiceInToolTip(*path_);
    path_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    path_->setMinimumContentsLength(10);
    //: Before a choice of roads, rivers and walls
    auto* label = new QLabel(tr("Pe&n"));
    label->setBuddy(path_);
    column().setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(path_, 1);
    column().addLayout(line);
    connect(path_, &QComboBox::activated, this, [this] {
        brush_.setPath(path_->currentData().toString().toStdString());
        brush_.setTool(QStringLiteral("road"));
        giveKeysTo(binding().view());
    });
    showPicked();
}

void SurfacesDock::pick(const QModelIndex& surface) {
    brush_.setSurface(SurfaceModel::surface(surface));
}

QModelIndex SurfacesDock::picked() const {
    return model_->indexOf(brush_.surface());
}

void SurfacesDock::showPicked() {
    PaletteDock::showPicked();
    path_->setCurrentIndex(std::max(0, path_->findData(QString::fromStdString(brush_.path()))));
}

} // namespace stonemason::pocket_heroes
