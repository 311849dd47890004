// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/message_bar.h"
#include "editor/lan/lan_game_part.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace stonemason {

/// A game that is played over a connection, and its document: sees to it that both agree, that the game is
/// kept in a file as soon as it is over for whatever reason, and that the other side is notified when the
/// document closes. Belongs to the document, which is live from then on.
class LanGame : public QObject {
    Q_OBJECT

public:
    /// @param link in a game, that of the document
    /// @param part what the game does of its own, with that link and document
    /// @param folder where games are kept
    LanGame(std::unique_ptr<LanConnection> link, std::unique_ptr<LanGamePart> part, QString folder,
            PlayDocument& document);
    /// That of a document; nullptr when it is not played over a network.
    static LanGame* of(const PlayDocument& document);
    ~LanGame() override;

    /// The display name of the peer, in quotes if it could be mistaken for a computer, or for the local
    /// player.
    static QString nameOfPeer(const LanTalk& talk);

    /// Lets the other side move in the document.
    void seat(TurnManager& turns);

    /// Whether another game with the same person can be had: this one is over, and he is still there.
    bool canAskForRematch() const;
    /// Requests a rematch or accepts the peer's request; rematchBegun() follows when both agree.
    void askForRematch();
    /// Why there is no rematch, for people; empty when one can be asked for.
    QString whyNoRematch() const;
    /// The link, which goes on with the rematch.
    std::unique_ptr<LanConnection> takeLink();

    /// The state between the two programs, as a view shows it.
    Notice notice();
    /// Where the game was kept; empty while it goes on, and when it could not be.
    const QString& keptFile() const { return keptFile_; }

signals:
    /// notice() has changed.
    void changed();
    /// The link has begun another game: takeLink().
    void rematchBegun();
    /// The game was kept in this file.
    void kept(const QString& path);
    /// The game was kept, or could not be, as its document closed: a sentence.
    void keptAtClose(const QString& sentence);

private:
    bool isOpen() const { return link_ && link_->talk().stage() == LanTalk::Stage::Playing; }
    void learn();
    void catchUp();
    void leave();
    void conclude();
    void keep(const std::function<void(const QString& path, const std::string& bytes)>& aboutToWrite = {});
    QString connectionWords() const;
    QString keptWords() const;
    void reportKept();

    PlayDocument& document_;              ///< not to be used in the destructor: it is half gone then
    std::unique_ptr<LanConnection> link_; ///< null once the rematch has it
    std::unique_ptr<LanGamePart> part_;
    QPointer<TurnManager> turns_;
    QString folder_;
    QString ownName_;
    QString peerName_;
    QString peerAddress_;
    std::optional<Message> end_; ///< of the link, while this game was the last
    bool concluded_ = false;
    bool rematchAsked_ = false;
    QString keptFile_;
    std::optional<Error> keepError_;
};

} // namespace stonemason
