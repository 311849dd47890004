// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/wish_panel.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/range_field.h"
#include "editor/kings_conflict/text/generate_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

IntRange rangeOf(const WishRange& range) {
    return {range.least, range.most};
}

/// "Water, %": where the numbers count no tiles or things, what they are stands beside the name.
QString wishLabel(const QString& name, WishUnit unit) {
    //: %1 is what can be wished for of a map, such as "Water"; its numbers are shares in percent
    return unit == WishUnit::Percent ? WishPanel::tr("%1, %").arg(name) : name;
}

} // namespace

WishPanel::WishPanel(const GameProfile& game, QWidget* parent)
    : QWidget(parent), infos_(wishesOf(game)), reset_(new QPushButton(tr("Stan&dard Wishes"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, gap, 0);
    layout->setSpacing(2);
    for (const WishInfo& wish : infos_)
        addField(game, wish);
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

void WishPanel::addField(const GameProfile& game, const WishInfo& wish) {
    const QString name = wishName(wish, game);
    const QString meaning = wishMeaning(wish, game);
    auto* label = new QLabel(wishLabel(name, wish.unit));
    label->setToolTip(plainToolTip(meaning));
    auto* field = new RangeField(name, rangeOf(wish.limits), rangeOf(wish.limits));
    field->setTips(plainToolTip(meaning), plainToolTip(meaning));
    field->setAccessibleDescription(meaning);
    connect(field, &RangeField::edited, this, [this] {
        showReset();
        emit changed();
    });
    static_cast<QVBoxLayout*>(layout())->addWidget(label);
    static_cast<QVBoxLayout*>(layout())->addWidget(field);
    static_cast<QVBoxLayout*>(layout())->addSpacing(gap / 2);
    fields_.push_back(field);
}

Wishes WishPanel::wishes() const {
    Wishes wishes;
    for (std::size_t i = 0; i < infos_.size(); ++i) {
        const IntRange range = fields_[i]->range();
        const WishRange wished{range.min, range.max};
        if (wished != infos_[i].standard) wishes.emplace(infos_[i].id, wished);
    }
    return wishes;
}

void WishPanel::setWishes(const Wishes& wishes) {
    for (std::size_t i = 0; i < infos_.size(); ++i) {
        const WishRange& limits = infos_[i].limits;
        const WishRange range = kings_conflict::rangeOf(wishes, infos_[i]);
        const int least = std::clamp(range.least, limits.least, limits.most);
        fields_[i]->show({least, std::clamp(range.most, least, limits.most)});
    }
    showReset();
}

void WishPanel::showReset() {
    reset_->setEnabled(!wishes().empty());
}

} // namespace stonemason::kings_conflict
