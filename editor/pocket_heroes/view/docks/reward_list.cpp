// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/reward_list.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/view/docks/choices.h"
#include "editor/pocket_heroes/view/docks/number_lists.h"
#include "editor/pocket_heroes/view/docks/record_picture.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostRewards = 50; ///< rewards; the line above has room for all that a file can hold

/// What the picture of a reward shows: the thing that would lie on the map.
std::optional<Record> rewardRecord(const Catalogue& catalogue, RewardKind kind, const QVariant& which) {
    Item item;
    switch (kind) {
    case RewardKind::Resource: item.treasure = Pile{Resource(which.toInt()), 0}; break;
    case RewardKind::Mana: item.treasure = ManaCrystal{}; break;
    case RewardKind::Artifact: item.treasure = Artifact{which.toString().toStdString()}; break;
    case RewardKind::Spell: item.treasure = SpellScroll{}; break;
    case RewardKind::Creatures: {
        Guard guard;
        guard.troop.creature = std::int16_t(which.toInt());
        const bool isKnown = guard.troop.creature >= 0 && guard.troop.creature < creatureCount;
        return isKnown ? std::optional(Record{ThingKind::Guard, guard}) : std::nullopt;
    }
    default: return std::nullopt;
    }
    if (kind == RewardKind::Artifact && !catalogue.findArtifact(which.toString().toStdString()))
        return std::nullopt;
    return Record{ThingKind::Item, item};
}

QVariant whichOf(const Reward& reward) {
    return reward.kind == RewardKind::Artifact ? QVariant(QString::fromStdString(reward.artifact))
                                               : QVariant(int(reward.which));
}

/// What all of the events have; nothing when they differ or one of the things is no event.
std::optional<std::vector<Reward>> commonRewards(const World& world, const std::vector<Thing>& things) {
    std::optional<std::vector<Reward>> rewards;
    for (const Thing thing : things) {
        const std::vector<Reward>& own = world.events[std::size_t(thing.index)].rewards;
        if (rewards && *rewards != own) return std::nullopt;
        rewards = own;
    }
    return rewards;
}

} // namespace

RewardList::RewardList(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , heading_(new QLabel)
    , grid_(new QGridLayout)
    , add_(new QToolButton) {
    heading_->setWordWrap(true);
    add_->setText(tr("Add Reward"));
    add_->setToolTip(tr("Give something more to whoever the event happens to"));
    add_->setIcon(icon(QStringLiteral("add")));
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add_->setFocusPolicy(Qt::StrongFocus);
    grid_->setSpacing(gap / 2);
    grid_->setColumnStretch(0, 3);
    grid_->setColumnStretch(1, 3);
    grid_->setColumnStretch(2, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(heading_);
    layout->addLayout(grid_);
    layout->addWidget(add_, 0, Qt::AlignLeft);
    connect(add_, &QToolButton::clicked, this, &RewardList::addReward);
    setVisible(false);
}

void RewardList::show(const World& world, const std::vector<Thing>& things) {
    const QScopedValueRollback showing(isShowing_, true);
    const bool isOfEvents = !things.empty() && std::ranges::all_of(things, [&world](Thing thing) {
        return thing.kind == ThingKind::Event && has(world, thing);
    });
    setVisible(isOfEvents);
    const auto rewards = isOfEvents ? commonRewards(world, things) : std::nullopt;
    const bool isListed = rewards && rewards->size() <= std::size_t(mostRewards);
    rewards_ = isListed ? *rewards : std::vector<Reward>();
    add_->setVisible(isListed);
    if (!isListed)
        heading_->setText(rewards ? tr("There are too many rewards to list one by one.")
                                  : tr("The events have different rewards."));
    else
        heading_->setText(rewards_.empty() ? tr("The event has no rewards.") : tr("Rewards one by one"));
    setRowCount(int(rewards_.size()));
    for (std::size_t i = 0; i < rows_.size(); ++i)
        showRow(int(i));
}

void RewardList::setRowCount(int count) {
    while (int(rows_.size()) > count) {
        for (QWidget* field : std::initializer_list<QWidget*>{rows_.back().kind, rows_.back().which,
                                                              rows_.back().amount, rows_.back().remove}) {
            grid_->removeWidget(field);
            field->hide();
            field->deleteLater(); // it may be the one that was pressed
        }
        rows_.pop_back();
    }
    while (int(rows_.size()) < count)
        rows_.push_back(makeRow(int(rows_.size())));
}

RewardList::Row RewardList::makeRow(int number) {
    Row row{choiceBox(rewardKinds(), tr("Kind of reward %1").arg(number + 1)),
            choiceBox({}, tr("What reward %1 is of").arg(number + 1)), new QSpinBox, new QToolButton};
    row.amount->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    row.amount->setKeyboardTracking(false);
    row.amount->setGroupSeparatorShown(true);
    row.amount->setAccessibleName(tr("Amount of reward %1").arg(number + 1));
    row.amount->setToolTip(row.amount->accessibleName());
    row.remove->setIcon(icon(QStringLiteral("remove")));
    row.remove->setAutoRaise(true);
    row.remove->setFocusPolicy(Qt::StrongFocus);
    row.remove->setToolTip(tr("Take this reward out"));
    row.remove->setAccessibleName(tr("Take reward %1 out").arg(number + 1));
    int column = 0;
    for (QWidget* field : std::initializer_list<QWidget*>{row.kind, row.which, row.amount}) {
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        field->setFocusPolicy(Qt::StrongFocus);
        grid_->addWidget(field, number, column++);
    }
    grid_->addWidget(row.remove, number, column);
    row.which->setIconSize({recordPictureSide, recordPictureSide});
    connect(row.kind, &QComboBox::activated, this,
            [this, number, box = row.kind] { setKind(number, RewardKind(box->currentData().toInt())); });
    connect(row.which, &QComboBox::activated, this,
            [this, number, box = row.which] { setWhich(number, box->currentData()); });
    connect(row.amount, &QSpinBox::valueChanged, this,
            [this, number](int amount) { setAmount(number, amount); });
    connect(row.remove, &QToolButton::clicked, this, [this, number] { removeReward(number); });
    return row;
}

void RewardList::showRow(int number) {
    const Row& row = rows_[std::size_t(number)];
    const Reward& reward = rewards_[std::size_t(number)];
    showChoice(*row.kind, int(reward.kind));
    row.kind->setToolTip(row.kind->currentText());
    showWhich(*row.which, reward);
    const bool isOfSomething = row.which->isEnabled();
    row.which->setVisible(isOfSomething); // its room is the kind's then
    grid_->addWidget(row.kind, number, 0, 1, isOfSomething ? 1 : 2);
    const QSignalBlocker quiet(row.amount);
    row.amount->setValue(reward.amount);
}

void RewardList::showWhich(QComboBox& box, const Reward& reward) {
    const Choices choices = rewardObjects(reward.kind, catalogue_);
    box.clear();
    for (const Choice& choice : choices)
        box.addItem(rewardPicture(reward.kind, choice.value), choice.name, choice.value);
    box.setEnabled(!choices.empty());
    if (choices.empty()) return;
    const QVariant which = whichOf(reward);
    if (box.findData(which) < 0) box.addItem(which.toString(), which); // that the catalogue does not have
    box.setCurrentIndex(box.findData(which));
    box.setToolTip(box.currentText());
}

QIcon RewardList::rewardPicture(RewardKind kind, const QVariant& which) {
    const QString key = QStringLiteral("%1 %2").arg(int(kind)).arg(which.toString());
    const auto known = pictures_.constFind(key);
    if (known != pictures_.cend()) return *known;
    const auto record = rewardRecord(catalogue_, kind, which);
    const QIcon picture = record ? pictureOf(*record) : QIcon();
    return *pictures_.insert(key, picture);
}

void RewardList::setKind(int row, RewardKind kind) {
    std::vector<Reward> rewards = rewards_;
    Reward& reward = rewards[std::size_t(row)];
    if (reward.kind == kind) return;
    reward = {kind, 0, {}, reward.amount};
    if (kind == RewardKind::Artifact && !catalogue_.artifacts.empty())
        reward.artifact = catalogue_.artifacts.front().id;
    emit changed(rewards);
}

void RewardList::setWhich(int row, const QVariant& which) {
    std::vector<Reward> rewards = rewards_;
    Reward& reward = rewards[std::size_t(row)];
    if (reward.kind == RewardKind::Artifact)
        reward.artifact = which.toString().toStdString();
    else
        reward.which = which.toInt();
    if (rewards != rewards_) emit changed(rewards);
}

void RewardList::setAmount(int row, int amount) {
    if (isShowing_) return; // a field that is hidden reports what is typed there, of rewards that are gone
    std::vector<Reward> rewards = rewards_;
    rewards[std::size_t(row)].amount = amount;
    if (rewards != rewards_) emit changed(rewards);
}

void RewardList::addReward() {
    std::vector<Reward> rewards = rewards_;
    rewards.push_back({RewardKind::Resource, int(Resource::Gold), {}, 1000});
    emit changed(rewards);
}

void RewardList::removeReward(int row) {
    std::vector<Reward> rewards = rewards_;
    rewards.erase(rewards.begin() + row);
    emit changed(rewards);
}

} // namespace stonemason::pocket_heroes
