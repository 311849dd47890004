// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/preferences_page.h"
#include "editor/play/playback.h"

class QComboBox;
class QLineEdit;

namespace stonemason {
class Settings;
}

namespace stonemason::token_battle {

/// How fast games are shown, and one's name over the network.
class PlayingPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit PlayingPage(Settings& settings, QWidget* parent = nullptr);

    QString title() const override { return tr("Playing"); }
    QIcon sign() const override;
    void apply() override;
    void showDefaults() override;

signals:
    void tempoChosen(stonemason::Tempo tempo);

private:
    Settings& settings_;
    QComboBox* tempo_;
    QLineEdit* name_;
};

} // namespace stonemason::token_battle
