// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/docks/surfaces_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/app/plain_labels.h"
#include "editor/grid/picture_palette.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_brush.h"
#include "editor/pocket_heroes/world_words.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::pocket_heroes {

namespace {

/// Tools that lay down the chosen surface; choosing one with another tool in hand takes up the brush.
bool paintsTheChosen(const QString& tool) {
    static const QStringList tools{QStringLiteral("brush"), QStringLiteral("line"),
                                   QStringLiteral("rectangle"), QStringLiteral("fill")};
    return tools.contains(tool);
}

} // namespace

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
    //: %1 is a ground: "Grass"; %2 a number
    return tr("%1: a step costs a hero %2").arg(name).arg(cost);
}

SurfacesDock::SurfacesDock(WorldBrush& brush, WorldRenderer& renderer)
    : WorldDock(QStringLiteral("world-surfaces"), tr("Ground"), Qt::LeftDockWidgetArea)
    , brush_(brush)
    , model_(new SurfaceModel(renderer.catalogue(), this))
    , palette_(new PicturePalette(
          *model_,
          [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintSurface(painter, square, SurfaceModel::surface(index), isDark(palette()));
          }))
    , path_(new QComboBox) {
    palette_->setWantedRoom(4, 3);
    palette_->setAccessibleName(tr("Ground"));
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
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap / 2);
    layout->addWidget(palette_, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(path_, 1);
    layout->addLayout(line);
    setWidget(content);
    forwardFocusTo(*this, *palette_);
    connect(palette_, &PicturePalette::chosen, this, &SurfacesDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setSurface(SurfaceModel::surface(current));
            });
    connect(path_, &QComboBox::activated, this, [this] {
        brush_.setPath(path_->currentData().toString().toStdString());
        brush_.setTool(QStringLiteral("road"));
        giveKeysTo(binding().view());
    });
    connect(&brush_, &WorldBrush::paintChanged, this, &SurfacesDock::showChosen);
    connect(&brush_, &WorldBrush::toolChanged, this, &SurfacesDock::showChosen);
    showChosen();
}

void SurfacesDock::bound() {
    setEnabled(bool(binding()));
}

/// No ground is chosen here while something else is what the next click puts down.
void SurfacesDock::showChosen() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const QModelIndex index = model_->indexOf(brush_.surface());
    palette_->setCurrentIndex(index);
    if (paintsTheChosen(brush_.tool()))
        palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    else
        palette_->selectionModel()->clearSelection();
    palette_->viewport()->update();
    path_->setCurrentIndex(std::max(0, path_->findData(QString::fromStdString(brush_.path()))));
}

void SurfacesDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    brush_.setSurface(SurfaceModel::surface(index));
    if (!paintsTheChosen(brush_.tool())) brush_.setTool(QStringLiteral("brush"));
    giveKeysTo(binding().view());
}

} // namespace stonemason::pocket_heroes
