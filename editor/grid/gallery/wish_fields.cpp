// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/gallery/wish_fields.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/range_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

IntRange shownRange(const WishRange& range) {
    return {range.least, range.most};
}

/// "Water, %": the unit follows the name if the numbers are not counts of tiles or things.
QString wishLabel(const WishField& wish) {
    //: %1 is what can be wished for of a map, such as "Water"; its numbers are shares in percent
    return wish.isPercent ? WishFields::tr("%1, %").arg(wish.name) : wish.name;
}

} // namespace

WishFields::WishFields(std::vector<WishField> wishes, QWidget* parent)
    : QWidget(parent), known_(std::move(wishes)), reset_(new QPushButton(tr("Stan&dard Wishes"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, gap, 0);
    layout->setSpacing(2);
    for (const WishField& wish : known_)
        addField(wish);
    layout->addSpacing(gap / 2);
    layout->addWidget(reset_, 0, Qt::AlignLeft);
    layout->addStretch(1);
    reset_->setToolTip(tr("Wish for what is usual again"));
    reset_->setAutoDefault(false);
    connect(reset_, &QPushButton::clicked, this, [this] {
        setWishes({});
        emit changed();
    });
    setWishes({});
}

void WishFields::addField(const WishField& wish) {
    auto* label = new QLabel(wishLabel(wish));
    label->setToolTip(plainToolTip(wish.meaning));
    auto* field = new RangeField(wish.name, shownRange(wish.limits), shownRange(wish.limits));
    field->setTips(plainToolTip(wish.meaning), plainToolTip(wish.meaning));
    field->setAccessibleDescription(wish.meaning);
    connect(field, &RangeField::edited, this, [this] {
        showReset();
        emit changed();
    });
    static_cast<QVBoxLayout*>(layout())->addWidget(label);
    static_cast<QVBoxLayout*>(layout())->addWidget(field);
    static_cast<QVBoxLayout*>(layout())->addSpacing(gap / 2);
    fields_.push_back(field);
}

Wishes WishFields::wishes() const {
    Wishes wishes;
    for (std::size_t i = 0; i < known_.size(); ++i) {
        const IntRange range = fields_[i]->range();
        const WishRange wished{range.min, range.max};
        if (wished != known_[i].standard) wishes.emplace(known_[i].id, wished);
    }
    return wishes;
}

void WishFields::setWishes(const Wishes& wishes) {
    for (std::size_t i = 0; i < known_.size(); ++i) {
        const WishRange& limits = known_[i].limits;
        const auto wished = wishes.find(known_[i].id);
        const WishRange range = wished == wishes.end() ? known_[i].standard : wished->second;
        const int least = std::clamp(range.least, limits.least, limits.most);
        fields_[i]->show({least, std::clamp(range.most, least, limits.most)});
    }
    showReset();
}

void WishFields::showReset() {
    reset_->setEnabled(!wishes().empty());
}

} // namespace stonemason
