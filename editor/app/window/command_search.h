// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/commands.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace stonemason {

/// Finds a command by words and runs it: a field with the commands that match below it, over the window. What
/// cannot be done now is listed too, greyed, and says what it is for.
class CommandSearch : public QFrame {
    Q_OBJECT

public:
    CommandSearch(const Commands& commands, Settings& settings, QWidget* window);

    /// Opens with the commands that are there for the documents of this workspace.
    void open(const QString& workspace);

    QLineEdit* field() const { return field_; }
    QListWidget* list() const { return list_; }
    /// The selected command, nullptr when nothing matches.
    const Command* current() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void fill();
    void addRow(const Command& command);
    void explain();
    void runCurrent();
    void remember(const Command& command);

    const Commands& commands_;
    Settings& settings_;
    QLineEdit* field_;
    QListWidget* list_;
    QLabel* line_; ///< what the current command does
    QString workspace_;
};

} // namespace stonemason
