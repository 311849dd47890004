// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/tempo.h"
#include "editor/token_battle/duel/duel_binding.h"

#include <QActionGroup>
#include <QMenu>

#include <memory>

namespace stonemason {

class Dialogs;

/// The game as a whole: letting computers go on or rest, giving up, another one, how fast it is shown; its
/// position and picture for elsewhere.
class GameActions : public BoundDuelActions {
    Q_OBJECT

public:
    GameActions(Tempo tempo, Dialogs& dialogs, QObject* parent = nullptr);
    ~GameActions() override;

    Tempo tempo() const;
    void setTempo(Tempo tempo);

signals:
    void tempoChosen(stonemason::Tempo tempo);
    /// The same decks and players once more, with the other one moving first.
    void rematchRequested(const stonemason::GameSetup& setup);
    /// Which moves of the game lost most is to be shown.
    void reviewRequested();
    /// A game that begins with the position in this text.
    void positionPasted(const QString& text);

protected:
    void bound() override;
    void refresh() override;

private:
    void addTempo(Tempo tempo);
    void describeGoOn();
    void goOnOrPause();
    void resign();
    void copyPosition();
    void pastePosition();
    void savePicture();

    Dialogs& dialogs_;
    QActionGroup* tempos_;
    std::unique_ptr<QMenu> tempoMenu_;
    QPointer<DuelView> served_;
};

} // namespace stonemason
