// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace stonemason {

/// The part of the window's tool bar that gives way: buttons whose actions have the property "words" show
/// their words where there is room for all of them, and what has no room at all waits behind an arrow. So
/// what stands beside it keeps its place.
class ToolStrip : public QToolBar {
    Q_OBJECT

public:
    /// Goes to the end of the bar and stands as it does.
    explicit ToolStrip(QToolBar& bar);

    QSize sizeHint() const override;
    bool showsWords() const { return showsWords_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void actionEvent(QActionEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitWords();
    void dress(bool words);

    bool showsWords_ = false;
};

} // namespace stonemason
