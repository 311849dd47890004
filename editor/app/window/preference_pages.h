// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/preferences_page.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace stonemason {

class Settings;

/// Language, what is open after a start, recent files, how often unsaved work is kept, and the author of what
/// is new.
class GeneralPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit GeneralPage(Settings& settings, QWidget* parent = nullptr);

    QString title() const override { return tr("General"); }
    QIcon sign() const override;
    void apply() override;
    void showDefaults() override;

private:
    Settings& settings_;
    QComboBox* language_;
    QComboBox* start_;
    QSpinBox* recent_;
    QSpinBox* autosave_;
    QLineEdit* author_;
};

} // namespace stonemason

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
