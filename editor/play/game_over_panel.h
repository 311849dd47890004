// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QAction;
class QBoxLayout;
class QLabel;
class QToolButton;

namespace stonemason {

class PlayDocument;

/// A card below the board, shown when a game ends while it is open: the result, the reason, and actions for
/// what to do next. It has its own place in the layout, so that it does not cover the board. It does not grab
/// the keyboard focus, and Escape or its close button hides it until the next end of a game. It is not shown
/// for a game that was over when it was opened, or while an earlier position is shown.
class GameOverPanel : public QFrame {
    Q_OBJECT

public:
    /// The texts of the game itself.
    struct Words {
        std::function<QString()> result; ///< who won: "You win, 512 : 430"
        std::function<QString()> margin; ///< by how much, after how many moves; may be empty
        /// Why the game has ended, and whatever else explains the result; may be empty.
        std::function<QString()> reason = [] { return QString(); };
    };

    /// @param board a sibling of it that outlives it; the keys come from there, and go back to it
    GameOverPanel(PlayDocument& document, QWidget& board, Words words);

    /// Adds buttons for these actions; pressing one hides the panel.
    void setActions(const QList<QAction*>& actions);
    QList<QToolButton*> buttons() const { return buttons_; }
    QToolButton* cross() const { return cross_; }
    QString text() const;

    /// The panel waits while moves are still being shown.
    void setShowing(bool showing);

signals:
    /// The panel was shown or hidden.
    void shownChanged(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followGame();
    void update();
    void dismiss();
    void setResultFont();
    void showText(QLabel& label, const QString& text);
    bool hasRoomForOneRow() const;

    PlayDocument& document_;
    QWidget& board_;
    Words words_;
    QLabel* result_;
    QLabel* margin_;
    QLabel* reason_;
    QBoxLayout* lower_; ///< the texts beside the buttons, or above them
    QBoxLayout* buttonRow_;
    QList<QToolButton*> buttons_;
    QToolButton* cross_;
    bool wasOver_;
    bool wanted_ = false; ///< the game ended while open, and the panel was not dismissed
    bool showing_ = false;
};

} // namespace stonemason
