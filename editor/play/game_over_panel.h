// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <functional>
#include <vector>

namespace stonemason {

/// Where a card hides least of what lies under it: of the pieces first, then of the ground. Tried are the
/// middle of the upper and of the lower edge, and every eighth pixel from the left and from the top; of equal
/// places the first of the two edges counts, then the nearest to the upper one, then the upper left one.
/// @param room where the card may lie; as large as the card at least, else the card lies over its upper edge
/// @param pieces, ground in the coordinates of the room
QRect clearestPlace(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground);

} // namespace stonemason

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace stonemason {

class PlayDocument;

/// Lies over the board's widget once a game has ended before one's eyes: how it ended, and what can be done
/// next. It lies where it hides nothing, as far as there is such a place: beside the board's ground, else
/// where no piece is. It takes the keyboard from nobody, and goes with Escape or its cross until another end.
/// A game that was over when it was opened has none, and none is seen while one looks back.
class GameOverPanel : public QFrame {
    Q_OBJECT

public:
    /// The texts of the game itself.
    struct Words {
        std::function<QString()> result; ///< who won: "You win, 512 : 430"
        std::function<QString()> margin; ///< by how much, after how many moves; may be empty
        /// Where on the board the last move is to be seen, in its coordinates; empty: nowhere.
        std::function<QRectF()> lastMove;
        /// Where pieces stand, and all that is board; without these the whole widget is as good.
        std::function<std::vector<QRectF>()> pieces = [] { return std::vector<QRectF>(); };
        std::function<QRectF()> ground = [] { return QRectF(); };
    };

    /// @param board what it lies over, a sibling of it that outlives it; the keys come from there
    GameOverPanel(PlayDocument& document, QWidget& board, Words words);

    /// Buttons for these actions; one that is triggered here puts the panel away.
    void setActions(const QList<QAction*>& actions);
    QList<QToolButton*> buttons() const { return buttons_; }
    QToolButton* cross() const { return cross_; }
    QString text() const;

    /// What it keeps clear of may lie elsewhere now.
    void follow();
    /// The panel waits while moves are still being shown.
    void setShowing(bool showing);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followGame();
    void update();
    void dismiss();
    void setResultFont();
    QSize wantedSize(int room) const;
    void place();

    PlayDocument& document_;
    QWidget& board_;
    Words words_;
    QLabel* result_;
    QLabel* margin_;
    QHBoxLayout* row_; ///< of the buttons
    QList<QToolButton*> buttons_;
    QToolButton* cross_;
    bool wasOver_;
    bool wanted_ = false; ///< it ended here, and the panel was not put away
    bool showing_ = false;
};

} // namespace stonemason
