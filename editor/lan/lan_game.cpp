// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_game.h"

#include "editor/app/disk/file_paths.h"
#include "editor/lan/game_keeper.h"
#include "editor/lan/lan_status.h"
#include "editor/lan/lan_words.h"
#include "editor/play/seats.h"
#include "editor/text/error_text.h"

namespace stonemason {

LanGame* LanGame::of(const PlayDocument& document) {
    return document.findChild<LanGame*>(QString(), Qt::FindDirectChildrenOnly);
}

QString LanGame::nameOfPeer(const LanTalk& talk) {
    const QString name = plainWords(talk.peerName());
    if (name.isEmpty()) return tr("The other player");
    const std::string text = name.toStdString();
    //: The name of a person in quotes
    return isAtDesk(text) || playerLevelFromId(text) ? tr("“%1”").arg(name) : name;
}

LanGame::LanGame(std::unique_ptr<LanConnection> link, std::unique_ptr<LanGamePart> part, QString folder,
                 PlayDocument& document)
    : QObject(&document)
    , document_(document)
    , link_(std::move(link))
    , part_(std::move(part))
    , folder_(std::move(folder))
    , ownName_(plainWords(link_->talk().ownName()))
    , peerName_(nameOfPeer(link_->talk()))
    , peerAddress_(link_->peerAddress()) {
    document_.setLive(true);
    connect(&document_, &PlayDocument::gameChanged, this, [this] {
        // The opponent is notified of the last move by the same signal and must still exist then.
        if (document_.isOver()) QMetaObject::invokeMethod(this, &LanGame::conclude, Qt::QueuedConnection);
    });
    connect(&document_, &PlayDocument::leaving, this, &LanGame::leave);
    connect(link_.get(), &LanConnection::moved, this, &LanGame::learn); // before the opponent is notified
    connect(link_.get(), &LanConnection::resigned, this, &LanGame::catchUp);
    connect(link_.get(), &LanConnection::takenBack, this, [this] {
        if (!concluded_) part_->goBack();
    });
    connect(link_.get(), &LanConnection::takeBackChanged, this, [this] {
        // The moves to be taken back must be shown first, and be in the document when it reverts them.
        const LanTakeBackState state = link_->talk().takeBack();
        if (state == LanTakeBackState::Wanted || state == LanTakeBackState::Asked) catchUp();
        emit changed();
    });
    connect(link_.get(), &LanConnection::minutesLeftChanged, this, &LanGame::changed);
    connect(link_.get(), &LanConnection::rematchWanted, this, &LanGame::changed);
    connect(link_.get(), &LanConnection::begun, this, &LanGame::rematchBegun);
    connect(link_.get(), &LanConnection::lost, this, &LanGame::changed);
    connect(link_.get(), &LanConnection::resumed, this, [this] {
        peerAddress_ = link_->peerAddress();
        emit changed();
    });
    connect(link_.get(), &LanConnection::ended, this, [this] {
        end_ = link_->talk().end();
        catchUp();
        conclude();
        emit changed();
    });
}

LanGame::~LanGame() {
    if (concluded_) return;
    keep();
    reportKept();
}

void LanGame::leave() {
    if (concluded_) return;
    catchUp();
    link_->leave();
    conclude();
    reportKept();
}

void LanGame::reportKept() {
    if (const QString words = keptWords(); !words.isEmpty()) emit keptAtClose(words);
}

void LanGame::seat(TurnManager& turns) {
    turns_ = &turns;
    if (!concluded_) part_->seat(turns, true);
}

void LanGame::learn() {
    if (!concluded_) part_->learn();
}

/// Brings the document and the view up to date with the talk, which may be ahead of them.
void LanGame::catchUp() {
    if (concluded_) return;
    part_->learn();
    part_->catchUp();
}

/// Called when the game is over or the peer is gone.
void LanGame::conclude() {
    if (std::exchange(concluded_, true)) return;
    // This saves a document that has no file of its own.
    keep([this](const QString& path, const std::string& bytes) {
        if (document_.path().isEmpty()) emit document_.aboutToWrite(path, bytes);
    });
    if (link_->talk().hasGameEnded()) part_->learnAll();
    document_.setLive(false);
    if (!document_.isOver())
        document_.setPartedWords(
            tr("%1 is gone. The game is kept, and you can go on with it here, moving for both sides.")
                .arg(peerName_));
    if (!keptFile_.isEmpty() && document_.path().isEmpty()) document_.markSaved();
    if (turns_) part_->seat(*turns_, false);
    emit changed();
}

void LanGame::keep(const std::function<void(const QString&, const std::string&)>& aboutToWrite) {
    const std::optional<std::string> bytes = part_->file();
    if (!bytes) return;
    //: Who played a game, in the name of its file; %1 and %2 are names
    const QString players = tr("%1 %2").arg(ownName_, peerName_);
    auto path = keepGame(folder_, {*bytes, players, part_->suffix()}, aboutToWrite);
    if (!path) {
        keepError_ = path.error();
        return;
    }
    keptFile_ = *path;
    emit kept(keptFile_);
}

bool LanGame::canAskForRematch() const {
    return isOpen() && link_->talk().hasGameEnded() && !rematchAsked_;
}

void LanGame::askForRematch() {
    if (!canAskForRematch()) return;
    catchUp();
    conclude();
    rematchAsked_ = true;
    link_->askForRematch();
    emit changed();
}

QString LanGame::whyNoRematch() const {
    if (canAskForRematch()) return {};
    if (!link_) return tr("The rematch is already in its own tab.");
    if (link_->isLost())
        //: %1 is the name of a person
        return tr("The connection to %1 was lost; wait until it is back.").arg(peerName_);
    if (!isOpen())
        //: %1 is the name of a person
        return tr("%1 is no longer connected: begin anew with Play over the Network.").arg(peerName_);
    return rematchAsked_ ? tr("You have already asked %1 for a rematch.").arg(peerName_)
                         : tr("You can ask for a rematch when this game is over.");
}

std::unique_ptr<LanConnection> LanGame::takeLink() {
    link_->disconnect(this);
    std::unique_ptr<LanConnection> link = std::move(link_);
    emit changed();
    return link;
}

QString LanGame::connectionWords() const {
    if (!link_) return tr("The rematch is in its own tab.");
    if (end_) return lanEndText(*end_);
    if (link_->isLost())
        //: %1 is the name of a person
        return tr("The connection to %1 was lost and is being looked for. When it is back, the game goes on. "
                  "You "
                  "can also stop waiting: then the game is kept as it is.")
            .arg(peerName_);
    if (concluded_ && link_->talk().peerWantsRematch())
        //: %1 is the name of a person
        return tr("%1 would like a rematch with sides swapped.").arg(peerName_);
    if (rematchAsked_) return tr("You have asked %1 for a rematch; waiting for the answer.").arg(peerName_);
    if (const QString words = lanTakeBackWords(link_->talk()); !words.isEmpty()) return words;
    if (const auto minutes = link_->talk().minutesLeft())
        return link_->talk().isOwnTurn()
                   ? tr("You have to move within %n minute(s), or the game ends.", nullptr, *minutes)
                   //: %1 is the name of a person
                   : tr("%1 has to move within %n minute(s), or the game ends and is kept.", nullptr,
                        *minutes)
                         .arg(peerName_);
    if (link_->isProtected())
        //: %1 is the name of a person, %2 an address such as 192.168.0.7
        return tr("Connected to %1 at %2, with the password.").arg(peerName_, peerAddress_);
    //: %1 is the name of a person, %2 an address such as 192.168.0.7
    return tr("Connected to %1 at %2, without a password.").arg(peerName_, peerAddress_);
}

QString LanGame::keptWords() const {
    if (keepError_)
        //: %1 is a sentence
        return tr("The game could not be kept: %1 Save it under another name.").arg(errorText(*keepError_));
    //: %1 is a file
    return keptFile_.isEmpty() ? QString() : tr("The game was kept as %1.").arg(shownPath(keptFile_));
}

Notice LanGame::notice() {
    const bool isLost = link_ && link_->isLost();
    Notice notice{.id = QStringLiteral("lan"),
                  .kind = end_ || keepError_ || isLost ? Notice::Kind::Warning : Notice::Kind::Info,
                  .text = connectionWords()};
    if (const QString kept = keptWords(); !kept.isEmpty()) notice.text += QLatin1Char(' ') + kept;
    if (isLost) notice.buttons = {{tr("Stop Waiting"), [this] { link_->stopWaiting(); }}};
    if (!isLost && link_ && link_->talk().takeBack() == LanTakeBackState::Wanted)
        notice.buttons = {{tr("Take Back"), [this] { link_->answerTakeBack(true); }},
                          {tr("Decline"), [this] { link_->answerTakeBack(false); }}};
    if (concluded_ && canAskForRematch()) notice.buttons = {{tr("Rematch"), [this] { askForRematch(); }}};
    return notice;
}

} // namespace stonemason
