// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_document.h"

#include "core/wastes/format/swar.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/game/model/war_words.h"

#include <QFileInfo>

namespace stonemason::wastes {

Board boardIn(const Engine& engine, const Board& board, const Position& position) {
    Board shown = board;
    shown.pieces.clear();
    for (std::size_t id = 0; id < position.places.size(); ++id) {
        const Square square = position.places[id];
        if (square == noSquare || position.at(square) != PieceId(id)) continue;
        Piece piece = engine.ground().piece(PieceId(id));
        piece.cell = cellOf(square);
        shown.pieces.push_back(std::move(piece));
    }
    return shown;
}

WarDocument::WarDocument(Game game, const Profile& profile, QObject* parent)
    : GameDocument(std::move(game), parent), profile_(profile) {
}

SeatedPlayers WarDocument::seated() const {
    return {setup().players, false};
}

void WarDocument::setName(const QString& name) {
    name_ = name;
    emit titleChanged();
}

QString WarDocument::title() const {
    if (!path().isEmpty()) return visibleWords(QFileInfo(path()).completeBaseName());
    return visibleWords(name_.isEmpty() ? gameName(*this) : name_);
}

Result<std::string> WarDocument::bytesFor(const QString&) const {
    return writeSwar(game());
}

Result<std::string> WarDocument::recoveryBytes() const {
    return writeSwar(game());
}

Status WarDocument::reload(const std::string& bytes) {
    auto game = readSwar(bytes, profile_);
    if (!game) return game.error();
    return exchangeFor(std::move(game).value(), tr("Reload"), {"lan/live"});
}

Status WarDocument::reloadFrom(Document& read) {
    return exchangeFor(std::move(static_cast<WarDocument&>(read).gameToChange()), tr("Reload"), {"lan/live"});
}

QString WarDocument::moveStepName(const Move& move, int after) const {
    return moveWords(*this, move, after);
}

QString WarDocument::resignStepName() const {
    return tr("Resign");
}

} // namespace stonemason::wastes
