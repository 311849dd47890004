// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_moves.h"
#include "editor/wastes/game/model/war_document.h"

namespace stonemason::wastes {

/// The moves of a game in words.
class WarMovesModel : public PlayedMovesModel {
    Q_OBJECT

public:
    using PlayedMovesModel::PlayedMovesModel;

    void setDocument(PlayDocument* document) override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QPointer<WarDocument> document_;
};

} // namespace stonemason::wastes
