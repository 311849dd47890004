// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/board_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/actions/board_menu_actions.h"
#include "editor/wastes/view/overlays/insight_overlay.h"
#include "editor/wastes/view/tools/piece_tools.h"

namespace stonemason::wastes {

namespace {

QString rankId(int rank) {
    return QStringLiteral("piece-%1").arg(rank);
}

} // namespace

PieceActions::PieceActions(const Profile& profile, Brush& brush, QObject* parent)
    : BoundBoardActions(parent), profile_(profile), brush_(brush), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("Piece to Place"));
    menu_->setIcon(icon(QStringLiteral("place-piece")));
    for (int rank = 1; rank <= rankCount; ++rank)
        add(rank);
    connect(&brush_, &Brush::paintChanged, this, [this] { update(); });
    connect(&brush_, &Brush::toolChanged, this, [this] { update(); });
}

void PieceActions::add(int rank) {
    const QString name = rankName(rank, profile_).replace(u'&', QStringLiteral("&&"));
    QAction* action =
        ActionSet::add(rankId(rank), QStringLiteral("place-piece"),
                       QStringLiteral("&%1 %2").arg(QString::number(rank), name),
                       //: %1 is a piece: "Brawler 4"
                       tr("Place a %1; once more: of the other side").arg(pieceName(rank, profile_)),
                       QKeySequence(Qt::Key_0 + rank));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, rank] {
        choose(rank);
        update();
    });
    menu_->addAction(action);
}

bool PieceActions::isInHand(int rank) const {
    return brush_.tool() == QLatin1String("place-piece") && brush_.piece().rank == rank;
}

void PieceActions::choose(int rank) {
    const Side side = isInHand(rank) ? opponentOf(brush_.piece().side) : brush_.piece().side;
    const RankInfo& info = profile_.rank(rank);
    brush_.setPiece({.side = side, .rank = rank, .walks = info.walks, .jumps = info.jumps});
    brush_.setTool(QStringLiteral("place-piece"));
    if (canvas()) canvas()->setFocus();
    //: %1 is a piece: "Brawler 4"; %2 a side: "Blue"
    showMessage(tr("%1 of %2: click where it is to stand.").arg(pieceName(rank, profile_), sideName(side)));
}

void PieceActions::refresh() {
    for (int rank = 1; rank <= rankCount; ++rank)
        action(rankId(rank))->setChecked(isInHand(rank));
}

ViewActions::ViewActions(QObject* parent)
    : SwitchActions(parent), insightMenu_(tr("&Show over the Board"), QStringLiteral("fairness")) {
    const auto style = &BoardViewState::styleChanged;
    menu_ += addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Codes"),
                       tr("Write over each tile its character in files"), Qt::CTRL | Qt::Key_L,
                       &BoardViewState::showsSigns, &BoardViewState::setShowsSigns, style);
    menu_ += addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"),
                       tr("Draw lines between the tiles"), Qt::CTRL | Qt::Key_G, &BoardViewState::showsGrid,
                       &BoardViewState::setShowsGrid, style);
    menu_ += addSwitch(QStringLiteral("pieces"), QStringLiteral("move-piece"), tr("S&how Pieces"),
                       tr("Show the pieces on the board, or the tiles alone"), Qt::CTRL | Qt::Key_M,
                       &BoardViewState::showsPieces, &BoardViewState::setShowsPieces, style);
    menu_ += addSwitch(QStringLiteral("turned"), QStringLiteral("opponent-view"), tr("O&pponent's View"),
                       tr("Turn the board to the other player's side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                       &GridState::isTurned, &GridState::setTurned, &GridState::turnedChanged);
    addInsights();
}

void ViewActions::addInsights() {
    for (const InsightInfo& info : allInsights()) {
        QAction* action =
            add(info.id, info.picture, info.menu, info.tip,
                Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_0 + int(info.insight)), [this, insight = info.insight] {
                    if (viewState()) viewState()->setInsight(insight);
                });
        insightMenu_.addChoice(action, int(info.insight));
    }
    menu_ += insightMenu_.menuAction();
}

void ViewActions::bound() {
    SwitchActions::bound();
    binding().on(viewState(), &BoardViewState::insightChanged, [this] { update(); });
}

void ViewActions::refresh() {
    SwitchActions::refresh();
    insightMenu_.check(int(viewState()->insight()));
}

namespace {

/// The tools of every grid editor, with those for pieces before the selection tools.
ToolOffer wastesToolOffer() {
    ToolOffer offer = gridToolOffer();
    const std::vector<ToolEntry> pieces{
        {QStringLiteral("move-piece"), WastesActions::tr("&Move Pieces"),
         WastesActions::tr("Drag pieces about the board; click to select them"), Qt::Key_M,
         WastesActions::tr("Pieces")},
        {QStringLiteral("place-piece"), WastesActions::tr("&New Pieces"),
         WastesActions::tr("Put the chosen piece on the board"), Qt::Key_N, WastesActions::tr("New")},
        {QStringLiteral("jump"), WastesActions::tr("&Jumps"),
         WastesActions::tr("Add jumps from tile to tile, or take them away; Shift does the way back too"),
         Qt::Key_J, WastesActions::tr("Jumps")},
        {}};
    offer.at(QStringLiteral("eraser"))->tip =
        WastesActions::tr("Erase to normal ground, with the pieces on it");
    offer.entries.insert(offer.at(QStringLiteral("select")), pieces.begin(), pieces.end());
    return offer;
}

} // namespace

WastesActions::WastesActions(const Profile& profile, Brush& brush, StampShelf& stamps,
                             BoardRenderer& renderer, QObject* parent)
    : GridEditorActions({.menuTitle = tr("&Board"),
                         .fit = tr("&Fit Board"),
                         .fitTip = tr("Show the whole board as large as it fits"),
                         .printTip = tr("Print the board")},
                        brush, ToolBox(wastesTools()), wastesToolOffer(), &stamps, parent)
    , pieces_(add(new PieceActions(profile, brush, this)))
    , edit_(add(new EditActions(brush, this)))
    , view_(add(new ViewActions(this)))
    , sketch_(add(new SketchActions(id(), this)))
    , board_(add(new BoardMenuActions(renderer, this))) {
}

void WastesActions::bind(BoardDocument* document, BoardCanvas* canvas) {
    GridEditorActions::bind(document, canvas);
    board_->symmetryState()->setEnabled(document != nullptr);
    setWithoutDocument(*board_->symmetryState(), !document);
}

WorkspaceActions WastesActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu() + sketch_->menu();
    places.menu = board_->menu() + places.menu;
    places.tools.insert(tools().menu().size(), pieces_->menu());
    places.toolBar += {board_->symmetryState(), board_->playAction(), board_->exportAction()};
    places.exports.prepend(board_->exportAction());
    return places;
}

} // namespace stonemason::wastes
