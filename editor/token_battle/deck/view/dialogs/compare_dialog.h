// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_statistics.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace stonemason::token_battle {

class ComparedDeck;
class DeckDocument;

/// Two decks of a library side by side: their stacks with what differs marked, their numbers below.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// @param one index of the deck at the left at first; @param other of that at the right
    CompareDialog(DeckDocument& document, int one, int other, QWidget* parent = nullptr);

    /// 0: the one at the left, 1: at the right.
    QComboBox* choice(int side) const { return choices_[std::size_t(side)]; }
    ComparedDeck* deck(int side) const { return decks_[std::size_t(side)]; }
    QLabel* verdict() const { return verdict_; }
    QTreeWidget* numbers() const { return numbers_; }

private:
    const Deck& chosen(int side) const;
    void compare();
    void showNumbers();
    void addRow(const QString& what, const QString& one, const QString& other);
    void addCounts(const DeckStatistics& one, const DeckStatistics& other);

    DeckDocument& document_;
    std::array<QComboBox*, 2> choices_{};
    std::array<ComparedDeck*, 2> decks_{};
    QLabel* verdict_;
    QTreeWidget* numbers_;
};

} // namespace stonemason::token_battle
