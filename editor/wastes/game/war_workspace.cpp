// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/war_workspace.h"

#include "core/wastes/format/swar.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/lan/lan_lobby.h"
#include "editor/play/game_actions.h"
#include "editor/play/game_plot.h"
#include "editor/play/move_list_dock.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/view/lines_dock.h"
#include "editor/wastes/game/view/new_war_dialog.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_actions.h"
#include "editor/wastes/game/view/war_lan_setup.h"
#include "editor/wastes/game/view/war_moves_model.h"
#include "editor/wastes/game/view/war_plot.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/model/settings.h"

#include <QApplication>
#include <QJsonDocument>
#include <QLabel>

#include <utility>

namespace stonemason::wastes {

namespace {

SeatChoices rememberedChoices(const Settings& settings) {
    const QString remembered = settings.value(setting::newWar);
    SeatChoices choices = rememberedSeats(QJsonDocument::fromJson(remembered.toUtf8()).object());
    if (remembered.isEmpty()) choices.near = PlayerLevel::Hard; // equals at depth 1 only shuffle pieces
    return choices;
}

QString choicesText(const SeatChoices& choices) {
    QJsonObject object;
    remember(choices, object);
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

WarWorkspace::WarWorkspace(const Profile& profile, Settings& settings, Dialogs& dialogs, QObject* parent)
    : PlayWorkspace(QStringLiteral("war"), setting::warTempo, settings, dialogs, parent)
    , profile_(profile)
    , renderer_(profile)
    , lobby_(new LanLobby(
          [&profile](std::unique_ptr<LanConnection> link, const QString& folder) {
              return beginLanGame(LanLink::from(std::move(link)), profile, folder);
          },
          settings, this)) {
    makeNewActions();
    connectLobby();
}

void WarWorkspace::createEditor() {
    PlayWorkspace::createEditor();
    own_ = new WarActions(this);
    status_ = new WarStatus(this);
    makeDocks();
    connect(own_, &ActionSet::message, this, &Workspace::message);
    connect(own_, &WarActions::boardRequested, this, [this] {
        if (current_) emit boardWanted(current_->board());
    });
    setCurrent(nullptr, nullptr);
}

void WarWorkspace::makeDocks() {
    auto* list = new MoveListDock(QStringLiteral("warMoves"), new WarMovesModel,
                                  [](PlayDocument& document) -> GameReview& {
                                      return WarReview::of(static_cast<WarDocument&>(document));
                                  });
    list->setProperty("tabs", QStringList{QStringLiteral("historyDock"), QStringLiteral("war-lines")});
    setHelpPage(*list, QStringLiteral("boards.md"));
    setMoveList(list);
    addDock(list);
    auto* lines = new LinesDock(settings());
    setHelpPage(*lines, QStringLiteral("boards.md"));
    addDock(lines);
    connect(own_, &WarActions::linesRequested, lines, [lines] {
        LineSearch& search = lines->search();
        search.setOn(!search.isOn());
        if (search.isOn()) showDock(lines);
    });
    auto* advantage = new GamePlotDock(QStringLiteral("war-advantage"), tr("Advantage"), new WarPlot,
                                       tr("Winning chances at the move pointed at"));
    advantage->setProperty("share", 1);
    list->setProperty("share", 3);
    setHelpPage(*advantage, QStringLiteral("boards.md"));
    addDock(advantage);
}

void WarWorkspace::makeNewActions() {
    newGame_ = new QAction(icon(QStringLiteral("new-war")), tr("New &Game…"), this);
    newGame_->setObjectName(QStringLiteral("war.new"));
    newGame_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_W);
    const QString game = localText(profile_.name);
    //: %1 is the game's name
    setTip(*newGame_, tr("Play %1").arg(game));
    newGame_->setStatusTip(tr("Play %1 with a friend or against the computer").arg(game));
    connect(newGame_, &QAction::triggered, this, [this] { askForGame(); });
    newLanGame_ = new QAction(icon(QStringLiteral("network")), tr("Play over the &Network…"), this);
    newLanGame_->setObjectName(QStringLiteral("war.new-lan"));
    newLanGame_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_H);
    //: %1 is the game's name
    setTip(*newLanGame_, tr("Play %1 with somebody at another computer").arg(game));
    newLanGame_->setStatusTip(tr("Wait for another player on the network, or join one"));
}

void WarWorkspace::connectLobby() {
    connect(newLanGame_, &QAction::triggered, this, [this] {
        std::vector<Board> boards = boards_ ? boards_() : std::vector<Board>{};
        if (boards.empty()) return;
        lobby_->ask([&] { return std::make_unique<WarLanSetup>(profile_, std::move(boards), settings()); },
                    QApplication::activeWindow());
    });
    connect(lobby_, &LanLobby::created, this, &Workspace::created);
    connect(lobby_, &LanLobby::kept, this, &Workspace::fileKept);
    connect(lobby_, &LanLobby::message, this, &Workspace::message);
}

QString WarWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("Games of %1 (*.swar)").arg(localText(profile_.name));
}

QStringList WarWorkspace::saveFilters() const {
    return {tr("Stonemason war games (*.swar)")};
}

bool WarWorkspace::recognises(std::string_view bytes) const {
    return looksLikeSwar(bytes);
}

ContentReader WarWorkspace::contentReader() const {
    return [&profile = profile_](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto game = readReviewedSwar(bytes, profile);
        if (!game) return game.error();
        return MakeDocument([game = std::move(game).value(), &profile]() mutable {
            return std::make_unique<WarDocument>(std::move(game), profile);
        });
    };
}

QImage WarWorkspace::thumbnail(const Document& document, QSize size) const {
    const auto& war = static_cast<const WarDocument&>(document);
    const BoardStyle style{.dark = isDark(QGuiApplication::palette()), .axis = false};
    return BoardRenderer(profile_).image(boardIn(war.engine(), war.board(), war.position()), style, size);
}

PlayView* WarWorkspace::makeView(PlayDocument& document, QWidget* parent) {
    auto* view = new WarView(static_cast<WarDocument&>(document), renderer_, tempoOf(document), parent);
    setHelpPage(*view, QStringLiteral("boards.md"));
    connect(&view->choice(), &PieceChoice::refused, view, [this, view](const QString& sentence) {
        const bool isShown = view->previewLine()->text() == sentence; // below the board, under the pointer
        emit message(isShown ? QString() : sentence);
    });
    connect(&view->choice(), &PieceChoice::accepted, view, [this] { emit message({}); });
    connect(&view->choice(), &PieceChoice::branched, view, [this](int dropped) {
        emit message(tr("%n later move(s) were dropped; Undo brings them back.", nullptr, dropped));
    });
    if (QWidget* bar = lobby_->seat(document, view->turns(), view)) view->addBar(bar);
    return view;
}

void WarWorkspace::bindOwn(PlayDocument* document, PlayView* view) {
    current_ = static_cast<WarDocument*>(document);
    auto* shown = static_cast<WarView*>(view);
    own_->bind(current_, shown);
    status_->bind(current_, shown);
}

void WarWorkspace::askForGame(const std::optional<Board>& board) {
    std::vector<Board> boards = boards_ ? boards_() : std::vector<Board>{};
    if (board) boards.insert(boards.begin(), *board);
    if (boards.empty()) return;
    NewWarDialog dialog(rememberedChoices(settings()), std::move(boards), profile_, renderer_,
                        QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) return;
    settings().setValue(setting::newWar, choicesText(dialog.choices()));
    begin(dialog.setup());
}

void WarWorkspace::begin(const GameSetup& setup) {
    auto game = Game::of(setup, profile_);
    if (!game) {
        emit message(tr("This board cannot be played: %1").arg(errorText(game.error())));
        return;
    }
    auto* document = new WarDocument(std::move(game).value(), profile_);
    document->setBegunHere(true);
    emit created(document);
}

void WarWorkspace::review() {
    WarReview::of(*current_).start();
}

void WarWorkspace::rematch() {
    if (lobby_->askForRematch(*current_)) return;
    GameSetup setup = current_->setup();
    std::swap(setup.players[0], setup.players[1]);
    setup.seed = setup.seed == maximumSeed ? 0 : setup.seed + 1;
    begin(setup);
}

void WarWorkspace::branch() {
    const GameRecord record = current_->recordUpToShown();
    auto game = Game::replay(record, profile_);
    if (!game) return; // what was played can be played again
    auto* document = new WarDocument(std::move(game).value(), profile_);
    //: %1 is a game, %2 the number of a move
    document->setName(
        tr("%1, branch at move %2").arg(current_->title(), QString::number(record.moves.size())));
    document->markNeverSaved();
    emit created(document);
}

WorkspaceActions WarWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places = placesOf(own_->all());
    places.menuTitle = tr("&Game");
    QAction* hint = own_->action(QStringLiteral("hint"));
    hint->setProperty("showText", true);
    places.toolBar.prepend(hint);
    return places;
}

QList<FixedKeys> WarWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the board")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter},
             tr("Choose the piece at the frame, or move the chosen one there")},
            {{Qt::Key_Escape}, tr("Put the chosen piece back")}};
}

QList<QWidget*> WarWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

} // namespace stonemason::wastes
