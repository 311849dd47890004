// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/preferences_page.h"

class QComboBox;
class QSpinBox;

namespace stonemason {

class Settings;

/// Light or dark, how large texts are, and whether things move.
class AppearancePage : public PreferencesPage {
    Q_OBJECT

public:
    explicit AppearancePage(Settings& settings, QWidget* parent = nullptr);

    QString title() const override { return tr("Appearance"); }
    QIcon sign() const override;
    void apply() override;
    void showDefaults() override;

private:
    Settings& settings_;
    QComboBox* appearance_;
    QSpinBox* textSize_;
    QComboBox* motion_;
};

} // namespace stonemason
