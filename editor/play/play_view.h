// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/play/play_document.h"
#include "editor/play/playback.h"
#include "editor/play/turn_manager.h"

#include <QWidget>

namespace stonemason {

class GameOverPanel;
class StepBar;
class TurnBanner;

/// A game of two sides in its tab, whatever game it is: the board with whose turn it is above, and the way
/// along the game below. The board itself and what stands beside it are the game's own.
class PlayView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view.
    PlayView(PlayDocument& document, QWidget* parent);

    PlayDocument& playDocument() const { return document_; }
    /// Who is to move, and the opponents.
    virtual TurnManager& turns() const = 0;
    StepBar* steps() const { return steps_; }
    TurnBanner* banner() const { return banner_; }
    GameOverPanel* gameOverPanel() const { return gameOverPanel_; }
    /// What has the keyboard: actions whose keys mean something else on buttons are given to it.
    QWidget* boardWidget() const { return board_; }

    virtual void setTempo(Tempo tempo) = 0;
    /// Adds a bar above everything, with information about the players.
    void addBar(QWidget* bar);

protected:
    /// What a game's view is put together from.
    struct Parts {
        QWidget* beside; ///< at the left of the board; may be null
        TurnBanner* banner;
        QWidget* board;
        QWidget* preview;             ///< between the board and the step bar; may be null
        GameOverPanel* gameOverPanel; ///< in place of the preview, once the game has ended
        QWidget* score = nullptr;     ///< between the banner and the board; may be null
    };
    /// To be called once, by the constructor of the game's view.
    void layOut(const Parts& parts);

private:
    PlayDocument& document_;
    StepBar* steps_ = nullptr;
    TurnBanner* banner_ = nullptr;
    QWidget* board_ = nullptr;
    GameOverPanel* gameOverPanel_ = nullptr;
};

using PlayBinding = Binding<PlayDocument, PlayView>;
using PlayDock = BoundDock<PlayDocument, PlayView>;

/// A set of actions that work on the current game, whatever game it is.
class BoundPlayActions : public BoundActions<PlayDocument, PlayView> {
public:
    using BoundActions::BoundActions;

protected:
    bool isBound() const override { return view() != nullptr; }
    TurnManager& turns() const { return view()->turns(); }
};

} // namespace stonemason
