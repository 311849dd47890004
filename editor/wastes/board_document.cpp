// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board_document.h"

#include "core/wastes/board/jump_edit.h"
#include "core/wastes/check/fix.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/grid/range_cells.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/board_commands.h"
#include "editor/wastes/board_view_state.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// The cells whose tile or pieces differ on two boards of one size, and where changed jumps begin and end if
/// these differ; none when nothing does.
std::optional<CellRange> changedRange(const Board& before, const Board& after) {
    std::optional<CellRange> range;
    const auto add = [&range](Cell cell) { include(range, cell); };
    forEachCell(before.size(), [&](Cell cell) {
        if (before.tiles[cell] != after.tiles[cell]) add(cell);
    });
    if (before.pieces != after.pieces)
        for (const auto& [one, other] : {std::pair(&before, &after), std::pair(&after, &before)})
            for (const Piece& piece : one->pieces)
                if (std::ranges::find(other->pieces, piece) == other->pieces.end()) add(piece.cell);
    if (before.jumps != after.jumps)
        for (const JumpChanges* jumps : {&before.jumps, &after.jumps})
            for (const auto& list : {jumps->extra, jumps->forbidden})
                for (const Jump& jump : list) {
                    add(jump.from);
                    add(jump.to);
                }
    return range;
}

Result<Board> boardOf(const std::string& bytes, const Profile& profile) {
    return looksLikeBoardRows(bytes) ? readBoardRows(bytes) : readSboard(bytes, profile);
}

QString wordsStep(const Board& before, const Board& after) {
    const bool name = before.name != after.name;
    const bool author = before.author != after.author;
    const bool description = before.description != after.description;
    if (int(name) + int(author) + int(description) > 1) return BoardDocument::tr("Change properties");
    if (name) return BoardDocument::tr("Change name");
    return author ? BoardDocument::tr("Change author") : BoardDocument::tr("Change description");
}

} // namespace

BoardFormat boardFormatOf(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("txt"), Qt::CaseInsensitive) == 0
               ? BoardFormat::Rows
               : BoardFormat::Sboard;
}

BoardDocument::BoardDocument(Board board, const Profile& profile, BoardFormat form, QObject* parent)
    : Document(parent)
    , profile_(profile)
    , committed_(std::move(board))
    , board_(committed_)
    , format_(form)
    , view_(std::make_unique<BoardViewState>(committed_.size()))
    , report_(*this, [this] { emit reportChanged(); }) {
    recheck();
}

BoardDocument::~BoardDocument() = default;

QString BoardDocument::title() const {
    if (!committed_.name.empty()) return visibleWords(QString::fromStdString(committed_.name));
    return path().isEmpty() ? tr("Untitled board") : visibleWords(QFileInfo(path()).completeBaseName());
}

void BoardDocument::setFileBytes(const std::string& bytes) {
    format_ = looksLikeBoardRows(bytes) ? BoardFormat::Rows : BoardFormat::Sboard;
}

Result<std::string> BoardDocument::bytesFor(const QString& path) const {
    const BoardFormat form = path == this->path() ? format_ : boardFormatOf(path);
    if (form == BoardFormat::Rows) return writeBoardRows(committed_);
    return writeSboard(committed_, profile_);
}

Result<std::string> BoardDocument::recoveryBytes() const {
    return writeSboard(committed_, profile_);
}

Status BoardDocument::reload(const std::string& bytes) {
    auto read = boardOf(bytes, profile_);
    if (!read) return read.error();
    setFileBytes(bytes);
    endGesture();
    pushAsItIs(tr("Reload"), std::move(read).value());
    return std::monostate{};
}

Status BoardDocument::reloadFrom(Document& read) {
    auto& other = static_cast<BoardDocument&>(read);
    format_ = other.format_;
    endGesture();
    pushAsItIs(tr("Reload"), std::move(other.committed_));
    return std::monostate{};
}

QImage BoardDocument::thumbnail(QSize size) const {
    BoardStyle style = BoardViewState(committed_.size()).style();
    style.axis = false;
    return BoardRenderer(profile_).image(committed_, style, size);
}

QString BoardDocument::lossWhenSavedAs(const QString& path) const {
    const BoardFormat form = path == this->path() ? format_ : boardFormatOf(path);
    if (form == BoardFormat::Sboard) return {};
    QStringList missing;
    if (!committed_.pieces.empty()) missing += tr("the pieces");
    if (!committed_.name.empty()) missing += tr("the name");
    if (!committed_.author.empty()) missing += tr("the author");
    if (!committed_.description.empty()) missing += tr("the description");
    if (committed_.toMove != Side::Blue) missing += tr("who moves first");
    if (committed_.symmetry != obeyedSymmetry(committed_)) missing += tr("the declared symmetry");
    if (committed_.jumps != JumpChanges{}) missing += tr("the changed jumps");
    if (!committed_.unknownFields.empty()) missing += tr("unknown fields of its file");
    const std::string rows = writeBoardRows(committed_);
    if (!looksLikeBoardRows(rows)) missing += tr("a board of a single row");
    const auto read = readBoardRows(rows);
    if (!read || read->tiles != committed_.tiles) missing += tr("empty rows and columns at the edges");
    if (missing.isEmpty()) return {};
    //: %1 is a file's name, %2 a list such as "the pieces and the name"
    return tr("%1 cannot store %2; an .sboard file can.")
        .arg(visibleWords(QFileInfo(path).fileName()), QLocale().createSeparatedList(missing));
}

MirroredStrokes BoardDocument::symmetric(const Strokes& strokes) const {
    return mirrored(strokes, committed_.size(), committed_.symmetry);
}

void BoardDocument::preview(const Strokes& strokes) {
    std::vector<Cell> written = strokes_.takeBack(committed_, board_);
    refusedCell_.reset();
    showStrokes(strokes, std::move(written));
}

void BoardDocument::extendPreview(const Strokes& strokes) {
    showStrokes(strokes, {});
}

void BoardDocument::cancelPreview() {
    refusedCell_.reset();
    tellWritten(strokes_.takeBack(committed_, board_));
}

void BoardDocument::endGesture() {
    emit gestureEnds();
    cancelPreview();
}

void BoardDocument::commit(const QString& text) {
    Board after = board_;
    const int tiles = strokes_.changedTiles();
    const std::optional<Cell> refusedCell = refusedCell_;
    endGesture();
    if (refusedCell) refuse(refusalAt(*refusedCell));
    //: A step in the history: what was done, and in how many cells.
    push(tiles == 0 ? text : tr("%1 (%2)").arg(text).arg(tiles), std::move(after));
}

void BoardDocument::paint(const QString& text, const Strokes& strokes) {
    endGesture();
    preview(strokes);
    commit(text);
}

void BoardDocument::applyFix(const QString& text, const Fix& fix) {
    endGesture();
    if (!editOf(committed_, fix)) {
        refuse(tr("The board has changed in the meantime, so nothing was done."));
        return;
    }
    MendedBoard after = mended(committed_, fix);
    if (!after.refused.empty()) refuse(refusalAt(after.refused.front()));
    push(text, std::move(after.board));
}

/// No form of a board can hold a NUL, and a clipboard may.
void BoardDocument::setWords(const std::string& name, const std::string& author,
                             const std::string& description) {
    Board after = committed_;
    after.name = name;
    after.author = author;
    after.description = description;
    for (std::string* words : {&after.name, &after.author, &after.description})
        std::erase(*words, '\0');
    if (after == committed_) return;
    const QString text = wordsStep(committed_, after);
    undoStack_.push(new ChangeWords(*this, text, std::move(after)));
}

void BoardDocument::setSymmetry(Symmetry symmetry, const BoardEdit& repair) {
    change(tr("Change symmetry"), [&](Board& board) {
        wastes::apply(board, repair);
        board.symmetry = symmetry;
    });
}

void BoardDocument::setToMove(Side side) {
    change(tr("Change first mover"), [side](Board& board) { board.toMove = side; });
}

/// A tile that becomes a hole takes the changed jumps along that begin or end there. So does one that is cut
/// off, which has happened when the board is smaller.
void BoardDocument::push(const QString& text, Board after) {
    const bool isResized = after.size() != committed_.size();
    const int before = countOf(isResized ? committed_.jumps : after.jumps);
    if (!isResized)
        after.jumps = withoutJumpsAt(after.jumps, [&](Cell cell) {
            return after.tileAt(cell) == Tile::Hole && committed_.tileAt(cell) != Tile::Hole;
        });
    const int gone = before - countOf(after.jumps);
    pushAsItIs(text, std::move(after));
    if (gone > 0) postNotice(tr("%n changed jump(s) went with the tile(s).", nullptr, gone));
}

void BoardDocument::pushAsItIs(const QString& text, Board after) {
    if (after != committed_) undoStack_.push(new BoardCommand(*this, text, std::move(after)));
}

/// @param written cells that look different already
void BoardDocument::showStrokes(const Strokes& strokes, std::vector<Cell> written) {
    const MirroredStrokes all = symmetric(strokes);
    if (!refusedCell_ && !all.refused.empty()) refusedCell_ = all.refused.front();
    const std::vector<Cell> added = strokes_.add(all.strokes, committed_, board_);
    written.insert(written.end(), added.begin(), added.end());
    tellWritten(written);
}

void BoardDocument::tellWritten(const std::vector<Cell>& cells) {
    if (cells.empty()) return;
    emit cellsChanged(boundsOf(cells));
    recheck();
}

void BoardDocument::exchange(Board& other) {
    endGesture();
    const Board before = std::exchange(committed_, other);
    other = before;
    if (before.size() != committed_.size()) {
        board_ = committed_;
        view_->setBoard(board_.size());
        view_->setSelection({});
        emit boardReplaced();
    } else {
        const std::optional<CellRange> range = changedRange(before, committed_);
        board_ = committed_;
        if (range) emit cellsChanged(*range);
    }
    const bool words = before.name != committed_.name || before.author != committed_.author ||
                       before.description != committed_.description;
    if (words) {
        emit wordsChanged();
        emit titleChanged();
    }
    if (before.symmetry != committed_.symmetry) emit symmetryChanged();
    if (before.toMove != committed_.toMove) emit toMoveChanged();
    recheck();
}

QString BoardDocument::refusalAt(Cell cell) const {
    //: %1 is a place such as "row 6, column 5", %2 a symmetry such as "Half-turn"
    return tr("No goal and no piece can be at %1: it is its own mirror image (%2).")
        .arg(placeText(cell), symmetryName(committed_.symmetry));
}

void BoardDocument::recheck() {
    report_.follow([this] {
        return [board = board_, &profile = profile_](const std::stop_token& stop) {
            return runChecks(board, profile, stop);
        };
    });
}

} // namespace stonemason::wastes
