// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/building_list.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "editor/app/widgets/icons.h"

#include <QHBoxLayout>

namespace stonemason::pocket_heroes {

namespace {

/// In the order of Tab: `stops` behind `before`.
void putBehind(QWidget* before, const QWidgetList& stops) {
    for (QWidget* stop : stops) {
        QWidget::setTabOrder(before, stop);
        before = stop;
    }
}

template <typename Building>
void eraseAt(std::vector<Building>& buildings, std::size_t index) {
    if (index < buildings.size()) buildings.erase(buildings.begin() + std::ptrdiff_t(index));
}

} // namespace

BuildingRow::BuildingRow(const Choices& kinds, const QString& name, QWidget* parent)
    : QWidget(parent)
    , layout_(new QVBoxLayout(this))
    , kind_(choiceBox(kinds, name))
    //: %1 is "Mine 2"
    , owner_(choiceBox(ownerChoices(), tr("Owner of %1").arg(name)))
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

void BuildingRow::setGuardField(RangeField* guard) {
    guard_ = guard;
    layout_->addWidget(guard);
}

QWidgetList BuildingRow::tabStops() const {
    QWidgetList stops{kind_, owner_, remove_};
    if (guard_) stops += guard_->tabStops();
    return stops;
}

BuildingList::BuildingList(const QString& addText, const QString& addTip, QWidget* parent)
    : QWidget(parent), layout_(new QVBoxLayout(this)), add_(new QToolButton) {
    add_->setIcon(icon(QStringLiteral("add")));
    add_->setText(addText);
    add_->setToolTip(addTip);
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(4);
    layout_->addWidget(add_, 0, Qt::AlignLeft);
    connect(add_, &QToolButton::clicked, this, [this] {
        const std::size_t before = rows_.size();
        askForOne();
        if (rows_.size() > before) rows_.back()->kindBox()->setFocus(Qt::OtherFocusReason);
    });
}

void BuildingList::setCount(std::size_t count) {
    add_->setEnabled(count < std::size_t(maximumZoneBuildings));
    while (rows_.size() < count)
        addRow();
    while (rows_.size() > count)
        removeLastRow();
}

void BuildingList::addRow() {
    const std::size_t index = rows_.size();
    BuildingRow* row = makeRow(index);
    connect(row->removeButton(), &QToolButton::clicked, this, [this, index] { askWithout(index); });
    layout_->insertWidget(int(index), row);
    row->show(); // at once: what is hidden takes no keys
    const QWidgetList stops = row->tabStops();
    if (rows_.empty()) {
        putBehind(add_, stops);
        putBehind(stops.back(), {add_}); // from where it was
    } else {
        putBehind(rows_.back()->tabStops().back(), stops);
    }
    rows_.push_back(row);
}

/// It goes when the event that asked for it is over: that may have come from it.
void BuildingList::removeLastRow() {
    BuildingRow* row = rows_.back();
    rows_.pop_back();
    if (row->isAncestorOf(window()->focusWidget())) {
        QToolButton* next = rows_.empty() ? add_ : rows_.back()->removeButton();
        next->setFocus(Qt::OtherFocusReason);
    }
    row->hide();
    row->deleteLater();
}

MineList::MineList(QWidget* parent)
    : BuildingList(tr("Add Mine"), tr("Add a mine that the zone has in any case"), parent) {
}

void MineList::show(const std::vector<ZoneMine>& mines) {
    const QScopedValueRollback showing(showing_, true);
    setCount(mines.size());
    for (std::size_t i = 0; i < mines.size(); ++i) {
        showChoice(*row(i).kindBox(), int(mines[i].resource));
        showChoice(*row(i).ownerBox(), int(mines[i].owner));
        row(i).guardField()->show(mines[i].guardLevel);
    }
}

void MineList::change(std::size_t index, const std::function<void(ZoneMine&)>& write) {
    if (showing_) return;
    emit edited([index, write](std::vector<ZoneMine>& mines) {
        if (index < mines.size()) write(mines[index]);
    });
}

BuildingRow* MineList::makeRow(std::size_t index) {
    const QString name = tr("Mine %1").arg(index + 1);
    auto* added = new BuildingRow(resourceChoices(), name, this);
    //: %1 is "Mine 2"
    auto* guard =
        drawnRange(tr("Guard of %1").arg(name), {-2, guardLevels}, {-maximumRangeBound, maximumRangeBound});
    guard->setToolTip(tr("Level of the guard: 1 to 6, 0 is the game's choice, -1 none, -2 as the config "
                         "says"));
    guard->setCodes(tr("level"), {{-2, tr("as the config says")}, {-1, tr("none")}});
    added->setGuardField(guard);
    connect(added->kindBox(), &QComboBox::currentIndexChanged, this, [this, index, added] {
        const auto resource = Resource(added->kindBox()->currentData().toInt());
        change(index, [resource](ZoneMine& mine) { mine.resource = resource; });
    });
    connect(added->ownerBox(), &QComboBox::currentIndexChanged, this, [this, index, added] {
        const auto owner = PlayerId(added->ownerBox()->currentData().toInt());
        change(index, [owner](ZoneMine& mine) { mine.owner = owner; });
    });
    connect(guard, &RangeField::edited, this,
            [this, index](const RangeEdit& edit) { emit guardEdited(index, edit); });
    return added;
}

void MineList::askForOne() {
    emit edited([](std::vector<ZoneMine>& mines) {
        if (mines.size() < std::size_t(maximumZoneBuildings)) mines.emplace_back();
    });
}

void MineList::askWithout(std::size_t index) {
    emit edited([index](std::vector<ZoneMine>& mines) { eraseAt(mines, index); });
}

CastleList::CastleList(QWidget* parent)
    : BuildingList(tr("Add Castle"),
                   tr("Add a castle that the zone has in any case, of the first player without one"),
                   parent) {
}

void CastleList::show(const std::vector<ZoneCastle>& castles) {
    const QScopedValueRollback showing(showing_, true);
    setCount(castles.size());
    for (std::size_t i = 0; i < castles.size(); ++i) {
        showChoice(*row(i).kindBox(), int(castles[i].nation));
        showChoice(*row(i).ownerBox(), int(castles[i].owner));
    }
}

void CastleList::change(std::size_t index, const std::function<void(ZoneCastle&)>& write) {
    if (showing_) return;
    emit edited([index, write](std::vector<ZoneCastle>& castles) {
        if (index < castles.size()) write(castles[index]);
    });
}

BuildingRow* CastleList::makeRow(std::size_t index) {
    auto* added = new BuildingRow(nationChoices(), tr("Castle %1").arg(index + 1), this);
    connect(added->kindBox(), &QComboBox::currentIndexChanged, this, [this, index, added] {
        const auto nation = Nation(added->kindBox()->currentData().toInt());
        change(index, [nation](ZoneCastle& castle) { castle.nation = nation; });
    });
    connect(added->ownerBox(), &QComboBox::currentIndexChanged, this, [this, index, added] {
        const auto owner = PlayerId(added->ownerBox()->currentData().toInt());
        change(index, [owner](ZoneCastle& castle) { castle.owner = owner; });
    });
    return added;
}

void CastleList::askForOne() {
    emit oneWanted();
}

void CastleList::askWithout(std::size_t index) {
    emit edited([index](std::vector<ZoneCastle>& castles) { eraseAt(castles, index); });
}

} // namespace stonemason::pocket_heroes
