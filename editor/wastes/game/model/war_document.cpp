// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_document.h"

#include "core/wastes/format/swar.h"
#include "core/wastes/players/player.h"
#include "editor/app/files/untitled_number.h"
#include "editor/lan/lan_game.h"
#include "editor/play/game_opponent.h"
#include "editor/play/seats.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/game/model/war_words.h"

#include <QFileInfo>

#include <utility>

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

WarDocument::WarDocument(ReviewedGame game, const Profile& profile, QObject* parent)
    : WarDocument(std::move(game.game), profile, parent) {
    if (game.review) WarReview::of(*this).restore(std::move(*game.review));
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
    return name_.isEmpty() ? withUntitledNumber(*this, visibleWords(gameName(*this))) : visibleWords(name_);
}

Result<std::string> WarDocument::fileText() const {
    const WarReview* review = WarReview::of(*this);
    return writeSwar(game(), review ? review->known() : nullptr);
}

Result<std::string> WarDocument::bytesFor(const QString&) const {
    return fileText();
}

Result<std::string> WarDocument::recoveryBytes() const {
    return fileText();
}

Status WarDocument::takeFile(ReviewedGame game) {
    return exchangeForFile(std::move(game), WarReview::of(*this), tr("Reload"), {"lan/live"});
}

Status WarDocument::reload(const std::string& bytes) {
    auto game = readReviewedSwar(bytes, profile_);
    if (!game) return game.error();
    return takeFile(std::move(game).value());
}

Status WarDocument::reloadFrom(Document& read) {
    auto& other = static_cast<WarDocument&>(read);
    const WarReview* review = WarReview::of(std::as_const(other));
    ReviewedGame game{std::move(other.gameToChange())};
    if (review && review->known()) game.review = *review->known();
    return takeFile(std::move(game));
}

QString WarDocument::moveStepName(const Move& move, int after) const {
    return moveWords(*this, move, after);
}

QString WarDocument::resignStepName() const {
    return tr("Resign");
}

namespace {

std::unique_ptr<GameOpponent<Game>> computer(PlayerLevel level, int player) {
    return std::make_unique<ComputerOpponent<Game>>([level, player](const Game& game) {
        const std::uint64_t seed = playerSeed(game.setup().seed + std::uint64_t(game.moveCount()), player);
        return
            [level, seed, engine = game.engine(), position = game.position()](const std::stop_token& stop) {
                return makePlayer(level, PlayerOptions{.seed = seed})->choose(engine, position, stop);
            };
    });
}

} // namespace

WarTurns::WarTurns(WarDocument& document, bool going, QObject* parent) : GameTurns(document, going, parent) {
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.seated(), player))
            setOpponent(player, computer(*level, player));
}

WarReview& WarReview::of(WarDocument& document) {
    GameReview* review = GameReview::of(document);
    return review ? static_cast<WarReview&>(*review) : *new WarReview(document);
}

const WarReview* WarReview::of(const WarDocument& document) {
    return static_cast<const WarReview*>(GameReview::of(document));
}

WarReview::WarReview(WarDocument& document) : GameReviewOf(document), document_(document) {
}

WarReview::Weigh WarReview::weigh() const {
    const int nodes = document_.profile().hard.nodes;
    return [game = document_.game(), nodes](int move, const std::stop_token& stop) {
        return wastes::lossOf(game.engine(), game.positionAfter(move), game.move(move), nodes, stop);
    };
}

std::vector<MoveLoss> WarReview::costliestOf(std::vector<MoveLoss> losses) const {
    return costliest(std::move(losses), document_.profile().judging);
}

namespace {

/// The setup of this program: the local player is the person at the desk.
GameSetup localSetup(const LanSession& session) {
    GameSetup setup = session.game().setup();
    setup.players[std::size_t(session.ownPlayer())] = personAtDesk;
    setup.players[std::size_t(1 - session.ownPlayer())] = LanGame::nameOfPeer(session).toStdString();
    return setup;
}

class WarLanPart : public LanGamePartOf<LanSession, WarDocument> {
public:
    WarLanPart(LanLink& link, WarDocument& document)
        : LanGamePartOf(link, document), profile_(document.profile()) {}

    std::optional<std::string> file() const override {
        GameRecord record = session().game().record();
        if (record.moves.empty() && !record.resigned) return std::nullopt;
        record.setup = localSetup(session());
        const auto game = Game::replay(record, profile_);
        if (!game) return std::nullopt; // what was played can be played again
        const auto bytes = writeSwar(*game);
        return bytes ? std::optional(*bytes) : std::nullopt;
    }
    QString suffix() const override { return QStringLiteral("swar"); }

private:
    const Profile& profile_;
};

} // namespace

std::unique_ptr<WarDocument> beginLanGame(std::unique_ptr<LanLink> link, const Profile& profile,
                                          const QString& folder) {
    auto game = Game::of(localSetup(link->session()), profile);
    if (!game) return nullptr; // the session has begun the same game
    auto document = std::make_unique<WarDocument>(std::move(game).value(), profile);
    auto part = std::make_unique<WarLanPart>(*link, *document);
    new LanGame(std::move(link), std::move(part), folder, *document); // the document has it
    return document;
}

} // namespace stonemason::wastes
