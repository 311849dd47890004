// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"
#include "editor/play/game_document.h"

namespace stonemason::wastes {

/// One game of War in the Wastes in a tab, and its file.
class WarDocument : public GameDocument<Game> {
    Q_OBJECT

public:
    /// @param profile the one the game was made with; it must outlive the document
    WarDocument(Game game, const Profile& profile, QObject* parent = nullptr);

    const Profile& profile() const { return profile_; }
    const Engine& engine() const { return game().engine(); }
    const Board& board() const { return setup().board; }

    SeatedPlayers seated() const override;

    /// What it is called as long as it has no file; its board at first.
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
    const Profile& profile_;
    QString name_;
};

/// The board with its pieces where they stand in a position.
Board boardIn(const Engine& engine, const Board& board, const Position& position);

} // namespace stonemason::wastes
