// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/duel/duel_document.h"

#include <QUndoCommand>

#include <utility>

namespace stonemason {

/// What every undo step of a game shares: the right to change it.
class DuelCommand : public QUndoCommand {
public:
    DuelCommand(DuelDocument& document, const QString& text) : QUndoCommand(text), document_(document) {}

protected:
    /// How a game goes on after some of its moves.
    struct Line {
        std::vector<Move> moves;
        std::optional<int> resigned;
    };

    DuelDocument& document() const { return document_; }
    Line lineAfter(int kept) const {
        const GameRecord& record = document_.game().record();
        return {{record.moves.begin() + kept, record.moves.end()}, record.resigned};
    }
    void setLine(int kept, const Line& line, int shown) {
        document_.setLine(kept, line.moves, line.resigned, shown);
    }
    void exchange(Game& other) { document_.exchange(other); }

private:
    DuelDocument& document_;
};

/// From one position on the game goes another way: a move, another in place of moves, a resignation.
class ChangeLine : public DuelCommand {
public:
    enum class By { Person, Answer };

    /// @param kept moves that stay
    ChangeLine(DuelDocument& document, const QString& text, int kept, std::vector<Move> moves,
               std::optional<int> resigned, By by)
        : DuelCommand(document, text)
        , kept_(kept)
        , before_(lineAfter(kept))
        , after_{std::move(moves), resigned}
        , by_(by) {}

    void redo() override { setLine(kept_, after_, end()); }
    void undo() override { setLine(kept_, before_, kept_); }
    int id() const override { return 1; }

    /// Answers join the step of the person who is answered, so that taking a move back takes them back too.
    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = static_cast<const ChangeLine&>(*other);
        if (by_ != By::Person || next.by_ != By::Answer || next.kept_ != end() || after_.resigned)
            return false;
        after_.moves.insert(after_.moves.end(), next.after_.moves.begin(), next.after_.moves.end());
        after_.resigned = next.after_.resigned;
        return true;
    }

private:
    int end() const { return kept_ + int(after_.moves.size()); }

    int kept_;
    Line before_;
    Line after_;
    By by_;
};

/// Another game in this one's place.
class ExchangeGame : public DuelCommand {
public:
    ExchangeGame(DuelDocument& document, const QString& text, Game game)
        : DuelCommand(document, text), other_(std::move(game)) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    Game other_;
};

} // namespace stonemason
