// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/message_bar.h"
#include "editor/lan/lan_game_part.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace stonemason {

/// A game that is played over a connection, and its document: keeps both in sync, saves the game to a file as
/// soon as it is over for whatever reason, and notifies the other side when the document closes. Owned by the
/// document, which is live from then on.
class LanGame : public QObject {
    Q_OBJECT

public:
    /// @param link in a game, the one of the document
    /// @param part the game-specific part, for that link and document
    /// @param folder where games are saved
    LanGame(std::unique_ptr<LanConnection> link, std::unique_ptr<LanGamePart> part, QString folder,
            PlayDocument& document);
    /// The LanGame of a document; nullptr if it is not played over a network.
    static LanGame* of(const PlayDocument& document);
    ~LanGame() override;

    /// The display name of the peer, in quotes if it could be mistaken for a computer, or for the local
    /// player.
    static QString nameOfPeer(const LanTalk& talk);

    /// Lets the other side move in the document.
    void seat(TurnManager& turns);

    /// Whether a rematch is possible: this game is over, and the peer is still connected.
    bool canAskForRematch() const;
    /// Requests a rematch or accepts the peer's request; rematchBegun() follows when both agree.
    void askForRematch();
    /// The user-visible reason why no rematch is possible; empty if one can be requested.
    QString whyNoRematch() const;
    /// The link, which is reused for the rematch.
    std::unique_ptr<LanConnection> takeLink();

    /// The state of the connection and of requests, for display in a view.
    Notice notice();
    /// The file of the saved game; empty while it is played, and if saving failed.
    const QString& keptFile() const { return keptFile_; }

signals:
    /// notice() has changed.
    void changed();
    /// The link has begun another game: call takeLink().
    void rematchBegun();
    /// The game was saved to this file.
    void kept(const QString& path);
    /// A sentence on whether the game was saved when its document closed.
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

    PlayDocument& document_;              ///< partly destroyed in the destructor, where it must not be used
    std::unique_ptr<LanConnection> link_; ///< null once the rematch owns it
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
