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

/// A game of any kind between two sides in its tab: the board, with the turn banner above it and the step bar
/// below. The game itself provides the board and the widgets beside it.
class PlayView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view.
    PlayView(PlayDocument& document, QWidget* parent);

    PlayDocument& playDocument() const { return document_; }
    /// The turns and opponents of the game.
    virtual TurnManager& turns() const = 0;
    StepBar* steps() const { return steps_; }
    TurnBanner* banner() const { return banner_; }
    GameOverPanel* gameOverPanel() const { return gameOverPanel_; }
    /// The widget for the keyboard focus: actions whose keys have another meaning on buttons belong to it.
    QWidget* boardWidget() const { return board_; }

    virtual void setTempo(Tempo tempo) = 0;
    /// Adds a bar above everything, with information about the players.
    void addBar(QWidget* bar);

protected:
    /// The widgets of a game's view.
    struct Parts {
        QWidget* beside; ///< at the left of the board; may be null
        TurnBanner* banner;
        QWidget* board;
        QWidget* preview;             ///< between the board and the step bar; may be null
        GameOverPanel* gameOverPanel; ///< in place of the preview, once the game has ended
        QWidget* score = nullptr;     ///< between the banner and the board; may be null
    };
    /// Must be called once, by the constructor of the game's view.
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

/// A set of actions for the current game of any kind.
class BoundPlayActions : public BoundActions<PlayDocument, PlayView> {
public:
    using BoundActions::BoundActions;

protected:
    bool isBound() const override { return view() != nullptr; }
    TurnManager& turns() const { return view()->turns(); }
};

} // namespace stonemason
