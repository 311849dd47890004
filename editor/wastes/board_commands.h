// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_document.h"

#include <QUndoCommand>

#include <utility>

namespace stonemason::wastes {

/// The board changes places with another one. Boards are small: the whole of one is kept for each step.
class BoardCommand : public QUndoCommand {
public:
    BoardCommand(BoardDocument& document, const QString& text, Board other)
        : QUndoCommand(text), document_(document), other_(std::move(other)) {}

    void redo() override { document_.exchange(other_); }
    void undo() override { document_.exchange(other_); }

protected:
    /// Before redo() the board that comes, after it the one that was.
    const Board& other() const { return other_; }

private:
    BoardDocument& document_;
    Board other_;
};

/// New words for the board. While only one of them is being typed, the steps become one.
class ChangeWords : public BoardCommand {
public:
    ChangeWords(BoardDocument& document, const QString& text, Board after)
        : BoardCommand(document, text, std::move(after))
        , after_(wordsOf(other()))
        , before_(wordsOf(document.committedBoard())) {}

    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto& later = static_cast<const ChangeWords&>(*next);
        if (changed() != later.changed()) return false;
        after_ = later.after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    using Words = std::array<std::string, 3>;
    static Words wordsOf(const Board& board) { return {board.name, board.author, board.description}; }

    /// One bit for each word that differs.
    int changed() const {
        int bits = 0;
        for (std::size_t i = 0; i < before_.size(); ++i)
            bits |= int(before_[i] != after_[i]) << i;
        return bits;
    }

    Words after_;
    Words before_;
};

} // namespace stonemason::wastes
