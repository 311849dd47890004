// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QIcon>
#include <QLabel>
#include <QWidget>

namespace stonemason {

/// One page of the Preferences dialog. It shows what is set when it is made; nothing is set before apply().
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual QIcon sign() const = 0;

    /// Sets what is shown.
    virtual void apply() = 0;
    /// Shows what a new installation has.
    virtual void showDefaults() = 0;
};

/// The form of a preferences page, filling the page's top.
QFormLayout* makeForm(QWidget& page);
/// A sentence below a field, quieter than the field's name.
QLabel* makeNote(const QString& sentence);

} // namespace stonemason
