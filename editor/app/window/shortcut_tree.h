// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/commands.h"

#include <QDialog>
#include <QTreeWidget>

namespace stonemason {

/// The commands with their keys, by menus, and below them the keys that cannot be changed. Where only those
/// with keys are shown, rows that say the same in menus of the same name are one.
class ShortcutTree : public QTreeWidget {
    Q_OBJECT

public:
    enum class Shows { All, WithKeys };

    ShortcutTree(const Commands& commands, Shows shows, QWidget* parent = nullptr);

    /// Shows these keys; those that differ from the default are bold.
    void setKeys(const KeyMap& map);
    /// Shows the rows in which every word stands, in what it does, its menu or its keys; all for no word.
    void showMatching(const QString& words);
    /// The command of the current row, nullptr on a heading or a fixed key.
    const Command* current() const;
    void setCurrent(const Command& command);

    /// The rows that are shown as lines of text, keys in a column of their own.
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QTreeWidgetItem* addGroup(const QString& title);
    void addFixed();
    void fitKeys();

    const Commands& commands_;
    Shows shows_;
};

} // namespace stonemason

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
