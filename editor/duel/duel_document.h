// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/game.h"
#include "core/duel/knowledge.h"
#include "editor/app/document.h"

#include <memory>

namespace stonemason {

/// A written game; the errors of readGameRecord and Game::replay. On any thread.
Result<Game> gameFromRecord(const std::string& bytes, const std::shared_ptr<const DuelTable>& table);

/// A game that begins with the position in a text; the errors of readSharedPosition. On any thread.
/// @param fallback as there
Result<Game> gameFromPosition(const std::string& text, const std::shared_ptr<const DuelTable>& table,
                              const GameSetup* fallback);

/// One game in a tab: its moves, which of its positions is looked at, its undo history, its file.
/// Who plays while an earlier position is looked at tries another way: the later moves are dropped in the
/// same undo step, so that one Undo brings them back.
class DuelDocument : public Document {
    Q_OBJECT

public:
    /// @param table the one the game was made with
    DuelDocument(Game game, std::shared_ptr<const DuelTable> table, QObject* parent = nullptr);
    ~DuelDocument() override;

    /// The document of gameFromRecord().
    static Result<std::unique_ptr<DuelDocument>> read(const std::string& bytes,
                                                      std::shared_ptr<const DuelTable> table);

    /// The document of gameFromPosition().
    static Result<std::unique_ptr<DuelDocument>>
    fromPosition(const std::string& text, std::shared_ptr<const DuelTable> table, const GameSetup* fallback);

    const Game& game() const { return game_; }
    const GameSetup& setup() const { return game_.setup(); }
    const Duel& duel() const { return game_.duel(); }
    const std::shared_ptr<const DuelTable>& table() const { return table_; }
    const Catalogue& catalogue() const { return duel().table().catalogue(); }

    /// Whether both decks lie open: people see them, and Hard, the only computer that thinks of the other's
    /// cards, reads them. Belongs to the sitting, not to the file.
    bool hasOpenDecks() const { return openDecks_; }
    void setOpenDecks(bool open) { openDecks_ = open; }

    /// What the person who looks may know of the decks at the position looked at: everything with open decks,
    /// when the game has ended, and where nobody plays against a person at this desk.
    Knowledge knowledge() const;
    /// The setup as far as that goes.
    GameSetup knownSetup() const;
    /// The next hidden card of a player's stack becomes known: it has been played elsewhere.
    void reveal(int player, int stack, CardId card) { game_.reveal(player, stack, card); }

    /// Whether the game was begun in this sitting and not opened: then its computers move at once, those of
    /// any other wait until the person lets them. Belongs to the sitting, too.
    bool isBegunHere() const { return begunHere_; }
    void setBegunHere(bool begun) { begunHere_ = begun; }

    /// Whether somebody elsewhere plays along and holds the game too. Then moves come at its end alone and
    /// are no undo steps, who looks back goes on looking while the other moves, and no file takes its place.
    bool isLive() const { return live_; }
    void setLive(bool live) { live_ = live; }

    /// The position looked at is the one after so many moves.
    int shown() const { return shown_; }
    const Position& position() const { return game_.positionAfter(shown_); }
    bool isAtEnd() const { return shown_ == game_.moveCount(); }
    /// Whether the game is over at the position looked at.
    bool hasEndedHere() const { return isAtEnd() && game_.hasEnded(); }
    /// No undo step: what one looks at is no part of the file. Numbers beyond an end mean that end.
    void show(int moves);

    /// Plays at the position looked at and returns true; false and nothing when the move is not legal there,
    /// or the game is live and goes on elsewhere.
    bool play(Move move);
    /// The move of a computer or a peer, at the end of the game: one undo step with the person's before it.
    bool answer(Move move);
    /// The player gives up, at the end of the game.
    void resign(int player);

    /// The game up to the position looked at, as one of its own.
    GameRecord recordUpToShown() const;

    /// What it is called as long as it has no file; its players at first.
    void setName(const QString& name);
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    /// The same where it is known already whether the file holds a position as text.
    void setFileHoldsText(bool text) { fileHoldsText_ = text; }
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    QString lossWhenSavedAs(const QString& path) const override;
    QString questionWhenClosed() const override;
    void endBeforeClosing() override;

signals:
    /// The person here leaves the live game, and with it the document.
    void leaving();
    /// Other moves, or a resignation. `byMove`: just one more move was played now.
    void gameChanged(bool byMove);
    /// Another position is looked at, or the game is another there.
    void shownChanged();
    /// After these one of the two: the position looked at is the next one, which the move (from 0) leads to,
    /// or it is any other.
    void steppedForward(int move);
    void jumped();

private:
    friend class DuelCommand;
    void setLine(int kept, const std::vector<Move>& moves, std::optional<int> resigned, int shown);
    void exchange(Game& other);
    Result<GameRecord> recordOf(const std::string& bytes) const;
    Status exchangeFor(Game game);
    bool push(Move move, int kept, bool isAnswer);
    void playLive(Move move);
    void noteLiveChange();
    QString moveName(Move move, int after) const;

    std::shared_ptr<const DuelTable> table_;
    Game game_;
    QString name_;
    bool fileHoldsText_ = false; ///< a position in its file, not a record
    int shown_ = 0;
    bool openDecks_ = false;
    bool begunHere_ = false;
    bool live_ = false;
    bool playing_ = false; ///< a move is being pushed, not undone or redone
};

} // namespace stonemason
