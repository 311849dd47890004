// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/board_menu_actions.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/model/board_part.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/dialogs/board_export_dialog.h"
#include "editor/wastes/view/dialogs/reshape_dialogs.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::wastes {

namespace {

QString partMimeType() {
    return QStringLiteral("application/x-stonemason-board-part");
}

} // namespace

EditActions::EditActions(Brush& brush, QObject* parent)
    : StampEditActions(QStringLiteral("board"),
                       {.paste = tr("Take the copied tiles and pieces as a stamp to put down"),
                        .remove = tr("Erase the selected tiles and pieces; with Move Pieces in hand, the "
                                     "pieces alone"),
                        .selectAll = tr("Select every tile"),
                        .noTurn = tr("Nothing is selected. Select tiles first, or turn the whole board in "
                                     "the Board menu.")},
                       tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel."), brush, parent)
    , brush_(brush) {
    QAction* pieces = add(QStringLiteral("select-pieces"), QStringLiteral("select-pieces"),
                          tr("S&elect All Pieces"), tr("Select every piece on the board"),
                          Qt::CTRL | Qt::ALT | Qt::Key_A, &EditActions::selectPieces);
    addSection({pieces});
    addTurns();
}

BoardDocument& EditActions::board() const {
    return static_cast<const BoardCanvas*>(view())->document();
}

/// Also as rows of characters, for programs that read only text.
void EditActions::copy() {
    const CellSet& cells = board().view().selection();
    const CellRange range = cells.bounds();
    Board part;
    part.tiles = Grid<Tile>(sizeOf(range), Tile::Hole);
    cells.forEach([&](Cell cell) {
        part.tiles[{cell.row - range.first.row, cell.column - range.first.column}] =
            board().board().tileAt(cell);
    });
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(writeBoardRows(part)));
    data->setData(partMimeType(), partText(lifted(target(), cells)).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<LiftedPiece> EditActions::pieceOn(const QMimeData& data) {
    if (auto part = partOf(QString::fromUtf8(data.data(partMimeType())))) return std::move(*part);
    const std::string text = data.text().toStdString();
    const Result<Board> read =
        looksLikeSboard(text) ? readSboard(text, board().profile()) : readBoardRows(text);
    if (!read) return read.error();
    return wholeOf(*read);
}

void EditActions::remove(const QString& step) {
    const bool movesPieces = brush_.tool() == QLatin1String("move-piece");
    if (movesPieces && !selectedPieces(board()).empty())
        removeSelectedPieces(board());
    else
        StampEditActions::remove(step);
}

/// Switches to the tool for which drags and keys affect the pieces alone.
void EditActions::selectPieces() {
    brush_.setTool(QStringLiteral("move-piece"));
    CellSet cells;
    for (const Piece& piece : board().board().pieces)
        cells.insert(piece.cell);
    board().view().setSelection(cells);
}

BoardMenuActions::BoardMenuActions(BoardRenderer& renderer, QObject* parent)
    : BoundBoardActions(parent)
    , renderer_(renderer)
    , symmetryMenu_(tr("&Symmetry"), QStringLiteral("symmetry"))
    , shapeMenu_(std::make_unique<QMenu>())
    , state_(new SymmetryAction(QStringLiteral("board.symmetry-state"), &symmetryMenu_, this)) {
    state_->setProperty("pinned", true);
    addSymmetry();
    addShape();
    QAction* properties = add(QStringLiteral("properties"), QStringLiteral("info"), tr("&Properties"),
                              tr("Edit the board's name, author and description"), Qt::ALT | Qt::Key_Return,
                              &BoardMenuActions::propertiesRequested);
    play_ = add(QStringLiteral("play"), QStringLiteral("play"), tr("Play &This Board…"),
                tr("Play a game on this board with a friend or against the computer"),
                Qt::CTRL | Qt::ALT | Qt::Key_G, [this] {
                    document()->endGesture();
                    emit playRequested();
                });
    play_->setIconText(tr("Play…"));
    play_->setProperty("showText", true);
    play_->setProperty("pinned", true);
    menu_ += {properties, play_};
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the board's file, its rows of text or its picture, to copy or save"),
                  Qt::CTRL | Qt::Key_E, &BoardMenuActions::showExport);
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
}

void BoardMenuActions::addSymmetry() {
    const auto addOne = [this](Symmetry symmetry, const QString& text, const QString& tip) {
        const QString id = QStringLiteral("symmetry-") + QLatin1String(symmetryId(symmetry).data());
        QAction* action =
            add(id, iconOf(symmetry), text, tip, {}, [this, symmetry] { chooseSymmetry(symmetry); });
        symmetryMenu_.addChoice(action, int(symmetry));
    };
    addOne(Symmetry::None, tr("&No Symmetry"), tr("Paint without mirroring"));
    addOne(Symmetry::HalfTurn, tr("&Half-Turn"), tr("Every stroke appears half-turned too, sides exchanged"));
    addOne(Symmetry::TopBottom, tr("&Top and Bottom"),
           tr("Every stroke is mirrored in the other half, sides exchanged"));
    addOne(Symmetry::LeftRight, tr("&Left and Right"),
           tr("Every stroke is mirrored on the other side, sides exchanged"));
    symmetryMenu_.addSeparator();
    QAction* first = add(QStringLiteral("repair-first"), QStringLiteral("fix"), tr("&Keep the Top or Left"),
                         tr("Make the board symmetric: its top half, or left one, overwrites the other"), {},
                         [this] { repair(Half::First); });
    QAction* second =
        add(QStringLiteral("repair-second"), QStringLiteral("fix"), tr("Keep the &Bottom or Right"),
            tr("Make the board symmetric: its bottom half, or right one, overwrites the other"), {},
            [this] { repair(Half::Second); });
    symmetryMenu_.addActions({first, second});
    menu_ += symmetryMenu_.menuAction();
}

void BoardMenuActions::addShape() {
    shapeMenu_->setTitle(tr("Turn or &Flip the Board"));
    shapeMenu_->setIcon(icon(QStringLiteral("rotate-right")));
    const auto addOne = [this](const QString& picture, const QString& text, const QString& tip,
                               Transform transform) {
        const QString step = QString(text).remove(QLatin1Char('&'));
        QAction* action = add(QStringLiteral("whole-") + picture, picture, text, tip, {},
                              [this, transform, step] { transformBoard(*document(), step, transform); });
        shapeMenu_->addAction(action);
    };
    addOne(QStringLiteral("rotate-left"), tr("Rotate Board &Left"), tr("Turn tiles and pieces to the left"),
           Transform::ThreeQuarterTurn);
    addOne(QStringLiteral("rotate-right"), tr("Rotate Board &Right"),
           tr("Turn tiles and pieces to the right"), Transform::QuarterTurn);
    addOne(QStringLiteral("flip-horizontal"), tr("Flip Board &Horizontally"),
           tr("Swap left and right of tiles and pieces"), Transform::FlipHorizontal);
    addOne(QStringLiteral("flip-vertical"), tr("Flip Board &Vertically"),
           tr("Swap top and bottom of tiles and pieces"), Transform::FlipVertical);
    QAction* sides =
        add(QStringLiteral("exchange-sides"), QStringLiteral("exchange-stacks"), tr("E&xchange Blue and Red"),
            tr("Give each side the other's pieces and goals"), {}, [this] {
                document()->change(tr("Exchange Blue and Red"),
                                   [](Board& board) { board = withSidesExchanged(std::move(board)); });
            });
    shapeMenu_->addAction(sides);
    QAction* resize = add(QStringLiteral("resize"), QStringLiteral("zoom-fit"), tr("Si&ze…"),
                          tr("Add or take away rows and columns on any side"), {},
                          [this] { ResizeDialog(*document(), renderer_, window()).exec(); });
    menu_ += {shapeMenu_->menuAction(), resize, addSeparator()};
}

void BoardMenuActions::bound() {
    binding().on(document(), &BoardDocument::cellsChanged, [this] { update(); });
    binding().on(document(), &BoardDocument::symmetryChanged, [this] { update(); });
    binding().on(document(), &BoardDocument::replaced, [this] { update(); });
}

void BoardMenuActions::refresh() {
    symmetryMenu_.check(int(document()->board().symmetry));
    const SymmetryState state = wastes::symmetryState(*document());
    state_->setVerdict({.icon = iconOf(state.declared),
                        .text = state.text(),
                        .sentence = state.sentence(),
                        .tip = state.isObeyed()
                                   ? tr("Every stroke is mirrored. Click to choose another symmetry.")
                                   : tr("Click to choose a symmetry or to repair the board"),
                        .isDeclared = state.declared != Symmetry::None,
                        .isObeyed = state.isObeyed()});
    const bool repairable = state.broken > 0;
    for (const char* id : {"repair-first", "repair-second"})
        allow(QString::fromLatin1(id), repairable, reason::symmetryIsObeyed());
}

void BoardMenuActions::chooseSymmetry(Symmetry symmetry) {
    if (!document()) return;
    document()->endGesture();
    const Board& board = document()->committedBoard();
    if (symmetry != board.symmetry) {
        if (cellsBreaking(board, symmetry).empty())
            document()->setSymmetry(symmetry);
        else
            SymmetryDialog(*document(), renderer_, symmetry, window()).exec();
    }
    update(); // a cancelled choice must not stay checked
}

void BoardMenuActions::repair(Half from) {
    document()->change(tr("Repair symmetry"),
                       [from](Board& board) { apply(board, repairSymmetry(board, board.symmetry, from)); });
}

void BoardMenuActions::showExport() {
    BoardExportDialog dialog(*document(), window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

} // namespace stonemason::wastes
