// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_document.h"

#include "core/wastes/board/jump_edit.h"
#include "core/wastes/check/check.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// Texts by whose field undo steps merge; several at once count as a field of their own.
enum Words { NameWords = 1, AuthorWords = 2, DescriptionWords = 4 };

int changedWords(const Board& before, const Board& after) {
    return (before.name != after.name ? NameWords : 0) | (before.author != after.author ? AuthorWords : 0) |
           (before.description != after.description ? DescriptionWords : 0);
}

QString wordsStep(int words) {
    switch (words) {
    case NameWords: return BoardDocument::tr("Change name");
    case AuthorWords: return BoardDocument::tr("Change author");
    case DescriptionWords: return BoardDocument::tr("Change description");
    default: return BoardDocument::tr("Change properties");
    }
}

} // namespace

BoardFormat boardFormatOf(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("txt"), Qt::CaseInsensitive) == 0
               ? BoardFormat::Rows
               : BoardFormat::Sboard;
}

BoardFormat boardFormatOf(std::string_view bytes) {
    return looksLikeBoardRows(bytes) ? BoardFormat::Rows : BoardFormat::Sboard;
}

BoardPreview::Region BoardPreview::become(const Strokes& strokes, const Board& committed, Board& shown) {
    refusedCell_.reset();
    std::vector<Cell> written = strokes_.removeAll(committed, shown);
    return addTo(std::move(written), strokes, committed, shown);
}

BoardPreview::Region BoardPreview::add(const Strokes& strokes, const Board& committed, Board& shown) {
    return addTo({}, strokes, committed, shown);
}

/// @param written cells whose appearance has already changed
BoardPreview::Region BoardPreview::addTo(std::vector<Cell> written, const Strokes& strokes,
                                         const Board& committed, Board& shown) {
    const MirroredStrokes all = mirrored(strokes, committed.size(), committed.symmetry);
    if (!refusedCell_ && !all.refused.empty()) refusedCell_ = all.refused.front();
    const std::vector<Cell> added = strokes_.add(all.strokes, committed, shown);
    written.insert(written.end(), added.begin(), added.end());
    return written.empty() ? std::nullopt : std::optional(boundsOf(written));
}

std::optional<CellRange> BoardTraits::changedRange(const Board& before, const Board& after) {
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

BoardDocument::BoardDocument(Board board, const Profile& profile, BoardFormat format, QObject* parent)
    : GridDocumentOf(std::move(board), format, {}, parent)
    , profile_(profile)
    , report_(*this, [this] { emit reportChanged(); }) {
    BoardDocument::recheck();
}

QString BoardDocument::untitledName() const {
    return tr("Untitled board");
}

void BoardDocument::setFileBytes(const std::string& bytes) {
    setFileFormat(boardFormatOf(std::string_view(bytes)));
}

Result<BoardDocument::Content> BoardDocument::read(const std::string& bytes) const {
    const BoardFormat format = boardFormatOf(std::string_view(bytes));
    auto read = format == BoardFormat::Rows ? readBoardRows(bytes) : readSboard(bytes, profile_);
    if (!read) return read.error();
    return Content{std::move(read).value(), format};
}

Result<std::string> BoardDocument::write(const BoardFormat& format) const {
    if (format == BoardFormat::Rows) return writeBoardRows(committed_);
    return writeSboard(committed_, profile_);
}

QString BoardDocument::lossWhenSavedAs(const QString& path) const {
    if (formatFor(path) == BoardFormat::Sboard) return {};
    return missingText(path, missingInRows(), QStringLiteral(".sboard"));
}

QStringList BoardDocument::missingInRows() const {
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
    return missing;
}

MirroredStrokes BoardDocument::symmetric(const Strokes& strokes) const {
    return mirrored(strokes, committed_.size(), committed_.symmetry);
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
    RepairedBoard after = repaired(committed_, fix);
    if (!after.refused.empty()) refuse(refusalAt(after.refused.front()));
    push(text, std::move(after.board));
}

/// Removes NUL characters: a clipboard may contain them, but no board format can store them.
void BoardDocument::setWords(const std::string& name, const std::string& author,
                             const std::string& description) {
    Board after = committed_;
    after.name = name;
    after.author = author;
    after.description = description;
    for (std::string* words : {&after.name, &after.author, &after.description})
        std::erase(*words, '\0');
    const int words = changedWords(committed_, after);
    changeField(words, wordsStep(words), [&after](Board& board) { board = std::move(after); });
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

/// Removes the changed jumps that begin or end on a tile that becomes a hole. For tiles that were cut off
/// this has already happened when the board was made smaller.
void BoardDocument::push(const QString& text, Board after) {
    const bool isResized = after.size() != committed_.size();
    const int before = countOf(isResized ? committed_.jumps : after.jumps);
    if (!isResized)
        after.jumps = withoutJumpsAt(after.jumps, [&](Cell cell) {
            return after.tileAt(cell) == Tile::Hole && committed_.tileAt(cell) != Tile::Hole;
        });
    const int gone = before - countOf(after.jumps);
    replace(text, std::move(after));
    if (gone > 0) postNotice(tr("%n changed jump(s) went with the tile(s).", nullptr, gone));
}

QString BoardDocument::refusalOf(const BoardPreview& preview) const {
    return preview.refusedCell() ? refusalAt(*preview.refusedCell()) : QString();
}

void BoardDocument::valueExchanged(const Board& before) {
    if (changedWords(before, committed_) != 0) {
        emit wordsChanged();
        emit titleChanged();
    }
    if (before.symmetry != committed_.symmetry) emit symmetryChanged();
    if (before.toMove != committed_.toMove) emit toMoveChanged();
}

QString BoardDocument::refusalAt(Cell cell) const {
    //: %1 is a place such as "row 6, column 5", %2 a symmetry such as "Half-turn"
    return tr("No goal and no piece can be at %1: it is its own mirror image (%2).")
        .arg(placeText(cell), symmetryName(committed_.symmetry));
}

void BoardDocument::recheck() {
    report_.follow([this] {
        return [board = shown_, &profile = profile_](const std::stop_token& stop) {
            return runChecks(board, profile, stop);
        };
    });
}

} // namespace stonemason::wastes
