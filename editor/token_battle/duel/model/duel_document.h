// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/duel/players/hard_player.h"
#include "core/token_battle/format/game_record.h"
#include "editor/play/game_document.h"

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// A written game; the errors of readKeptGame and replayKept. On any thread.
Result<ReviewedGame> gameFromRecord(const std::string& bytes, const std::shared_ptr<const DuelTable>& table);

/// A game that begins with the position in a text; the errors of readSharedPosition. On any thread.
/// @param fallback as there
Result<Game> gameFromPosition(const std::string& text, const std::shared_ptr<const DuelTable>& table,
                              const GameSetup* fallback);

/// One game of Token Battle in a tab: who may know which cards of it, and its file.
class DuelDocument : public GameDocument<Game> {
    Q_OBJECT

public:
    /// @param table the one the game was made with
    DuelDocument(Game game, std::shared_ptr<const DuelTable> table, QObject* parent = nullptr);
    /// The same for one whose review may be known.
    DuelDocument(ReviewedGame game, std::shared_ptr<const DuelTable> table, QObject* parent = nullptr);
    ~DuelDocument() override;

    /// The document of gameFromRecord().
    static Result<std::unique_ptr<DuelDocument>> read(const std::string& bytes,
                                                      std::shared_ptr<const DuelTable> table);

    /// The document of gameFromPosition().
    static Result<std::unique_ptr<DuelDocument>>
    fromPosition(const std::string& text, std::shared_ptr<const DuelTable> table, const GameSetup* fallback);

    SeatedPlayers seated() const override;

    const Duel& duel() const { return game().duel(); }
    const std::shared_ptr<const DuelTable>& table() const { return table_; }
    const Catalogue& catalogue() const { return duel().table().catalogue(); }

    /// Whether both decks lie open: people see them, and Hard, the only computer that thinks of the other's
    /// cards, reads them. Belongs to the sitting, not to the file.
    bool hasOpenDecks() const { return openDecks_; }
    void setOpenDecks(bool open) { openDecks_ = open; }

    /// What the user may know about the decks at the position shown: everything with open decks, when the
    /// game has ended, and where nobody plays against a person at this desk.
    Knowledge knowledge() const;
    /// The setup as far as that goes.
    GameSetup knownSetup() const;
    /// The next hidden card of a player's stack becomes known: it has been played elsewhere.
    void reveal(int player, int stack, CardId card) { gameToChange().reveal(player, stack, card); }

    /// The document's name while it has no file; initially its players.
    void setName(const QString& name);
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    /// The same where it is known already whether the file holds a position as text.
    void setFileHoldsText(bool text) { fileHoldsText_ = text; }
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QString lossWhenSavedAs(const QString& path) const override;

protected:
    QString moveStepName(const Move& move, int after) const override;
    QString resignStepName() const override;

private:
    Result<KeptGame> keptGameOf(const std::string& bytes) const;
    Status takeFile(ReviewedGame game);
    std::string fileText() const;

    std::shared_ptr<const DuelTable> table_;
    QString name_;
    bool fileHoldsText_ = false; ///< a position in its file, not a record
    bool openDecks_ = false;
};

} // namespace stonemason::token_battle
