// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/march.h"
#include "editor/kings_conflict/view/march/march_model.h"

#include <QAbstractListModel>
#include <QImage>
#include <QPalette>
#include <QRectF>

#include <optional>

class QPainter;

namespace stonemason::kings_conflict {

/// What a unit's token looks like: a shield with a sword, a disc with an ear of wheat, a block with a hammer;
/// a plain disc for classes without a token of their own.
enum class UnitLook : std::uint8_t { Combat, Support, Stonemason, Other };

/// The look of the units that a layer steers; by the ids "combat", "support" and "stonemason" of their class.
UnitLook unitLook(const GameProfile& game, int layer);

/// A token in the computer's colour that fills the square.
void paintUnit(QPainter& painter, const QRectF& square, UnitLook look);

/// Why a unit rests, as a sign that fills the square: a tick, a triangle (stuck), two bars (waiting). The
/// shapes differ, not the colours alone.
void paintRest(QPainter& painter, const QRectF& square, Rest rest, const QPalette& palette);

/// Which unit of the list it is, in a square at a corner of the token.
void paintUnitNumber(QPainter& painter, const QRectF& square, int number, const QPalette& palette);

/// The token with its sign, `side` device-independent pixels wide.
QImage unitImage(UnitLook look, std::optional<Rest> rest, int side, double pixelRatio,
                 const QPalette& palette);

/// The units of a march as rows: where each is and whether it goes on, rests or is yet to appear.
class UnitList : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setState(std::shared_ptr<const MarchState> state, const GameProfile& game);

    /// Where the row's unit is, or would be if it were on the board; none while it is yet to appear.
    std::optional<Cell> cell(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const RestingUnit* resting(int unit) const;

    std::shared_ptr<const MarchState> state_ = std::make_shared<MarchState>();
    UnitLook look_ = UnitLook::Other;
};

} // namespace stonemason::kings_conflict
