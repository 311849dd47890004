// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace stonemason {

class Commands;
class ShortcutTree;

/// A list of every key and what it does, to search, to copy and to print elsewhere.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const Commands& commands, QWidget* parent);

    QLineEdit* search() const { return search_; }
    ShortcutTree* tree() const { return tree_; }

signals:
    /// The person wants other keys.
    void changeRequested();

private:
    void copyText();

    QLineEdit* search_;
    ShortcutTree* tree_;
};

} // namespace stonemason
