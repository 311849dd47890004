// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/commands.h"
#include "editor/app/window/preferences_page.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace stonemason {

class KeyEdit;
class ShortcutTree;

/// Shows the shortcuts of commands and edits them. If a key is already assigned, the page shows that
/// assignment before replacing it.
class ShortcutsPage : public PreferencesPage {
    Q_OBJECT

public:
    explicit ShortcutsPage(Commands& commands, QWidget* parent = nullptr);
    ~ShortcutsPage() override;

    QString title() const override { return tr("Shortcuts"); }
    QIcon sign() const override;
    void apply() override;
    void showDefaults() override;

    QLineEdit* search() const { return search_; }
    ShortcutTree* tree() const { return tree_; }
    KeyEdit* field() const { return field_; }
    QLabel* verdict() const { return verdict_; }
    QPushButton* assignButton() const { return assign_; }
    QPushButton* noneButton() const { return none_; }
    QPushButton* defaultButton() const { return default_; }

private:
    struct Verdict {
        QString text;
        enum { Unfit, Free, Held } key = Unfit;
    };

    void buildLayout();
    void showCommand();
    Verdict verdictOn(const QKeySequence& key) const;
    void judge();
    void give(const QList<QKeySequence>& keys);

    Commands& commands_;
    KeyMap map_; ///< as it is shown, not applied yet
    QLineEdit* search_;
    ShortcutTree* tree_;
    QLabel* name_;
    KeyEdit* field_;
    QPushButton* assign_;
    QPushButton* none_;
    QPushButton* default_;
    QLabel* verdict_;
};

} // namespace stonemason
