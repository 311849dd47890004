// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_view.h"
#include "editor/play/playback.h"

#include <QActionGroup>
#include <QImage>
#include <QMenu>

#include <functional>
#include <memory>

namespace stonemason {

class Dialogs;

/// The actions for a whole game: continuing and pausing computers, take-back, resignation, rematch, review,
/// tempo, and exporting the board as a picture.
class GameActions : public BoundPlayActions {
    Q_OBJECT

public:
    /// A picture of a game's board, at most this large.
    using Picture = std::function<QImage(const PlayDocument& document, QSize size)>;

    /// @param prefix of the actions' object names
    GameActions(const QString& prefix, Tempo tempo, Picture picture, Dialogs& dialogs,
                QObject* parent = nullptr);
    ~GameActions() override;

    void setTempo(Tempo tempo);

signals:
    void tempoChosen(stonemason::Tempo tempo);
    /// A new game with the same setup is requested, with the other side moving first.
    void rematchRequested();
    /// The moves that lost most are to be shown.
    void reviewRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addTempo(Tempo tempo);
    void describeGoOn();
    void goOnOrPause();
    void resign();
    void savePicture();

    Picture picture_;
    Dialogs& dialogs_;
    QActionGroup* tempos_;
    std::unique_ptr<QMenu> tempoMenu_;
    QPointer<PlayView> served_;
};

} // namespace stonemason
