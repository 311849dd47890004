// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board_workspace.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "editor/app/action_keys.h"
#include "editor/app/author.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/grid/overview_dock.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/text/names.h"
#include "editor/wastes/actions/board_menu_actions.h"
#include "editor/wastes/board_view_state.h"
#include "editor/wastes/dialogs/new_board_dialog.h"
#include "editor/wastes/docks/pieces_dock.h"
#include "editor/wastes/docks/problems_dock.h"
#include "editor/wastes/docks/properties_dock.h"
#include "editor/wastes/docks/tiles_dock.h"
#include "editor/wastes/overlays/insight_provider.h"
#include "editor/wastes/strength/strength_dock.h"
#include "editor/wastes/wastes_actions.h"
#include "editor/wastes/wastes_status.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>

#include <utility>

namespace stonemason::wastes {

namespace {

/// Those of a resource; empty when there is none.
std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

BoardWorkspace::BoardWorkspace(const Profile& profile, QObject* parent)
    : Workspace(parent)
    , profile_(profile)
    , renderer_(profile)
    , newBoard_(new QAction(icon(QStringLiteral("board")), tr("New &Board…"), this)) {
    newBoard_->setObjectName(QStringLiteral("board.new"));
    newBoard_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_B);
    setTip(*newBoard_, tr("Start a board of War in the Wastes"));
    connect(newBoard_, &QAction::triggered, this, &BoardWorkspace::showNewBoardDialog);
}

void BoardWorkspace::createEditor() {
    actions_ = new WastesActions(profile_, brush_, stamps_, renderer_, this);
    status_ = new WastesStatus(this);
    makeDocks();
    connectParts();
    if (settings_) rememberAuthor(*properties_->authorField(), *settings_);
    setCurrent(nullptr, nullptr);
}

BoardWorkspace::~BoardWorkspace() = default;

void BoardWorkspace::rememberIn(Settings& settings) {
    settings_ = &settings;
    stamps_.rememberIn(settings, id());
    sketches_.rememberIn(settings);
    if (properties_) rememberAuthor(*properties_->authorField(), settings);
}

void BoardWorkspace::makeDocks() {
    tiles_ = new TilesDock(brush_, renderer_);
    pieces_ = new PiecesDock(profile_, brush_, renderer_);
    auto* overview = new OverviewDock<BoardDocument, BoardCanvas>(
        QStringLiteral("board-overview"), tr("Overview"), tr("Overview of the board"));
    problems_ = new ProblemsDock;
    properties_ = new PropertiesDock;
    auto* strength = new StrengthDock;
    for (BoardDock* dock :
         std::initializer_list<BoardDock*>{tiles_, pieces_, overview, problems_, properties_, strength})
        docks_.add(dock);
    problems_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    for (BoardDock* dock : std::initializer_list<BoardDock*>{properties_, strength})
        dock->setProperty("tabWith", problems_->objectName());
    for (const auto& [dock, share] : {std::pair<BoardDock*, int>{tiles_, 14}, {pieces_, 29}, {overview, 9}})
        dock->setProperty("share", share);
    setHelpPage(*problems_, QStringLiteral("checks.md"));
    for (BoardDock* dock : std::initializer_list<BoardDock*>{tiles_, pieces_, properties_, strength})
        setHelpPage(*dock, QStringLiteral("boards.md"));
}

void BoardWorkspace::connectParts() {
    connect(actions_, &WastesActions::message, this, &Workspace::message);
    for (const BoardDock* dock : docks_.alive())
        connect(dock, &BoardDock::message, this, &Workspace::message);
    connect(&brush_, &Brush::toolChanged, this, &BoardWorkspace::followTool);
    actions_->problems().setPanel(*problems_, problems_->panel());
    BoardMenuActions& menu = actions_->board();
    connect(properties_, &PropertiesDock::symmetryRequested, &menu, &BoardMenuActions::chooseSymmetry);
    connect(status_, &WastesStatus::problemsClicked, this, [this] { showDock(problems_); });
    connect(&menu, &BoardMenuActions::playRequested, this, [this] {
        if (current_) emit playRequested(current_->committedBoard());
    });
    connect(&menu, &BoardMenuActions::propertiesRequested, this, [this] {
        showDock(properties_);
        if (!properties_) return;
        properties_->nameField()->setFocus();
        properties_->nameField()->selectAll();
    });
}

/// Jumps are in sight while the tool for them is in hand, then what was in sight before.
void BoardWorkspace::followTool(const QString& tool) {
    const auto before = std::exchange(beforeJumps_, std::nullopt);
    if (!current_) return;
    BoardViewState& view = current_->view();
    if (tool == QLatin1String("jump")) {
        beforeJumps_ = view.insight();
        view.setInsight(Insight::Jumps);
    } else if (before && view.insight() == Insight::Jumps) {
        view.setInsight(*before);
    }
}

QString BoardWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 boards (*.sboard *.txt)").arg(localText(profile_.name));
}

QStringList BoardWorkspace::saveFilters() const {
    return {tr("Stonemason board (*.sboard)"), tr("Text (*.txt)")};
}

bool BoardWorkspace::recognises(std::string_view bytes) const {
    // A game holds the board it is played on.
    return (looksLikeSboard(bytes) && !looksLikeSwar(bytes)) ||
           (looksLikeBoardRows(bytes) && fitsBoard(bytes));
}

int BoardWorkspace::likeness(std::string_view text) const {
    return boardRowsLikeness(text);
}

ContentReader BoardWorkspace::contentReader() const {
    return [&profile = profile_](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        const BoardFormat form = boardFormatOf(std::string_view(bytes));
        auto read = form == BoardFormat::Rows ? readBoardRows(bytes) : readSboard(bytes, profile);
        if (!read) return read.error();
        return MakeDocument([board = std::move(read).value(), form, &profile]() mutable {
            return std::make_unique<BoardDocument>(std::move(board), profile, form);
        });
    };
}

QWidget* BoardWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& board = static_cast<BoardDocument&>(document);
    auto* canvas = new BoardCanvas(board, renderer_, brush_, parent);
    provideInsights(board);
    sketches_.follow(board, board.view());
    shown_.removeIf([](const QPointer<BoardDocument>& document) { return document.isNull(); });
    shown_ += &board;
    setHelpPage(*canvas, QStringLiteral("boards.md"));
    for (const auto said : {&BoardDocument::refused, &BoardDocument::noticePosted})
        connect(&board, said, canvas, [this](const QString& sentence) { emit message(sentence); });
    return canvas;
}

void BoardWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    const bool isOther = current_ != document;
    if (isOther && current_) {
        current_->endGesture(); // tools and tiles are chosen for all boards
        followTool({});
    }
    current_ = qobject_cast<BoardDocument*>(document);
    if (isOther) followTool(brush_.tool());
    canvas_ = current_ ? qobject_cast<BoardCanvas*>(view) : nullptr;
    for (BoardDock* dock : docks_.alive())
        dock->bind(current_, canvas_);
    actions_->bind(current_, canvas_);
    status_->bind(current_, canvas_);
}

QList<QDockWidget*> BoardWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>();
}

WorkspaceActions BoardWorkspace::actions() {
    ensureEditor();
    return actions_->places();
}

QList<FixedKeys> BoardWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the board")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke or selection")}};
}

QList<QWidget*> BoardWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList BoardWorkspace::samples() const {
    QStringList paths;
    const QDir boards(QStringLiteral(":/boards"));
    for (const QString& name : boards.entryList({QStringLiteral("*.sboard")}, QDir::Files, QDir::Name))
        paths += boards.filePath(name);
    return paths;
}

/// Shown beside a map, so it points out how to begin a board.
QList<TourStep> BoardWorkspace::tourSteps() const {
    return {
        {newBoard_->objectName(), tr("Boards of another game"),
         tr("New Board, in the File menu, begins a board of War in the Wastes: tiles are painted as here, "
            "pieces are dragged onto them. Play starts a game on it.")}};
}

void BoardWorkspace::create(Board board) {
    emit created(new BoardDocument(std::move(board), profile_));
}

std::vector<Board> BoardWorkspace::sampleBoards() const {
    std::vector<Board> boards;
    for (const QString& path : samples())
        if (auto read = readSboard(bytesOf(path), profile_)) boards.push_back(std::move(read).value());
    return boards;
}

std::vector<Board> BoardWorkspace::openBoards() const {
    std::vector<Board> boards;
    for (auto document = shown_.rbegin(); document != shown_.rend(); ++document)
        if (*document) boards.push_back((*document)->committedBoard());
    return boards;
}

void BoardWorkspace::showNewBoardDialog() {
    NewBoardDialog dialog(profile_, renderer_, sampleBoards(), QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) return;
    Board board = dialog.board();
    if (settings_) signWithAuthor(board.author, *settings_);
    create(std::move(board));
}

} // namespace stonemason::wastes
