// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/docks/move_list_dock.h"

#include "editor/duel/docks/move_list_model.h"

#include <QListView>
#include <QSignalBlocker>

namespace stonemason {

MoveListDock::MoveListDock()
    : DuelDock(QStringLiteral("moveList"), tr("All Moves"), Qt::RightDockWidgetArea)
    , model_(new MoveListModel(this))
    , list_(new QListView) {
    list_->setModel(model_);
    list_->setUniformItemSizes(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("All moves"));
    setWidget(list_);
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (document() && current.isValid()) document()->show(current.row());
            });
}

void MoveListDock::bound() {
    model_->setDocument(document());
    if (!document()) return;
    binding().on(document(), &DuelDocument::shownChanged, [this] { followShown(); });
    followShown();
}

void MoveListDock::followShown() {
    const QModelIndex index = model_->index(document()->shown(), 0);
    if (index == list_->currentIndex()) return;
    const QSignalBlocker blocker(list_->selectionModel()); // it is the document that says what is shown
    list_->setCurrentIndex(index);
    list_->scrollTo(index);
    list_->viewport()->update();
}

} // namespace stonemason
