// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/duel_workspace.h"

#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/lan/lan_lobby.h"
#include "editor/play/game_actions.h"
#include "editor/play/game_plot.h"
#include "editor/play/move_list_dock.h"
#include "editor/play/step_actions.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/view/actions/duel_actions.h"
#include "editor/token_battle/duel/view/board/token_board.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "editor/token_battle/duel/view/dialogs/playing_page.h"
#include "editor/token_battle/duel/view/docks/duel_docks.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/token_battle/duel/view/lan/duel_lan_game.h"
#include "editor/token_battle/model/settings.h"

#include <QApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace stonemason::token_battle {

DuelWorkspace::DuelWorkspace(std::shared_ptr<const DuelTable> table, Settings& settings, Dialogs& dialogs,
                             QObject* parent)
    : PlayWorkspace(QStringLiteral("duel"), setting::duelTempo, settings, dialogs, parent)
    , table_(std::move(table))
    , lobby_(new LanLobby(
          [table = table_](std::unique_ptr<LanConnection> link, const QString& folder) {
              return beginLanGame(LanLink::from(std::move(link)), table, folder);
          },
          settings, this)) {
    makeNewActions();
    connectLobby();
}

void DuelWorkspace::createEditor() {
    PlayWorkspace::createEditor();
    turn_ = new TurnActions(this);
    position_ = new PositionActions(this);
    status_ = new DuelStatus(this);
    makeDocks();
    for (ActionSet* set : std::initializer_list<ActionSet*>{turn_, position_})
        connect(set, &ActionSet::message, this, &Workspace::message);
    connect(position_, &PositionActions::positionPasted, this, &DuelWorkspace::openPosition);
    setCurrent(nullptr, nullptr);
}

void DuelWorkspace::makeDocks() {
    auto* recent = new RecentMovesDock;
    auto* list = new MoveListDock(QStringLiteral("moveList"), new MoveListModel,
                                  [](PlayDocument& document) -> GameReview& {
                                      return DuelReview::of(static_cast<DuelDocument&>(document));
                                  });
    auto* score = new GamePlotDock(QStringLiteral("score"), tr("Score"), new ScorePlot,
                                   tr("Points at the move pointed at"));
    recent->setProperty("share", 3);
    list->setProperty("tabWith", recent->objectName());
    score->setProperty("share", 1);
    setMoveList(list);
    recent->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    duelDocks_ = {recent};
    for (QDockWidget* dock : std::initializer_list<QDockWidget*>{recent, list, score})
        addDock(dock);
}

void DuelWorkspace::makeNewActions() {
    newGame_ = new QAction(icon(QStringLiteral("new-game")), tr("New &Game…"), this);
    newGame_->setObjectName(QStringLiteral("duel.new"));
    newGame_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_N);
    const QString game = localText(table_->catalogue().name);
    //: %1 is the game's name
    setTip(*newGame_, tr("Play %1").arg(game));
    newGame_->setStatusTip(tr("Play %1 alone, with a friend or against the computer").arg(game));
    connect(newGame_, &QAction::triggered, this, [this] { askForGame(); });
    newLanGame_ = new QAction(icon(QStringLiteral("network")), tr("Play over the &Network…"), this);
    newLanGame_->setObjectName(QStringLiteral("duel.new-lan"));
    newLanGame_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_P);
    //: %1 is the game's name
    setTip(*newLanGame_, tr("Play %1 with somebody at another computer").arg(game));
    newLanGame_->setStatusTip(tr("Wait for another player on the network, or join one"));
    connect(newLanGame_, &QAction::triggered, this, [this] {
        const auto setup = [this] {
            return std::make_unique<DuelLanSetup>(table_, offers_ ? offers_() : std::vector<DeckOffer>(),
                                                  settings());
        };
        lobby_->ask(setup, QApplication::activeWindow());
    });
}

void DuelWorkspace::connectLobby() {
    connect(lobby_, &LanLobby::created, this, &Workspace::created);
    connect(lobby_, &LanLobby::kept, this, &Workspace::fileKept);
    connect(lobby_, &LanLobby::message, this, &Workspace::message);
}

void DuelWorkspace::rematch() {
    if (lobby_->askForRematch(*current_)) return;
    const GameSetup& setup = current_->setup();
    if (std::ranges::any_of(setup.sides, &Side::hasHidden))
        emit message(tr("No rematch, because not all cards of this game are known. Start a new game."));
    else
        open(rematchOf(setup, QRandomGenerator::global()->bounded(1, 1'000'000'000), *table_),
             current_->hasOpenDecks());
}

void DuelWorkspace::review() {
    DuelReview::of(*current_).start();
}

void DuelWorkspace::askForGame(const std::optional<DeckOffer>& deck) {
    NewGame choices = fromRemembered(settings().value(setting::newDuel));
    std::vector<DeckOffer> offers = offers_ ? offers_() : std::vector<DeckOffer>();
    if (deck) {
        choices.decks[0] = choiceFor(*deck);
        if (!offerOf(choices.decks[0], offers)) offers.insert(offers.begin(), *deck);
    }
    NewGameDialog dialog(choices, std::move(offers), table_->catalogue(), dialogs(),
                         QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) {
        if (dialog.deckToFinish()) emit deckWanted(*dialog.deckToFinish());
        return;
    }
    settings().setValue(setting::newDuel, rememberedText(dialog.choices()));
    begin(dialog.choices(), dialog.offers());
}

void DuelWorkspace::begin(const NewGame& choices, const std::vector<DeckOffer>& offers) {
    const auto setup = setupOf(choices, offers, *table_);
    if (setup) return open(*setup, choices.openDecks);
    for (int side = 0; side < playerCount; ++side)
        if (hasSide(choices.seats.mode, side))
            if (const QString reason =
                    whyNotPlayed(choices.decks[std::size_t(side)], offers, table_->catalogue());
                !reason.isEmpty())
                return emit message(reason);
}

void DuelWorkspace::open(const GameSetup& setup, bool openDecks) {
    auto game = Game::of(table_, setup);
    if (!game) return; // callers pass only valid decks and starts
    auto* document = new DuelDocument(std::move(game).value(), table_);
    document->setOpenDecks(openDecks);
    document->setBegunHere(true);
    emit created(document);
}

void DuelWorkspace::branch() {
    const GameRecord record = current_->recordUpToShown();
    auto game = Game::replay(table_, record);
    if (!game) return; // what was played can be played again
    auto* document = new DuelDocument(std::move(game).value(), table_);
    document->setOpenDecks(current_->hasOpenDecks());
    //: %1 is a game, %2 the number of a move
    document->setName(
        tr("%1, branch at move %2").arg(current_->title(), QString::number(record.moves.size())));
    document->markNeverSaved();
    emit created(document);
}

void DuelWorkspace::openPosition(const QString& text) {
    const auto shown = shownSetup();
    auto document = DuelDocument::fromPosition(text.toStdString(), table_, shown ? &*shown : nullptr);
    if (!document) {
        emit message(
            tr("The clipboard has no position to play on from: %1").arg(errorText(document.error())));
        return;
    }
    DuelDocument* game = std::move(document).value().release();
    game->markNeverSaved();
    emit created(game);
    emit message(tr("The position opened as a new game; the old one is unchanged."));
}

/// A pasted position has both decks open, so this setup omits the cards that the local player may not know.
std::optional<GameSetup> DuelWorkspace::shownSetup() const {
    if (!current_ || current_->isLive()) return std::nullopt;
    return current_->knownSetup();
}

QString DuelWorkspace::id() const {
    return QStringLiteral("duel");
}

QString DuelWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("Games of %1 (*.sduel)").arg(localText(table_->catalogue().name));
}

QStringList DuelWorkspace::saveFilters() const {
    return {tr("Stonemason games (*.sduel)")};
}

QString DuelWorkspace::nativeSuffix() const {
    return QStringLiteral("sduel");
}

bool DuelWorkspace::recognises(std::string_view bytes) const {
    return looksLikeGameRecord(bytes) || holdsPosition(bytes);
}

ContentReader DuelWorkspace::contentReader() const {
    return [table = table_, shown = shownSetup()](const std::string& bytes,
                                                  ContentSource source) -> Result<MakeDocument> {
        const bool isText = !looksLikeGameRecord(bytes) && holdsPosition(bytes);
        if (!isText) {
            auto game = gameFromRecord(bytes, table);
            if (!game) return game.error();
            return MakeDocument([game = std::move(game).value(), table]() mutable {
                return std::make_unique<DuelDocument>(std::move(game), table);
            });
        }
        auto game = gameFromPosition(bytes, table, shown ? &*shown : nullptr);
        if (!game) return game.error();
        const bool fileHoldsText = source == ContentSource::File;
        return MakeDocument([game = std::move(game).value(), table, fileHoldsText]() mutable {
            auto document = std::make_unique<DuelDocument>(std::move(game), table);
            document->setFileHoldsText(fileHoldsText);
            return document;
        });
    };
}

QImage DuelWorkspace::thumbnail(const Document& document, QSize size) const {
    return gridPicture(positionLook(static_cast<const DuelDocument&>(document).position()), size);
}

PlayView* DuelWorkspace::makeView(PlayDocument& document, QWidget* parent) {
    auto* view = new DuelView(static_cast<DuelDocument&>(document), tempoOf(document), parent);
    setHelpPage(*view, QStringLiteral("playing.md"));
    connect(&view->choice(), &MoveChoice::refused, view,
            [this](const QString& sentence) { emit message(sentence); });
    connect(&view->choice(), &MoveChoice::branched, view, [this](int dropped) {
        emit message(tr("%n later move(s) were dropped; Undo brings them back.", nullptr, dropped));
    });
    connect(&view->choice(), &MoveChoice::accepted, view, [this] { emit message({}); });
    if (QWidget* bar = lobby_->seat(document, view->turns(), view)) view->addBar(bar);
    return view;
}

void DuelWorkspace::bindOwn(PlayDocument* document, PlayView* view) {
    current_ = static_cast<DuelDocument*>(document);
    auto* shown = static_cast<DuelView*>(view);
    for (const QPointer<DuelDock>& dock : duelDocks_)
        if (dock) dock->bind(current_, shown);
    turn_->bind(current_, shown);
    position_->bind(current_, shown);
    status_->bind(current_, shown);
}

QList<QAction*> DuelWorkspace::duelActions() {
    ensureEditor();
    return turn_->all() + steps().all() + gameActions().all() + position_->all();
}

WorkspaceActions DuelWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places = placesOf(turn_->all());
    QAction* hint = turn_->action(QStringLiteral("hint"));
    hint->setProperty("showText", true);
    places.toolBar.prepend(hint);
    places.edit = position_->all();
    places.menuTitle = tr("&Game");
    return places;
}

QList<FixedKeys> DuelWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the cursor on the board")},
            {{Qt::Key_Home, Qt::Key_End}, tr("Move the cursor to the left or right edge")}};
}

QList<PreferencesPage*> DuelWorkspace::preferences() {
    auto* page = new PlayingPage(settings());
    connect(page, &PlayingPage::tempoChosen, this, &PlayWorkspace::setTempo);
    return {page};
}

QList<QWidget*> DuelWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

} // namespace stonemason::token_battle
