// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QHash>
#include <QIcon>
#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace stonemason::pocket_heroes {

/// The rewards of an event one by one: a row for each with its kind, what it is of, and how much, chosen from
/// lists with pictures. Of several events it shows and changes all, where they have the same rewards.
class RewardList : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive the list.
    explicit RewardList(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// Hides itself unless all of the things are events.
    void show(const World& world, const std::vector<Thing>& things);

    int count() const { return int(rows_.size()); }
    QComboBox* kindField(int row) const { return rows_[std::size_t(row)].kind; }
    QComboBox* whichField(int row) const { return rows_[std::size_t(row)].which; }
    QSpinBox* amountField(int row) const { return rows_[std::size_t(row)].amount; }
    QToolButton* removeButton(int row) const { return rows_[std::size_t(row)].remove; }
    QToolButton* addButton() const { return add_; }

signals:
    /// Somebody wants all of the events to have these rewards.
    void changed(const std::vector<stonemason::pocket_heroes::Reward>& rewards);

private:
    struct Row {
        QComboBox* kind;
        QComboBox* which;
        QSpinBox* amount;
        QToolButton* remove;
    };

    Row makeRow(int number);
    void setRowCount(int count);
    void showRow(int number);
    void showWhich(QComboBox& box, const Reward& reward);
    QIcon rewardPicture(RewardKind kind, const QVariant& which);
    void setKind(int row, RewardKind kind);
    void setWhich(int row, const QVariant& which);
    void setAmount(int row, int amount);
    void addReward();
    void removeReward(int row);

    const Catalogue& catalogue_;
    QLabel* heading_;
    QGridLayout* grid_;
    QToolButton* add_;
    std::vector<Row> rows_;
    std::vector<Reward> rewards_; ///< as they are shown
    QHash<QString, QIcon> pictures_;
    bool isShowing_ = false; ///< show() is at work
};

} // namespace stonemason::pocket_heroes
