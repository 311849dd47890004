// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPainter;
class QToolButton;

namespace stonemason {

class PlayDocument;
class TurnManager;

/// The banner above the board: the player to move, a remark on the turn, which player is thinking or paused,
/// or the result of the game.
class TurnBanner : public QWidget {
    Q_OBJECT

public:
    /// The texts of the game itself.
    struct Words {
        std::function<QString()> turn;   ///< whose turn it is, or how the game ended
        std::function<QString()> remark; ///< a remark on it; may be empty
        /// Paints the sign of a player's pieces.
        std::function<void(QPainter&, const QRectF&, int player, const QPalette&)> paintMark;
    };

    TurnBanner(PlayDocument& document, TurnManager& turns, Words words, QWidget* parent);

    /// To be called when its text may have changed.
    void refresh();

    QString text() const;
    QString remark() const;
    /// Continues a paused computer; shown while one is paused.
    QToolButton* goOnButton() const { return goOn_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTurnFont();
    QString waitingWords() const;
    void paintMark(int player);

    PlayDocument& document_;
    TurnManager& turns_;
    Words words_;
    QLabel* mark_;
    QLabel* turn_;
    QLabel* remark_;
    QToolButton* goOn_;
};

} // namespace stonemason
