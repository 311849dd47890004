// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/seat_choices.h"

#include <QWidget>

#include <array>
#include <optional>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLineEdit;

namespace stonemason {

/// The part of a new game's form for the players: alone, two people, against the computer, two computers; the
/// levels of computers and the names of two people.
class WhoPlays : public QWidget {
    Q_OBJECT

public:
    /// The text of a choice and its tool tip.
    struct Choice {
        QString text;
        QString tip;
    };

    /// @param alone for a game that one can play alone
    /// @param levels what the levels of this game's computers mean
    WhoPlays(const SeatChoices& choices, const std::optional<Choice>& alone, const QString& levels,
             QWidget* parent = nullptr);

    GameMode mode() const;
    /// The current choices, without who moves first.
    SeatChoices choices() const;
    /// The names of the near and the far side in the chosen mode: "You", "The computer", "Ann".
    std::array<QString, playerCount> sideNames() const;
    /// Sets the focus to the current choice.
    void focusChoice();

    QButtonGroup* modes() const { return modes_; } ///< ids are GameMode
    QComboBox* opponentLevel() const { return opponentLevel_; }
    QComboBox* nearLevel() const { return nearLevel_; }
    QComboBox* farLevel() const { return farLevel_; }
    QLineEdit* personName(int side) const { return names_[std::size_t(side)]; } ///< 0 near, 1 far

signals:
    void modeChosen();
    void namesChanged();

private:
    void add(QGridLayout& grid, GameMode mode, const Choice& choice);
    void enableLevels();

    QButtonGroup* modes_;
    QComboBox* opponentLevel_;
    QComboBox* nearLevel_;
    QComboBox* farLevel_;
    std::array<QLineEdit*, playerCount> names_;
};

} // namespace stonemason
