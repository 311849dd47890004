// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/docks/building_list.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "editor/app/icons.h"
#include "editor/pocket_heroes/template/docks/range_field.h"

#include <QHBoxLayout>

namespace stonemason::pocket_heroes {

namespace {

QToolButton* addButton(const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(icon(QStringLiteral("add")));
    button->setText(text);
    button->setToolTip(tip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

QVBoxLayout* listLayout(QWidget& list, QToolButton* add) {
    auto* layout = new QVBoxLayout(&list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(add, 0, Qt::AlignLeft);
    return layout;
}

/// Rows go when the event that asked for it is over: it may have come from one of them.
void takeDown(std::vector<BuildingRow*>& rows) {
    for (BuildingRow* row : rows) {
        row->hide();
        row->deleteLater();
    }
    rows.clear();
}

} // namespace

BuildingRow::BuildingRow(const FormChoices& kinds, const QString& name, QWidget* parent)
    : QWidget(parent)
    , layout_(new QVBoxLayout(this))
    , kind_(choiceBox(kinds, name))
    //: %1 is "Mine 2"
    , owner_(choiceBox(ownerEntries(), tr("Owner of %1").arg(name)))
    , remove_(new QToolButton) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(2);
    remove_->setIcon(icon(QStringLiteral("close")));
    remove_->setAutoRaise(true);
    remove_->setText(tr("Remove %1").arg(name));
    remove_->setToolTip(tr("Remove %1").arg(name));
    kind_->setToolTip(name);
    owner_->setToolTip(tr("Whose it is when the game begins"));
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(kind_, 1);
    line->addWidget(owner_, 1);
    line->addWidget(remove_);
    layout_->addLayout(line);
}

MineList::MineList(QWidget* parent)
    : QWidget(parent), add_(addButton(tr("Add Mine"), tr("Add a mine that the zone has in any case"))) {
    layout_ = listLayout(*this, add_);
    connect(add_, &QToolButton::clicked, this, [this] {
        emit edited(
            [](std::vector<ZoneMine>& mines) {
                if (mines.size() < std::size_t(maximumZoneBuildings)) mines.emplace_back();
            },
            false);
    });
}

void MineList::show(const std::vector<ZoneMine>& mines) {
    const bool isLonger = mines.size() != mines_.size() || rows_.size() != mines.size();
    mines_ = mines;
    if (isLonger) build();
    add_->setEnabled(mines_.size() < std::size_t(maximumZoneBuildings));
    const QScopedValueRollback showing(showing_, true);
    for (std::size_t i = 0; i < mines_.size(); ++i) {
        showChoice(*rows_[i]->kindBox(), int(mines_[i].resource));
        showChoice(*rows_[i]->ownerBox(), int(mines_[i].owner));
        guards_[i]->show(mines_[i].guardLevel);
    }
}

void MineList::build() {
    takeDown(rows_);
    guards_.clear();
    const auto change = [this](std::size_t i, const std::function<void(ZoneMine&)>& write, bool goesOn = false) {
        if (showing_) return;
        emit edited(
            [i, write](std::vector<ZoneMine>& mines) {
                if (i < mines.size()) write(mines[i]);
            },
            goesOn);
    };
    for (std::size_t i = 0; i < mines_.size(); ++i) {
        const QString name = tr("Mine %1").arg(i + 1);
        auto* row = new BuildingRow(resourceEntries(), name, this);
        //: %1 is "Mine 2"
        auto* guard = new RangeField(tr("Guard of %1").arg(name), {-2, guardLevels},
                                     {-maximumRangeBound, maximumRangeBound});
        guard->setToolTip(tr("Level of the guard: 1 to 6, 0 is the game's choice, -1 none, -2 as the config "
                             "says"));
        row->addBelow(guard);
        connect(row->kindBox(), &QComboBox::currentIndexChanged, this, [=] {
            const auto resource = Resource(row->kindBox()->currentData().toInt());
            change(i, [=](ZoneMine& mine) { mine.resource = resource; });
        });
        connect(row->ownerBox(), &QComboBox::currentIndexChanged, this, [=] {
            const auto owner = PlayerId(row->ownerBox()->currentData().toInt());
            change(i, [=](ZoneMine& mine) { mine.owner = owner; });
        });
        connect(guard, &RangeField::edited, this,
                [=](const IntRange& range) { change(i, [=](ZoneMine& mine) { mine.guardLevel = range; }, true); });
        connect(row->removeButton(), &QToolButton::clicked, this, [this, i] {
            emit edited(
                [i](std::vector<ZoneMine>& mines) {
                    if (i < mines.size()) mines.erase(mines.begin() + std::ptrdiff_t(i));
                },
                false);
        });
        layout_->insertWidget(int(i), row);
        rows_.push_back(row);
        guards_.push_back(guard);
    }
}

CastleList::CastleList(QWidget* parent)
    : QWidget(parent), add_(addButton(tr("Add Castle"), tr("Add a castle that the zone has in any case"))) {
    layout_ = listLayout(*this, add_);
    connect(add_, &QToolButton::clicked, this, [this] {
        emit edited(
            [](std::vector<ZoneCastle>& castles) {
                if (castles.size() < std::size_t(maximumZoneBuildings)) castles.emplace_back();
            },
            false);
    });
}

void CastleList::show(const std::vector<ZoneCastle>& castles) {
    const bool isLonger = castles.size() != castles_.size() || rows_.size() != castles.size();
    castles_ = castles;
    if (isLonger) build();
    add_->setEnabled(castles_.size() < std::size_t(maximumZoneBuildings));
    const QScopedValueRollback showing(showing_, true);
    for (std::size_t i = 0; i < castles_.size(); ++i) {
        showChoice(*rows_[i]->kindBox(), int(castles_[i].nation));
        showChoice(*rows_[i]->ownerBox(), int(castles_[i].owner));
    }
}

void CastleList::build() {
    takeDown(rows_);
    const auto change = [this](std::size_t i, const std::function<void(ZoneCastle&)>& write, bool goesOn = false) {
        if (showing_) return;
        emit edited(
            [i, write](std::vector<ZoneCastle>& castles) {
                if (i < castles.size()) write(castles[i]);
            },
            goesOn);
    };
    for (std::size_t i = 0; i < castles_.size(); ++i) {
        auto* row = new BuildingRow(nationEntries(), tr("Castle %1").arg(i + 1), this);
        connect(row->kindBox(), &QComboBox::currentIndexChanged, this, [=] {
            const auto nation = Nation(row->kindBox()->currentData().toInt());
            change(i, [=](ZoneCastle& castle) { castle.nation = nation; });
        });
        connect(row->ownerBox(), &QComboBox::currentIndexChanged, this, [=] {
            const auto owner = PlayerId(row->ownerBox()->currentData().toInt());
            change(i, [=](ZoneCastle& castle) { castle.owner = owner; });
        });
        connect(row->removeButton(), &QToolButton::clicked, this, [this, i] {
            emit edited(
                [i](std::vector<ZoneCastle>& castles) {
                    if (i < castles.size()) castles.erase(castles.begin() + std::ptrdiff_t(i));
                },
                false);
        });
        layout_->insertWidget(int(i), row);
        rows_.push_back(row);
    }
}

} // namespace stonemason::pocket_heroes
