// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/fields.h"
#include "editor/token_battle/deck/view/strength/measurement_settings.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace stonemason {
class Dialogs;
}

namespace stonemason::token_battle {

/// What is to be measured: the field, who plays, how many games, the seed.
class StrengthForm : public QWidget {
    Q_OBJECT

public:
    /// Catalogue and dialogs must outlive it.
    StrengthForm(const Catalogue& catalogue, Dialogs& dialogs, QWidget* parent = nullptr);

    void setSettings(const MeasurementSettings& settings);
    const MeasurementSettings& settings() const { return settings_; }
    /// Decks that are at hand besides those of a chosen file; asked for whenever they are to be listed.
    void setOpponents(std::function<std::vector<OpponentDeck>()> opponents);
    /// Takes the chosen opponent as its document has it now.
    void renewOpponent();

    QComboBox* fieldChoice() const { return field_; }
    QComboBox* opponentChoice() const { return opponent_; }
    QComboBox* playerChoice() const { return player_; }
    QSpinBox* gamesField() const { return games_; }
    QSpinBox* randomField() const { return random_; }
    SeedField* seedField() const { return seed_; }
    QPushButton* fileButton() const { return file_; }

signals:
    /// The person wants something else.
    void edited();

private:
    void addRow(QGridLayout& grid, const QString& name, QWidget* field, QWidget* beside = nullptr);
    void buildFields();
    void chooseFile();
    void take();
    void takeOpponent();
    void showKind();
    void showOpponents();

    const Catalogue& catalogue_;
    Dialogs& dialogs_;
    MeasurementSettings settings_;
    std::function<std::vector<OpponentDeck>()> opponents_;
    std::vector<OpponentDeck> listed_; ///< in the order of opponent_
    QComboBox* field_;
    QPushButton* file_;
    QSpinBox* random_;
    QLabel* randomLabel_ = nullptr;
    QLabel* fileLabel_ = nullptr;
    QComboBox* opponent_;
    QLabel* opponentLabel_ = nullptr;
    QComboBox* player_;
    QSpinBox* games_;
    SeedField* seed_;
    bool showing_ = false; ///< fields are being filled, nobody chose anything
};

} // namespace stonemason::token_battle
