// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"
#include "editor/play/play_view.h"
#include "editor/wastes/game/model/line_search.h"

class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace stonemason::wastes {

class WarView;

/// The best lines of the position looked at: each with its score, and how the game goes on. The line that is
/// chosen or pointed at is drawn on the board.
class LinesDock : public PlayDock {
    Q_OBJECT

public:
    /// The settings, which remember how many lines there are, must outlive the dock.
    explicit LinesDock(Settings& settings);

    LineSearch& search() const { return *search_; }
    QListWidget* list() const { return list_; }
    QSpinBox* countField() const { return count_; }
    QPushButton* startButton() const { return start_; }
    QLabel* words() const { return words_; }
    /// Above the list: whose move it is, and how places are written.
    QLabel* heading() const { return heading_; }

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeRow();
    WarView* warView() const;
    void refresh();
    void showLines();
    QString statusWords() const;
    /// Draws the line of that row; -1: none.
    void draw(int row);

    Settings& settings_;
    LineSearch* search_;
    QSpinBox* count_;
    QPushButton* start_;
    QLabel* heading_;
    QListWidget* list_;
    QLabel* words_;
};

} // namespace stonemason::wastes
