// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_document.h"

#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/shared_position.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/seats.h"

#include <QFileInfo>

namespace stonemason::token_battle {

Result<Game> gameFromRecord(const std::string& bytes, const std::shared_ptr<const DuelTable>& table) {
    const auto record = readGameRecord(bytes, table->catalogue());
    if (!record) return record.error();
    return Game::replay(table, *record);
}

Result<Game> gameFromPosition(const std::string& text, const std::shared_ptr<const DuelTable>& table,
                              const GameSetup* fallback) {
    auto setup = readSharedPosition(text, table, fallback);
    if (!setup) return setup.error();
    return Game::of(table, std::move(setup).value());
}

DuelDocument::DuelDocument(Game game, std::shared_ptr<const DuelTable> table, QObject* parent)
    : GameDocument(std::move(game), parent), table_(std::move(table)) {
}

DuelDocument::~DuelDocument() = default;

Result<std::unique_ptr<DuelDocument>> DuelDocument::read(const std::string& bytes,
                                                         std::shared_ptr<const DuelTable> table) {
    auto game = gameFromRecord(bytes, table);
    if (!game) return game.error();
    return std::make_unique<DuelDocument>(std::move(game).value(), std::move(table));
}

Result<std::unique_ptr<DuelDocument>> DuelDocument::fromPosition(const std::string& text,
                                                                 std::shared_ptr<const DuelTable> table,
                                                                 const GameSetup* fallback) {
    auto game = gameFromPosition(text, table, fallback);
    if (!game) return game.error();
    return std::make_unique<DuelDocument>(std::move(game).value(), std::move(table));
}

SeatedPlayers DuelDocument::seated() const {
    return seatedAt(setup());
}

Knowledge DuelDocument::knowledge() const {
    const auto person = onlyPerson(setup());
    if (openDecks_ || game().hasEnded() || !person) return Knowledge::ofEverything();
    return Knowledge::of(*person, position());
}

GameSetup DuelDocument::knownSetup() const {
    const auto person = onlyPerson(setup());
    if (openDecks_ || game().hasEnded() || !person) return setup();
    return asKnownTo(*person, setup(), position());
}

QString DuelDocument::moveStepName(const Move& move, int after) const {
    const Position& position = game().positionAfter(after);
    const CardId card = duel().topCard(position, position.toMove, move.stack).id;
    //: An undo step. %1 is a card, %2 a cell such as c4
    return tr("Play %1 on %2").arg(cardName(card, catalogue()), squareName(move.square));
}

QString DuelDocument::resignStepName() const {
    return tr("Resign");
}

void DuelDocument::setName(const QString& name) {
    name_ = name;
    emit titleChanged();
}

QString DuelDocument::title() const {
    if (!path().isEmpty()) return visibleWords(QFileInfo(path()).completeBaseName());
    return visibleWords(name_.isEmpty() ? gameName(setup()) : name_);
}

void DuelDocument::setFileBytes(const std::string& bytes) {
    fileHoldsText_ = !looksLikeGameRecord(bytes) && holdsPosition(bytes);
}

QString DuelDocument::lossWhenSavedAs(const QString& path) const {
    if (!fileHoldsText_ || path != this->path()) return {};
    return tr(
        "This file is a position as text. Saving replaces it with a game file that only Stonemason reads.");
}

Result<std::string> DuelDocument::bytesFor(const QString&) const {
    return writeGameRecord(game().record(), catalogue());
}

Result<std::string> DuelDocument::recoveryBytes() const {
    return writeGameRecord(game().record(), catalogue());
}

Result<GameRecord> DuelDocument::recordOf(const std::string& bytes) const {
    if (looksLikeGameRecord(bytes) || !holdsPosition(bytes)) return readGameRecord(bytes, catalogue());
    auto setup = readSharedPosition(bytes, table_, &this->setup());
    if (!setup) return setup.error();
    return GameRecord{std::move(setup).value(), {}, {}};
}

Status DuelDocument::reload(const std::string& bytes) {
    const auto record = recordOf(bytes);
    if (!record) return record.error();
    auto game = Game::replay(table_, *record);
    if (!game) return game.error();
    return exchangeForFile(std::move(game).value());
}

Status DuelDocument::exchangeForFile(Game game) {
    return exchangeFor(std::move(game), tr("Reload"), {"lan/live"});
}

Status DuelDocument::reloadFrom(Document& read) {
    return exchangeForFile(std::move(static_cast<DuelDocument&>(read).gameToChange()));
}

} // namespace stonemason::token_battle
