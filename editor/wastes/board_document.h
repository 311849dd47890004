// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/growing_strokes.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "editor/app/document.h"
#include "editor/app/latest_report.h"
#include "editor/grid/cell_range.h"

#include <concepts>
#include <memory>
#include <optional>
#include <vector>

namespace stonemason::wastes {

class BoardViewState;

/// What boards are kept as.
enum class BoardFormat {
    Sboard, ///< everything
    Rows    ///< the tiles alone, as rows of signs
};

/// The form a board's file of this name has: .txt rows, anything else an .sboard.
BoardFormat boardFormatOf(const QString& path);

/// One open board: its value, its undo history, its report of problems, its file. All changes go through here
/// and become one undo step each. A stroke in progress is a preview: it is shown and checked like the real
/// thing, but only commit() makes it an undo step, and cancelPreview() leaves no trace. Whatever else changes
/// the board gives the gesture under way up first and is computed from the board without it.
class BoardDocument : public Document {
    Q_OBJECT

public:
    /// The profile must outlive the document.
    /// @param form that of the file it was read from
    BoardDocument(Board board, const Profile& profile, BoardFormat form = BoardFormat::Sboard,
                  QObject* parent = nullptr);
    ~BoardDocument() override;

    const Profile& profile() const { return profile_; }
    /// As shown: with the stroke in progress.
    const Board& board() const { return board_; }
    /// As saving writes it. What changes the board is computed from it.
    const Board& committedBoard() const { return committed_; }
    BoardViewState& view() const { return *view_; }

    /// The problems of board(); while they are worked out they are those of an earlier one.
    const Report& report() const { return report_.value(); }
    bool reportIsCurrent() const { return report_.isCurrent(); }

    /// The board's name, else the file's, else "Untitled board".
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// The strokes with what the declared symmetry adds, sides exchanged.
    MirroredStrokes symmetric(const Strokes& strokes) const;
    /// Why a cell that is its own partner holds neither goal nor piece.
    QString refusalAt(Cell cell) const;
    /// Shows these strokes on committedBoard() as the one in progress, in place of what it showed before.
    void preview(const Strokes& strokes);
    /// Adds strokes to it. Costs what is added.
    void extendPreview(const Strokes& strokes);
    void cancelPreview();
    bool hasPreview() const { return !strokes_.empty(); }
    /// Gives up what was begun on the board with a tool and not ended, wherever that was.
    void endGesture();
    /// Makes the stroke in progress an undo step called `text` (the number of cells is added for tiles);
    /// without changes there is none. Reports refusals.
    void commit(const QString& text);
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }
    /// Shows the user the side effects of a gesture.
    void postNotice(const QString& sentence) { emit noticePosted(sentence); }

    /// Makes the strokes, with what the symmetry adds, one undo step.
    void paint(const QString& text, const Strokes& strokes);
    /// Makes the board that `change` makes of committedBoard() one undo step of it; without a difference
    /// there is none.
    template <std::invocable<Board&> Change>
    void change(const QString& text, Change change) {
        endGesture();
        Board after = committed_;
        change(after);
        push(text, std::move(after));
    }
    /// Refused when the fix was made for another state of the board.
    void applyFix(const QString& text, const Fix& fix);
    /// Names and words; while one of them is typed the steps become one.
    void setWords(const std::string& name, const std::string& author, const std::string& description);
    /// Declares a symmetry; `repair` makes the board obey it in the same step.
    void setSymmetry(Symmetry symmetry, const BoardEdit& repair = {});
    void setToMove(Side side);

signals:
    /// Tiles and pieces within look different now.
    void cellsChanged(const stonemason::CellRange& range);
    /// The board is of another size, or everything at once may have changed.
    void boardReplaced();
    void wordsChanged();
    void symmetryChanged();
    void toMoveChanged();
    void reportChanged();
    /// Something else is about to change the board: whoever holds a gesture on it gives that up.
    void gestureEnds();
    /// Something could not be painted; the sentence gives the reason.
    void refused(const QString& sentence);
    /// Something was done that is easily overlooked.
    void noticePosted(const QString& sentence);

private:
    friend class BoardCommand;
    void push(const QString& text, Board after);
    void pushAsItIs(const QString& text, Board after);
    void showStrokes(const Strokes& strokes, std::vector<Cell> written);
    void tellWritten(const std::vector<Cell>& cells);
    void exchange(Board& other);
    void recheck();

    const Profile& profile_;
    Board committed_;
    Board board_; ///< the committed one with the strokes on it
    GrowingStrokes strokes_;
    std::optional<Cell> refusedCell_; ///< the first where a stroke could not write
    BoardFormat format_;
    std::unique_ptr<BoardViewState> view_;
    LatestReport<Report> report_; // the last member: its thread ends first
};

} // namespace stonemason::wastes
