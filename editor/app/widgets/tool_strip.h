// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QToolButton;

namespace stonemason {

/// The part of the window's tool bar that gives way: of the buttons whose actions have the property "words"
/// as many show theirs as there is room for, the first ones first, and what has no room at all waits behind
/// an arrow. So what stands beside it keeps its place.
class ToolStrip : public QToolBar {
    Q_OBJECT

public:
    /// Goes to the end of the bar and stands as it does.
    explicit ToolStrip(QToolBar& bar);

    QSize sizeHint() const override;
    /// How many buttons show their words; after actions have come or gone, once events have been handled.
    int words() const { return words_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void actionEvent(QActionEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitWords();
    void fitWordsLater();
    void dress(const QList<QToolButton*>& buttons);

    int words_ = 0;
    bool willFit_ = false;
};

} // namespace stonemason
