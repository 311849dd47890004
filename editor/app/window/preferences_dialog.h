// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAbstractButton;
class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace stonemason {

class PreferencesPage;

/// What a person can set, page by page. OK and Apply set it, on all pages; Cancel leaves everything as it is;
/// Restore Defaults shows the defaults of the page in view, which hold once they are applied.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    /// @param pages one at least; the dialog takes them
    PreferencesDialog(const QList<PreferencesPage*>& pages, QWidget* parent);

    const QList<PreferencesPage*>& pages() const { return pages_; }
    void showPage(const PreferencesPage* page);
    QDialogButtonBox* buttons() const { return buttons_; }

signals:
    /// Everything shown is set now.
    void applied();

private:
    void pressed(QAbstractButton* button);
    void apply();

    QList<PreferencesPage*> pages_;
    QListWidget* names_;
    QStackedWidget* stack_;
    QDialogButtonBox* buttons_;
};

} // namespace stonemason

class QWidget;

namespace stonemason {

class Commands;
class PreferencesDialog;
class Settings;
class Workspace;

/// The Preferences dialog with its pages, those of the workspaces among them; deletes itself when it is
/// closed.
PreferencesDialog* makePreferences(Settings& settings, Commands& commands,
                                   const QList<Workspace*>& workspaces, QWidget* parent);

/// Dresses the application as the settings say: colours, size of texts, motion. Call once before widgets are
/// made, and again when they changed.
void applyLook(const Settings& settings);

} // namespace stonemason
