// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board_workspace.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/generate/origin.h"
#include "editor/app/settings/author.h"
#include "editor/grid/panels/overview_dock.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/actions/board_actions.h"
#include "editor/wastes/view/actions/board_menu_actions.h"
#include "editor/wastes/view/dialogs/new_board_dialog.h"
#include "editor/wastes/view/docks/palette_docks.h"
#include "editor/wastes/view/docks/properties_dock.h"
#include "editor/wastes/view/fairness/fairness_dock.h"
#include "editor/wastes/view/generate/generated_board_dialog.h"
#include "editor/wastes/view/overlays/insight_overlay.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

BoardWorkspace::BoardWorkspace(const Profile& profile, QObject* parent)
    : GridWorkspaceOf({.samples = QStringLiteral(":/boards/*.sboard"),
                       .helpPage = QStringLiteral("boards.md"),
                       .moveFrame = tr("Move the frame on the board")},
                      parent)
    , profile_(profile)
    , renderer_(profile)
    , newBoard_(addNew({.id = QStringLiteral("board.new"),
                        .icon = QStringLiteral("board"),
                        .text = tr("New &Board…"),
                        .keys = Qt::CTRL | Qt::ALT | Qt::Key_B,
                        .tip = tr("Start a board of War in the Wastes")},
                       [this] { showNewBoardDialog(); })) {
    addNew({.id = QStringLiteral("board.generated"),
            .icon = QStringLiteral("dice"),
            .text = tr("Generated Board…"),
            .tip = tr("Choose a new board of War in the Wastes among generated ones that were measured")},
           [this] { showGeneratedBoardDialog(); });
}

GridActionSets<BoardEditorTraits>* BoardWorkspace::makeActions() {
    connect(&brush_, &Brush::toolChanged, this, &BoardWorkspace::followTool);
    return actions_ = new WastesActions(profile_, brush_, stamps(), renderer_, this);
}

void BoardWorkspace::makeDocks() {
    const QString help = words().helpPage;
    addDock(new TilesDock(brush_, renderer_), {.share = 14, .help = help});
    addDock(new PiecesDock(profile_, brush_, renderer_), {.share = 29, .help = help});
    addDock(new OverviewDock<BoardDocument, BoardCanvas>(QStringLiteral("board-overview"), tr("Overview"),
                                                         tr("Overview of the board")),
            {.share = 9});
    addProblems(QStringLiteral("board-problems"), BoardEditorTraits::problemWords(),
                {.help = QStringLiteral("checks.md"), .hasHistory = true});
    auto* properties = addDock(new PropertiesDock, {.help = help, .behind = problems()});
    auto* fairness = addDock(new FairnessDock, {.help = help, .behind = problems()});
    fairness->setBoards([this] { return otherBoards(); });
    if (settings()) fairness->remember(*settings());
    setAuthorField(*properties->authorField());
    actions_->problems().setPanel(*problems(), problems()->panel());
    BoardMenuActions& menu = actions_->board();
    connect(properties, &PropertiesDock::symmetryRequested, &menu, &BoardMenuActions::chooseSymmetry);
    connect(&menu, &BoardMenuActions::playRequested, this, [this] {
        if (current()) emit playRequested(current()->committedBoard());
    });
    showOn(menu, &BoardMenuActions::propertiesRequested, properties, properties->nameField());
}

/// Shows jumps while the jump tool is selected, and the previous overlay afterwards.
void BoardWorkspace::followTool(const QString& tool) {
    const auto before = std::exchange(beforeJumps_, std::nullopt);
    if (!current()) return;
    BoardViewState& view = current()->view();
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
    // The file of a game contains its board.
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

QImage BoardWorkspace::thumbnail(const Document& document, QSize size) const {
    const Board& board = static_cast<const BoardDocument&>(document).committedBoard();
    BoardStyle style = BoardViewState(board.size()).style();
    style.axis = false;
    return BoardRenderer(profile_).image(board, style, size);
}

QWidget* BoardWorkspace::makeView(BoardDocument& document, QWidget* parent) {
    return new BoardCanvas(document, renderer_, brush_, parent);
}

void BoardWorkspace::firstShown(BoardDocument& document) {
    provideInsights(document);
    sketches().follow(document, document.view());
}

/// This step is shown beside a map, so it explains how to create a board.
QList<TourStep> BoardWorkspace::tourSteps() const {
    return {
        {newBoard_->objectName(), tr("Boards of another game"),
         tr("New Board, in the File menu, begins a board of War in the Wastes: tiles are painted as here, "
            "pieces are dragged onto them. Play starts a game on it.")}};
}

void BoardWorkspace::create(Board board) {
    const bool isGenerated = originOf(board).has_value(); // which seed it was is soon forgotten
    auto* document = new BoardDocument(std::move(board), profile_);
    if (isGenerated) document->markNeverSaved();
    emit created(document);
}

std::vector<Board> BoardWorkspace::sampleBoards() const {
    return readSamples([this](const std::string& bytes) { return readSboard(bytes, profile_); });
}

std::vector<Board> BoardWorkspace::openBoards() const {
    std::vector<Board> boards;
    for (const BoardDocument* document : openDocuments())
        boards.push_back(document->committedBoard());
    std::ranges::reverse(boards);
    return boards;
}

std::vector<OtherBoard> BoardWorkspace::otherBoards() const {
    std::vector<OtherBoard> boards;
    for (BoardDocument* document : openDocuments())
        boards.push_back({document->title(), document->committedBoard(), document});
    for (Board& sample : sampleBoards()) {
        const QString name = visibleWords(QString::fromStdString(sample.name));
        boards.push_back({name, std::move(sample), {}});
    }
    return boards;
}

void BoardWorkspace::showNewBoardDialog() {
    NewBoardDialog dialog(profile_, renderer_, sampleBoards(), QApplication::activeWindow());
    const int answer = dialog.exec();
    if (answer == NewBoardDialog::wantsGenerated) return showGeneratedBoardDialog();
    if (answer != QDialog::Accepted) return;
    Board board = dialog.board();
    if (settings()) signWithAuthor(board.author, *settings());
    create(std::move(board));
}

void BoardWorkspace::showGeneratedBoardDialog() {
    GeneratedBoardDialog dialog(profile_, renderer_, QApplication::activeWindow());
    if (dialog.exec() != QDialog::Accepted) return;
    std::optional<Board> board = dialog.board();
    if (!board) return;
    if (settings()) signWithAuthor(board->author, *settings());
    create(*std::move(board));
}

} // namespace stonemason::wastes
