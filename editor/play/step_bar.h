// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace stonemason {

class PlayDocument;

/// Navigation through a game: buttons for the step actions, a slider, and the number of the move shown.
class StepBar : public QWidget {
    Q_OBJECT

public:
    StepBar(PlayDocument& document, QWidget* parent);

    /// Buttons for these actions: at the left of the slider, at its right.
    void setActions(const QList<QAction*>& before, const QList<QAction*>& behind);
    QSlider* slider() const { return slider_; }

private:
    void refresh();

    PlayDocument& document_;
    QHBoxLayout* row_;
    QSlider* slider_;
    QLabel* number_;
    QList<QWidget*> buttons_;
};

} // namespace stonemason
