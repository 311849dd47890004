// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_document.h"

#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "editor/app/files/untitled_number.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/model/seats.h"

#include <QFileInfo>

#include <utility>

namespace stonemason::token_battle {

Result<ReviewedGame> gameFromRecord(const std::string& bytes, const std::shared_ptr<const DuelTable>& table) {
    auto kept = readKeptGame(bytes, table->catalogue());
    if (!kept) return kept.error();
    return replayKept(table, std::move(kept).value());
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

DuelDocument::DuelDocument(ReviewedGame game, std::shared_ptr<const DuelTable> table, QObject* parent)
    : DuelDocument(std::move(game.game), std::move(table), parent) {
    if (game.review) DuelReview::of(*this).restore(std::move(*game.review));
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
    return name_.isEmpty() ? withUntitledNumber(*this, visibleWords(gameName(setup()))) : visibleWords(name_);
}

void DuelDocument::setFileBytes(const std::string& bytes) {
    fileHoldsText_ = !looksLikeGameRecord(bytes) && holdsPosition(bytes);
}

QString DuelDocument::lossWhenSavedAs(const QString& path) const {
    if (!fileHoldsText_ || path != this->path()) return {};
    return tr(
        "This file is a position as text. Saving replaces it with a game file that only Stonemason reads.");
}

std::string DuelDocument::fileText() const {
    const DuelReview* review = DuelReview::of(*this);
    return writeGameRecord(game().record(), catalogue(), review ? review->known() : nullptr);
}

Result<std::string> DuelDocument::bytesFor(const QString&) const {
    return fileText();
}

Result<std::string> DuelDocument::recoveryBytes() const {
    return fileText();
}

Result<KeptGame> DuelDocument::keptGameOf(const std::string& bytes) const {
    if (looksLikeGameRecord(bytes) || !holdsPosition(bytes)) return readKeptGame(bytes, catalogue());
    auto setup = readSharedPosition(bytes, table_, &this->setup());
    if (!setup) return setup.error();
    return KeptGame{GameRecord{std::move(setup).value(), {}, {}}, {}};
}

Status DuelDocument::reload(const std::string& bytes) {
    auto kept = keptGameOf(bytes);
    if (!kept) return kept.error();
    auto game = replayKept(table_, std::move(kept).value());
    if (!game) return game.error();
    return takeFile(std::move(game).value());
}

Status DuelDocument::takeFile(ReviewedGame game) {
    return exchangeForFile(std::move(game), DuelReview::of(*this), tr("Reload"), {"lan/live"});
}

Status DuelDocument::reloadFrom(Document& read) {
    auto& other = static_cast<DuelDocument&>(read);
    const DuelReview* review = DuelReview::of(std::as_const(other));
    ReviewedGame game{std::move(other.gameToChange())};
    if (review && review->known()) game.review = *review->known();
    return takeFile(std::move(game));
}

} // namespace stonemason::token_battle
