// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"

#include <QAction>
#include <QFrame>
#include <QList>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace stonemason {

/// A card with one step of the tour. Right and Enter go on, Left and Backspace go back, Escape ends the tour;
/// Tab stays among its buttons, and while it has the keys no others have a meaning.
class TourCallout : public QFrame {
    Q_OBJECT

public:
    /// @param allowed actions whose keys hold all the same
    TourCallout(QList<QAction*> allowed, QWidget* parent);

    /// Shows the step, gives its button the keys and has it read out.
    /// @param number from 1 to `count`
    void showStep(const TourStep& step, int number, int count);
    /// Those that it may have with what it shows now, the best first.
    QList<QSize> sizes() const;

signals:
    void forwardRequested();
    void backRequested();
    void endRequested();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& tip, Qt::Key key);
    bool act(const QKeyEvent& key);
    void pressFocused();
    void dress();

    const QList<QAction*> allowed_;
    QLabel* number_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* end_;
    QPushButton* back_;
    QPushButton* forward_;
};

} // namespace stonemason
