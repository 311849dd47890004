// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/format/swar.h"
#include "core/wastes/game/game.h"
#include "core/wastes/lan/lan_session.h"
#include "core/wastes/players/hard_player.h"
#include "editor/lan/lan_link.h"
#include "editor/play/game_document.h"
#include "editor/play/game_review.h"
#include "editor/play/game_turns.h"

#include <memory>

namespace stonemason::wastes {

/// One game of War in the Wastes in a tab, and its file.
class WarDocument : public GameDocument<Game> {
    Q_OBJECT

public:
    /// @param profile the one the game was made with; it must outlive the document
    WarDocument(Game game, const Profile& profile, QObject* parent = nullptr);
    /// The same for one whose review may be known.
    WarDocument(ReviewedGame game, const Profile& profile, QObject* parent = nullptr);

    const Profile& profile() const { return profile_; }
    const Engine& engine() const { return game().engine(); }
    const Board& board() const { return setup().board; }

    SeatedPlayers seated() const override;

    /// The document's name while it has no file; initially its board.
    void setName(const QString& name);
    QString title() const override;
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QString lossWhenSavedAs(const QString&) const override { return {}; }

protected:
    QString moveStepName(const Move& move, int after) const override;
    QString resignStepName() const override;

private:
    Result<std::string> fileText() const;
    Status takeFile(ReviewedGame game);

    const Profile& profile_;
    QString name_;
};

/// The board with its pieces where they stand in a position.
Board boardIn(const Engine& engine, const Board& board, const Position& position);

/// The turns of a game of War in the Wastes.
class WarTurns : public GameTurns<WarDocument, Game> {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    WarTurns(WarDocument& document, bool going, QObject* parent = nullptr);
};

/// The review of a game of War in the Wastes, as Hard sees it.
class WarReview : public GameReviewOf<MoveLoss> {
    Q_OBJECT

public:
    /// The document's own review; it is made when first asked for.
    static WarReview& of(WarDocument& document);
    /// Likewise; nullptr when none was made.
    static const WarReview* of(const WarDocument& document);

protected:
    bool isKept() const override { return true; }
    Weigh weigh() const override;
    std::vector<MoveLoss> costliestOf(std::vector<MoveLoss> losses) const override;

private:
    explicit WarReview(WarDocument& document);

    WarDocument& document_;
};

/// A game of War in the Wastes with another program over a socket.
using LanLink = LanLinkOf<LanSession>;

/// A document with a LanGame for the game that the link has begun.
/// @param profile outlives the document
/// @param folder where games are kept
std::unique_ptr<WarDocument> beginLanGame(std::unique_ptr<LanLink> link, const Profile& profile,
                                          const QString& folder);

} // namespace stonemason::wastes
