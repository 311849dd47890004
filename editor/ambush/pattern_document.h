// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"
#include "core/grid/painted_cells.h"
#include "editor/app/document.h"
#include "editor/grid/cell_range.h"

#include <concepts>
#include <memory>
#include <optional>
#include <vector>

namespace stonemason::ambush {

class PatternViewState;

/// What patterns are kept as.
enum class PatternFormat {
    Ambush, ///< everything
    Rows    ///< the signs alone, a line for each row
};

/// The form a pattern's file of this name has: .txt rows, anything else an .ambush.
PatternFormat patternFormatOf(const QString& path);
/// The form that the bytes of a pattern have.
PatternFormat patternFormatOf(std::string_view bytes);

/// A cell and the sign that it is to hold.
struct SignStroke {
    Cell cell;
    char sign = '.';
};

/// One open pattern: its value, its undo history, what is wrong with it, its file. All changes go through
/// here and become one undo step each. A stroke in progress is a preview: it is shown, checked and searched
/// with like the real thing, but only commit() makes it an undo step, and cancelPreview() leaves no trace.
/// Whatever else changes the pattern gives the gesture under way up first.
class PatternDocument : public Document {
    Q_OBJECT

public:
    /// @param form that of the file it was read from
    explicit PatternDocument(Pattern pattern, PatternFormat form = PatternFormat::Ambush,
                             QObject* parent = nullptr);
    ~PatternDocument() override;

    /// As shown: with the stroke in progress.
    const Pattern& pattern() const { return pattern_; }
    /// As saving writes it. What changes the pattern is computed from it.
    const Pattern& committedPattern() const { return committed_; }
    PatternViewState& view() const { return *view_; }
    /// The problems of pattern().
    const PatternReport& report() const { return report_; }

    /// The pattern's name, else the file's, else "Untitled pattern".
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// Shows these strokes on committedPattern() as the one in progress, in place of what it showed before;
    /// of several for a cell the last counts.
    void preview(const std::vector<SignStroke>& strokes);
    /// Adds strokes to it. Costs what is added.
    void extendPreview(const std::vector<SignStroke>& strokes);
    void cancelPreview();
    bool hasPreview() const { return !stroke_.empty(); }
    /// Gives up what was begun on the pattern with a tool and not ended, wherever that was.
    void endGesture();
    /// Makes the stroke in progress an undo step called `text` (the number of cells is added); without
    /// changes there is none.
    void commit(const QString& text);
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }

    /// Makes the pattern that `change` makes of committedPattern() one undo step of it; without a difference
    /// there is none.
    template <std::invocable<Pattern&> Change>
    void change(const QString& text, Change change) {
        endGesture();
        Pattern after = committed_;
        change(after);
        push(text, std::move(after));
    }
    void applyFix(const QString& text, const PatternFix& fix);
    /// While one of these is typed or dragged the steps become one.
    void setName(const std::string& name);
    void setNote(const std::string& note);
    /// @param thousandths 0 to fullThreshold
    void setThreshold(int thousandths);
    void setOrientation(Orientation orientation, bool allowed);

signals:
    /// Signs within look different now.
    void cellsChanged(const stonemason::CellRange& range);
    /// The pattern is of another size, or everything at once may have changed.
    void patternReplaced();
    void wordsChanged();
    /// Threshold or orientations.
    void rulesChanged();
    void reportChanged();
    /// Something else is about to change the pattern: whoever holds a gesture on it gives that up.
    void gestureEnds();
    /// Something could not be done; the sentence gives the reason.
    void refused(const QString& sentence);

private:
    friend class PatternCommand;
    void push(const QString& text, Pattern after);
    void pushMerging(int field, const QString& text, Pattern after);
    void showStrokes(const std::vector<SignStroke>& strokes, std::optional<CellRange> written);
    std::optional<CellRange> takeStrokeBack();
    void tellWritten(const std::optional<CellRange>& range);
    void exchange(Pattern& other);
    void recheck();

    Pattern committed_;
    Pattern pattern_; ///< the committed one with the stroke on it
    PaintedCells<char> stroke_;
    PatternReport report_;
    PatternFormat format_;
    std::unique_ptr<PatternViewState> view_;
};

} // namespace stonemason::ambush
