// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board_edit.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "core/wastes/format/sboard.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/grid/document/grid_document_of.h"

#include <optional>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

class BoardViewState;

/// The format a board's file of this name has: .txt rows, anything else an .sboard.
BoardFormat boardFormatOf(const QString& path);
/// The format that the bytes of a board have.
BoardFormat boardFormatOf(std::string_view bytes);

/// The stroke in progress on a board, with what the declared symmetry adds, sides exchanged.
class BoardPreview {
public:
    using Change = Strokes;
    using Region = std::optional<CellRange>;
    using Step = Board;

    bool empty() const { return strokes_.empty(); }
    Region become(const Strokes& strokes, const Board& committed, Board& shown);
    Region add(const Strokes& strokes, const Board& committed, Board& shown);
    const Board& step(const Board&, const Board& shown) const { return shown; }
    int changedCells() const { return strokes_.changedTiles(); }
    /// The first cell that it could not write.
    std::optional<Cell> refusedCell() const { return refusedCell_; }

private:
    Region addTo(std::vector<Cell> written, const Strokes& strokes, const Board& committed, Board& shown);

    GrowingStrokes strokes_;
    std::optional<Cell> refusedCell_;
};

struct BoardTraits {
    using Value = Board;
    using View = BoardViewState;
    using Format = BoardFormat;
    using Preview = BoardPreview;

    static Size sizeOf(const Board& board) { return board.size(); }
    /// Where tiles or pieces differ, and where changed jumps begin and end if these differ.
    static std::optional<CellRange> changedRange(const Board& before, const Board& after);
};

/// One open board.
class BoardDocument : public GridDocumentOf<BoardTraits> {
    Q_OBJECT

public:
    /// The profile must outlive the document.
    /// @param format that of the file it was read from
    BoardDocument(Board board, const Profile& profile, BoardFormat format = BoardFormat::Sboard,
                  QObject* parent = nullptr);

    const Profile& profile() const { return profile_; }
    const Board& board() const { return shown(); }
    const Board& committedBoard() const { return committed(); }

    /// The problems of board(); while they are recomputed, those of an earlier state.
    const Report& report() const { return report_.value(); }
    bool reportIsCurrent() const { return report_.isCurrent(); }

    void setFileBytes(const std::string& bytes) override;
    QString lossWhenSavedAs(const QString& path) const override;
    /// The parts of the board that bare rows cannot represent, as items of a list.
    QStringList missingInRows() const;

    /// The strokes with what the declared symmetry adds, sides exchanged.
    MirroredStrokes symmetric(const Strokes& strokes) const;
    /// Why a cell that is its own partner holds neither goal nor piece.
    QString refusalAt(Cell cell) const;

    /// Makes the strokes, with what the symmetry adds, one undo step.
    void paint(const QString& text, const Strokes& strokes);
    /// Refused when the fix was made for another state of the board.
    void applyFix(const QString& text, const Fix& fix);
    /// Sets names and texts; the steps of typing into one of them are merged into one.
    void setWords(const std::string& name, const std::string& author, const std::string& description);
    /// Declares a symmetry; `repair` makes the board obey it in the same step.
    void setSymmetry(Symmetry symmetry, const BoardEdit& repair = {});
    void setToMove(Side side);

signals:
    void wordsChanged();
    void symmetryChanged();
    void toMoveChanged();

private:
    std::string nameOfValue() const override { return committed_.name; }
    QString untitledName() const override;
    Result<Content> read(const std::string& bytes) const override;
    Result<std::string> write(const BoardFormat& format) const override;
    BoardFormat formatNamed(const QString& path) const override { return boardFormatOf(path); }
    void push(const QString& text, Board after) override;
    QString refusalOf(const BoardPreview& preview) const override;
    void valueExchanged(const Board& before) override;
    void recheck() override;

    const Profile& profile_;
    LatestReport<Report> report_; // the last member: its thread ends first
};

} // namespace stonemason::wastes
