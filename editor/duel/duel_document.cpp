// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/duel_document.h"

#include "core/format/game_record.h"
#include "core/format/shared_position.h"
#include "editor/cards/card_description.h"
#include "editor/duel/art/board_picture.h"
#include "editor/duel/duel_commands.h"
#include "editor/duel/seats.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason {

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
    : Document(parent), table_(std::move(table)), game_(std::move(game)), shown_(game_.moveCount()) {
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

void DuelDocument::show(int moves) {
    const int wanted = std::clamp(moves, 0, game_.moveCount());
    if (wanted == shown_) return;
    const int before = std::exchange(shown_, wanted);
    emit shownChanged();
    wanted == before + 1 ? emit steppedForward(before) : emit jumped();
}

Knowledge DuelDocument::knowledge() const {
    const auto person = onlyPerson(setup());
    if (openDecks_ || game_.hasEnded() || !person) return Knowledge::ofEverything();
    return Knowledge::of(*person, position());
}

GameSetup DuelDocument::knownSetup() const {
    const auto person = onlyPerson(setup());
    if (openDecks_ || game_.hasEnded() || !person) return setup();
    return asKnownTo(*person, setup(), position());
}

QString DuelDocument::moveName(Move move, int after) const {
    const Position& position = game_.positionAfter(after);
    const CardId card = duel().topCard(position, position.toMove, move.stack).id;
    //: An undo step. %1 is a card, %2 a cell such as c4
    return tr("Play %1 on %2").arg(cardName(card, catalogue()), squareName(move.square));
}

bool DuelDocument::push(Move move, int kept, bool isAnswer) {
    const bool over = kept == game_.moveCount() && game_.hasEnded();
    if (over || !duel().isLegal(game_.positionAfter(kept), move)) return false;
    if (live_) {
        if (kept != game_.moveCount()) return false;
        playLive(move);
        return true;
    }
    playing_ = true;
    undoStack_.push(new ChangeLine(*this, moveName(move, kept), kept, {move}, std::nullopt,
                                   isAnswer ? ChangeLine::By::Answer : ChangeLine::By::Person));
    playing_ = false;
    return true;
}

void DuelDocument::playLive(Move move) {
    const int before = game_.moveCount();
    const bool looking = isAtEnd();
    game_.play(move);
    if (looking) shown_ = before + 1;
    noteLiveChange();
    emit gameChanged(true);
    emit shownChanged();
    looking ? emit steppedForward(before) : emit jumped();
}

/// Recovery goes by this: there is no undo step that would tell it.
void DuelDocument::noteLiveChange() {
    isNeverSaved() ? emit modifiedChanged(true) : markNeverSaved();
}

bool DuelDocument::play(Move move) {
    return push(move, shown_, false);
}

bool DuelDocument::answer(Move move) {
    return push(move, game_.moveCount(), true);
}

void DuelDocument::resign(int player) {
    Game after = game_;
    after.resign(player);
    if (after.record().resigned == game_.record().resigned) return;
    if (live_) {
        game_ = after;
        shown_ = game_.moveCount();
        noteLiveChange();
        emit gameChanged(false);
        emit shownChanged();
        emit jumped();
        return;
    }
    undoStack_.push(
        new ChangeLine(*this, tr("Resign"), game_.moveCount(), {}, player, ChangeLine::By::Person));
}

void DuelDocument::setLine(int kept, const std::vector<Move>& moves, std::optional<int> resigned, int shown) {
    game_.goBackTo(kept);
    for (const Move move : moves)
        game_.play(move);
    if (resigned) game_.resign(*resigned);
    shown_ = shown;
    emit gameChanged(playing_);
    emit shownChanged();
    moves.size() == 1 && shown == kept + 1 ? emit steppedForward(kept) : emit jumped();
}

void DuelDocument::exchange(Game& other) {
    std::swap(game_, other);
    shown_ = game_.moveCount();
    emit gameChanged(false);
    emit shownChanged();
    emit jumped();
    emit titleChanged();
}

GameRecord DuelDocument::recordUpToShown() const {
    GameRecord record = game_.record();
    if (isAtEnd()) return record;
    record.moves.resize(std::size_t(shown_));
    record.resigned.reset();
    return record;
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
    return tr("This file holds a position as text; saving puts the record of the game in its place, which "
              "only Stonemason reads.");
}

Result<std::string> DuelDocument::bytesFor(const QString&) const {
    return writeGameRecord(game_.record(), catalogue());
}

Result<std::string> DuelDocument::recoveryBytes() const {
    return writeGameRecord(game_.record(), catalogue());
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
    return exchangeFor(std::move(game).value());
}

Status DuelDocument::exchangeFor(Game game) {
    if (game.record() == game_.record()) return std::monostate{};
    if (live_) return Error{{"lan/live"}};
    undoStack_.push(new ExchangeGame(*this, tr("Reload"), std::move(game)));
    return std::monostate{};
}

Status DuelDocument::reloadFrom(Document& read) {
    return exchangeFor(std::move(static_cast<DuelDocument&>(read).game_));
}

QString DuelDocument::questionWhenClosed() const {
    const auto own = onlyPerson(setup());
    if (!live_ || !own) return {};
    //: %1 is the name of a person
    return tr("The game with %1 still goes on over the network. Closing it leaves the game: %1 is told, and "
              "what was played so far is kept.")
        .arg(playerName(setup(), 1 - *own));
}

void DuelDocument::endBeforeClosing() {
    if (live_) emit leaving();
}

QImage DuelDocument::thumbnail(QSize size) const {
    return boardPicture(*this, size);
}

} // namespace stonemason
