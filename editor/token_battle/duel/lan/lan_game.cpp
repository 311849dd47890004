// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/lan/lan_game.h"

#include "core/token_battle/duel/knowledge.h"
#include "editor/app/file_paths.h"
#include "editor/lan/plain_words.h"
#include "editor/text/error_text.h"
#include "editor/token_battle/duel/lan/game_keeper.h"
#include "editor/token_battle/duel/lan/lan_opponent.h"
#include "editor/token_battle/duel/lan/lan_words.h"
#include "editor/token_battle/duel/seats.h"

namespace stonemason {

namespace {

/// The peer's name where it is no word of ours: nobody is taken for a computer, or for the person here.
QString peerNameOf(const LanSession& session) {
    const QString name = plainWords(session.peerName());
    if (name.isEmpty()) return LanGame::tr("The other player");
    const std::string said = name.toStdString();
    //: The name of a person in quotes
    return said == personAtDesk || playerLevelFromId(said) ? LanGame::tr("“%1”").arg(name) : name;
}

/// The setup as this program has it: the person here is who sits at the desk.
GameSetup localSetup(GameSetup setup, const LanSession& session) {
    Side& own = setup.sides[std::size_t(session.ownPlayer())];
    Side& peer = setup.sides[std::size_t(1 - session.ownPlayer())];
    own.player = personAtDesk;
    peer.player = peerNameOf(session).toStdString();
    peer.deckName = plainWords(peer.deckName).toStdString();
    return setup;
}

} // namespace

std::unique_ptr<DuelDocument> LanGame::begin(std::unique_ptr<LanLink> link,
                                             std::shared_ptr<const DuelTable> table, QString folder) {
    const LanSession& session = link->session();
    // The document has no card that the person here may not know; so nothing that shows or writes it does.
    const GameSetup known =
        asKnownTo(session.ownPlayer(), session.game().setup(), session.game().positionAfter(0));
    auto game = Game::of(table, localSetup(known, session));
    if (!game) return nullptr; // the session has begun the same game
    auto document = std::make_unique<DuelDocument>(std::move(game).value(), std::move(table));
    document->setLive(true);
    new LanGame(std::move(link), std::move(folder), *document); // the document has it
    return document;
}

LanGame* LanGame::of(const DuelDocument& document) {
    return document.findChild<LanGame*>(QString(), Qt::FindDirectChildrenOnly);
}

LanGame::LanGame(std::unique_ptr<LanLink> link, QString folder, DuelDocument& document)
    : QObject(&document)
    , document_(document)
    , table_(document.table())
    , link_(std::move(link))
    , folder_(std::move(folder))
    , peerName_(peerNameOf(link_->session()))
    , peerAddress_(link_->peerAddress()) {
    const LanSession& session = link_->session();
    ownName_ = plainWords(session.game().setup().sides[std::size_t(session.ownPlayer())].player);
    connect(&document_, &DuelDocument::gameChanged, this, [this] {
        // The opponent hears of the last move in the same moment; it has to be there for that.
        if (document_.game().hasEnded())
            QMetaObject::invokeMethod(this, &LanGame::conclude, Qt::QueuedConnection);
    });
    connect(&document_, &DuelDocument::leaving, this, &LanGame::leave);
    connect(link_.get(), &LanLink::moved, this, &LanGame::reveal); // before the opponent hears of it
    connect(link_.get(), &LanLink::resigned, this, &LanGame::catchUp);
    connect(link_.get(), &LanLink::minutesLeftChanged, this, &LanGame::changed);
    connect(link_.get(), &LanLink::rematchWanted, this, &LanGame::changed);
    connect(link_.get(), &LanLink::begun, this, &LanGame::rematchBegun);
    connect(link_.get(), &LanLink::ended, this, [this] {
        end_ = link_->session().end();
        catchUp();
        conclude();
        emit changed();
    });
}

LanGame::~LanGame() {
    if (concluded_) return;
    keep();
    tellWhatBecameOfIt();
}

void LanGame::leave() {
    if (concluded_) return;
    catchUp();
    link_->leave();
    conclude();
    tellWhatBecameOfIt();
}

void LanGame::tellWhatBecameOfIt() {
    if (const QString words = keptWords(); !words.isEmpty()) emit keptAtClose(words);
}

void LanGame::seat(DuelPlay& play) {
    play_ = &play;
    if (!concluded_)
        play.setOpponent(1 - link_->session().ownPlayer(), std::make_unique<LanOpponent>(*link_));
}

/// The window may still be showing what the session knows already.
void LanGame::catchUp() {
    if (concluded_) return;
    reveal();
    const GameRecord& there = link_->session().game().record();
    for (int move = document_.game().moveCount(); move < int(there.moves.size()); ++move)
        document_.answer(there.moves[std::size_t(move)]);
    if (there.resigned) document_.resign(*there.resigned);
}

/// The cards that the other side has played become known here.
void LanGame::reveal() {
    if (concluded_) return;
    const Game& there = link_->session().game();
    const int peer = 1 - link_->session().ownPlayer();
    for (int move = document_.game().moveCount(); move < there.moveCount(); ++move)
        if (there.playerOf(move) == peer)
            document_.reveal(peer, there.record().moves[std::size_t(move)].stack, there.cardOf(move).id);
}

/// Nothing is left to hide.
void LanGame::revealAll() {
    const int peer = 1 - link_->session().ownPlayer();
    const Deck& deck = link_->session().game().setup().sides[std::size_t(peer)].deck;
    for (int stack = 0; stack < stackCount; ++stack)
        for (const CardId card : deck.stack(stack))
            document_.reveal(peer, stack, card);
}

/// The game is over, or nobody is there to go on with it.
void LanGame::conclude() {
    if (std::exchange(concluded_, true)) return;
    // Without a file of its own it counts as saved by this.
    keep([this](const QString& path, const std::string& bytes) {
        if (document_.path().isEmpty()) emit document_.aboutToSave(path, bytes);
    });
    if (link_->session().game().hasEnded()) revealAll();
    document_.setLive(false);
    if (!keptFile_.isEmpty() && document_.path().isEmpty()) document_.markSaved();
    if (play_) play_->setOpponent(1 - link_->session().ownPlayer(), nullptr);
    emit changed();
}

void LanGame::keep(const std::function<void(const QString&, const std::string&)>& aboutToWrite) {
    const LanSession& session = link_->session();
    GameRecord record = asKnownTo(session.ownPlayer(), session.game());
    if (record.moves.empty() && !record.resigned) return; // nothing was played
    record.setup = localSetup(std::move(record.setup), session);
    //: Who played a game, in the name of its file; %1 and %2 are names
    auto path =
        keepGame(folder_, record, table_->catalogue(), tr("%1 %2").arg(ownName_, peerName_), aboutToWrite);
    if (path)
        keptFile_ = *path;
    else
        keepError_ = path.error();
}

bool LanGame::canAskForRematch() const {
    return isOpen() && link_->session().game().hasEnded() && !rematchAsked_;
}

void LanGame::askForRematch() {
    if (!canAskForRematch()) return;
    catchUp();
    conclude();
    rematchAsked_ = true;
    link_->askForRematch();
    emit changed();
}

QString LanGame::whyNoRematch() const {
    if (canAskForRematch()) return {};
    if (!link_) return tr("The rematch is already in its own tab.");
    if (!isOpen())
        //: %1 is the name of a person
        return tr("%1 is no longer connected: begin anew with Play over the Network.").arg(peerName_);
    return rematchAsked_ ? tr("You have already asked %1 for a rematch.").arg(peerName_)
                         : tr("You can ask for a rematch when this game is over.");
}

std::unique_ptr<LanLink> LanGame::takeLink() {
    link_->disconnect(this);
    std::unique_ptr<LanLink> link = std::move(link_);
    emit changed();
    return link;
}

QString LanGame::connectionWords() const {
    if (!link_) return tr("The rematch is in its own tab.");
    if (end_) return lanEndText(*end_);
    if (concluded_ && link_->session().peerWantsRematch())
        //: %1 is the name of a person
        return tr("%1 would like a rematch with sides swapped.").arg(peerName_);
    if (rematchAsked_) return tr("You have asked %1 for a rematch; waiting for the answer.").arg(peerName_);
    if (const auto minutes = link_->session().minutesLeft())
        return link_->session().isOwnTurn()
                   ? tr("You have to move within %n minute(s), or the game ends.", nullptr, *minutes)
                   //: %1 is the name of a person
                   : tr("%1 has to move within %n minute(s), or the game ends and is kept.", nullptr,
                        *minutes)
                         .arg(peerName_);
    if (link_->isProtected())
        //: %1 is the name of a person, %2 an address such as 192.168.0.7
        return tr("Connected to %1 at %2, with the password.").arg(peerName_, peerAddress_);
    //: %1 is the name of a person, %2 an address such as 192.168.0.7
    return tr("Connected to %1 at %2, without a password.").arg(peerName_, peerAddress_);
}

QString LanGame::keptWords() const {
    if (keepError_)
        //: %1 is a sentence
        return tr("The game could not be kept: %1 Save it under another name.").arg(errorText(*keepError_));
    //: %1 is a file
    return keptFile_.isEmpty() ? QString() : tr("The game was kept as %1.").arg(shownPath(keptFile_));
}

Notice LanGame::notice() {
    Notice notice{.id = QStringLiteral("lan"),
                  .kind = end_ || keepError_ ? Notice::Kind::Warning : Notice::Kind::Info,
                  .text = connectionWords()};
    if (const QString kept = keptWords(); !kept.isEmpty()) notice.text += QLatin1Char(' ') + kept;
    if (concluded_ && canAskForRematch()) notice.buttons = {{tr("Rematch"), [this] { askForRematch(); }}};
    return notice;
}

} // namespace stonemason
