// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/played_moves.h"

#include <QSignalBlocker>

namespace stonemason {

int PlayedMovesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

bool PlayedMovesModel::has(const QModelIndex& index) const {
    return document_ && index.isValid() && index.row() < rows_;
}

void PlayedMovesModel::setDocument(PlayDocument* document) {
    if (document_) disconnect(document_, nullptr, this, nullptr);
    beginResetModel();
    document_ = document;
    rows_ = document ? document->moveCount() + 1 : 0;
    endResetModel();
    if (document) connect(document, &PlayDocument::gameChanged, this, &PlayedMovesModel::followGame);
}

/// Inserts a single new move as a row, because a model reset would lose the list's position.
void PlayedMovesModel::followGame(bool byMove) {
    const int rows = document_->moveCount() + 1;
    if (byMove && rows == rows_ + 1) {
        beginInsertRows({}, rows_, rows_);
        rows_ = rows;
        endInsertRows();
        return;
    }
    beginResetModel();
    rows_ = rows;
    endResetModel();
}

PlayedMovesList::PlayedMovesList(PlayedMovesModel& model, QWidget* parent) : QListView(parent) {
    setModel(&model);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (document_ && current.isValid()) document_->show(current.row());
            });
}

void PlayedMovesList::setDocument(PlayDocument* document) {
    if (document_) disconnect(document_, nullptr, this, nullptr);
    document_ = document;
    if (!document) return;
    connect(document, &PlayDocument::shownChanged, this, &PlayedMovesList::followShown);
    followShown();
}

void PlayedMovesList::followShown() {
    const QModelIndex index = model()->index(document_->shown(), 0);
    if (index == currentIndex()) return;
    const QSignalBlocker blocker(selectionModel()); // the document determines what is shown
    setCurrentIndex(index);
    scrollTo(index);
    viewport()->update();
}

} // namespace stonemason
