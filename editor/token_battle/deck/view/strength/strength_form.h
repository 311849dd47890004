// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/measurement_settings.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
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

    QComboBox* fieldChoice() const { return field_; }
    QComboBox* playerChoice() const { return player_; }
    QSpinBox* gamesField() const { return games_; }
    QSpinBox* randomField() const { return random_; }
    QLineEdit* seedField() const { return seed_; }
    QPushButton* fileButton() const { return file_; }

signals:
    /// The person wants something else.
    void edited();

private:
    void addRow(QGridLayout& grid, const QString& name, QWidget* field, QWidget* beside = nullptr);
    void buildFields();
    void chooseFile();
    void take();
    void showKind();

    const Catalogue& catalogue_;
    Dialogs& dialogs_;
    MeasurementSettings settings_;
    QComboBox* field_;
    QPushButton* file_;
    QSpinBox* random_;
    QLabel* randomLabel_ = nullptr;
    QLabel* fileLabel_ = nullptr;
    QComboBox* player_;
    QSpinBox* games_;
    QLineEdit* seed_;
    bool showing_ = false; ///< fields are being filled, nobody chose anything
};

} // namespace stonemason::token_battle
