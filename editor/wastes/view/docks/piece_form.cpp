// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/piece_form.h"

#include "editor/app/widgets/look.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace stonemason::wastes {

namespace {

/// The common value of all pieces; nullopt if they differ.
template <typename Value>
std::optional<Value> common(const std::vector<Piece>& pieces, Value Piece::*member) {
    std::optional<Value> value;
    for (const Piece& piece : pieces) {
        if (value && *value != piece.*member) return std::nullopt;
        value = piece.*member;
    }
    return value;
}

void showChoice(QComboBox& field, std::optional<int> data) {
    const QSignalBlocker quiet(field);
    field.setCurrentIndex(data ? field.findData(*data) : -1);
}

void showSwitch(QCheckBox& field, std::optional<bool> on) {
    const QSignalBlocker quiet(field);
    field.setTristate(!on);
    field.setCheckState(!on ? Qt::PartiallyChecked : *on ? Qt::Checked : Qt::Unchecked);
}

} // namespace

bool hasUsualAbilities(const Piece& piece, const Profile& profile) {
    const RankInfo& usual = profile.rank(piece.rank);
    return piece.walks == usual.walks && piece.jumps == usual.jumps;
}

void PieceChange::applyTo(Piece& piece, const Profile& profile) const {
    const bool follows = rank && hasUsualAbilities(piece, profile);
    piece.side = side.value_or(piece.side);
    piece.rank = rank.value_or(piece.rank);
    if (follows) {
        piece.walks = profile.rank(piece.rank).walks;
        piece.jumps = profile.rank(piece.rank).jumps;
    }
    piece.walks = walks.value_or(piece.walks);
    piece.jumps = jumps.value_or(piece.jumps);
}

PieceForm::PieceForm(const Profile& profile, QWidget* parent)
    : QWidget(parent)
    , side_(new QComboBox)
    , rank_(new QComboBox)
    , walks_(new QCheckBox(tr("&Walks")))
    , jumps_(new QCheckBox(tr("&Jumps"))) {
    for (const Side side : bothSides)
        side_->addItem(sideName(side), int(side));
    for (int rank = 1; rank <= rankCount; ++rank)
        rank_->addItem(pieceName(rank, profile), rank);
    for (QComboBox* field : {side_, rank_}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(8);
        //: Several pieces are selected that differ in this
        field->setPlaceholderText(tr("Different"));
    }
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap / 2 + 1);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Side"), side_);
    form->addRow(tr("&Rank"), rank_);
    auto* abilities = new QHBoxLayout;
    abilities->addWidget(walks_);
    abilities->addWidget(jumps_);
    abilities->addStretch(1);
    form->addRow(abilities);
    walks_->setToolTip(tr("The piece may enter sludge"));
    jumps_->setToolTip(tr("The piece jumps over sludge to the far bank"));
    side_->setAccessibleName(tr("Side"));
    rank_->setAccessibleName(tr("Rank"));
    connect(side_, &QComboBox::activated, this,
            [this] { emit changed({.side = Side(side_->currentData().toInt())}); });
    connect(rank_, &QComboBox::activated, this,
            [this] { emit changed({.rank = rank_->currentData().toInt()}); });
    connect(walks_, &QCheckBox::clicked, this, [this] { emit changed({.walks = walks_->isChecked()}); });
    connect(jumps_, &QCheckBox::clicked, this, [this] { emit changed({.jumps = jumps_->isChecked()}); });
    show({});
}

void PieceForm::show(const std::vector<Piece>& pieces) {
    setEnabled(!pieces.empty());
    const auto side = common(pieces, &Piece::side);
    showChoice(*side_, side ? std::optional(int(*side)) : std::nullopt);
    showChoice(*rank_, common(pieces, &Piece::rank));
    showSwitch(*walks_, pieces.empty() ? std::optional(false) : common(pieces, &Piece::walks));
    showSwitch(*jumps_, pieces.empty() ? std::optional(false) : common(pieces, &Piece::jumps));
}

} // namespace stonemason::wastes
