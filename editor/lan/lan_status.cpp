// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_status.h"

#include "core/play/lan_talk.h"
#include "editor/lan/lan_game.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct LanStatus {
    Q_DECLARE_TR_FUNCTIONS(LanStatus)
};

} // namespace

QString lanWaitingWords(const LanTalk& talk) {
    const QString name = LanGame::nameOfPeer(talk);
    if (talk.takeBack() == LanTakeBackState::Asked)
        //: %1 is the name of a person
        return LanStatus::tr("waiting for %1 to answer").arg(name);
    //: %1 is the name of a person
    return LanStatus::tr("waiting for %1 to move").arg(name);
}

QString lanTroubleWords(const LanTalk& talk) {
    if (talk.stage() != LanTalk::Stage::Lost) return {};
    const QString name = LanGame::nameOfPeer(talk);
    if (talk.isOwnTurn())
        //: %1 is the name of a person
        return LanStatus::tr(
                   "The connection to %1 is lost. You can move: %1 gets the move when the connection is "
                   "back. Or stop waiting, in the bar above.")
            .arg(name);
    //: %1 is the name of a person
    return LanStatus::tr(
               "The connection to %1 is lost. Wait until it is back, or stop waiting, in the bar above.")
        .arg(name);
}

QString lanTakeBackWords(const LanTalk& talk) {
    const QString name = LanGame::nameOfPeer(talk);
    switch (talk.takeBack()) {
    case LanTakeBackState::None: return {};
    case LanTakeBackState::Agreed: return LanStatus::tr("The moves are being taken back.");
    case LanTakeBackState::Asked:
        //: %1 is the name of a person
        return LanStatus::tr("You have asked %1 to let you take your last move back; waiting for the answer.")
            .arg(name);
    case LanTakeBackState::Declined:
        //: %1 is the name of a person
        return LanStatus::tr("%1 has declined: your last move stays, and the game goes on.").arg(name);
    case LanTakeBackState::Wanted: {
        const int gone = talk.progress().moves - talk.movesLeftByPeer();
        //: %1 is the name of a person, %n how many moves of both sides are lost by that
        return LanStatus::tr(
                   "%1 asks to take the last move back: %n move(s) would be undone. A move of yours "
                   "declines.",
                   nullptr, gone)
            .arg(name);
    }
    }
    return {};
}

QString whyNoLanTakeBack(const LanTalk& talk) {
    if (talk.movesLeftByTakeBack()) return {};
    const QString name = LanGame::nameOfPeer(talk);
    switch (talk.takeBack()) {
    case LanTakeBackState::None: break;
    case LanTakeBackState::Agreed: return LanStatus::tr("The moves are being taken back.");
    case LanTakeBackState::Asked:
        //: %1 is the name of a person
        return LanStatus::tr("You have already asked %1; wait for the answer.").arg(name);
    case LanTakeBackState::Declined:
        //: %1 is the name of a person
        return LanStatus::tr("%1 has declined. You can ask again after another move.").arg(name);
    case LanTakeBackState::Wanted:
        //: %1 is the name of a person
        return LanStatus::tr("%1 asks to take a move back; answer first.").arg(name);
    }
    if (talk.stage() == LanTalk::Stage::Lost)
        //: %1 is the name of a person
        return LanStatus::tr("The connection to %1 is lost; wait until it is back.").arg(name);
    if (talk.hasGameEnded()) return LanStatus::tr("The game is over.");
    return LanStatus::tr("You have not moved yet.");
}

} // namespace stonemason
