// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "editor/grid/document/grid_geometry.h"

#include <cstdint>
#include <memory>

namespace stonemason {

class GridState;

/// A document made of cells, whatever they hold: its undo history, its stroke in progress and how it is
/// looked at. GridDocumentOf holds the value.
///
/// All changes become one undo step each. A stroke in progress is a preview: it is shown and checked like the
/// real thing, but only commit() makes it an undo step, and cancelPreview() leaves no trace. Any other
/// change, undo and redo included, first ends the gesture and is computed from the committed value, never
/// from the preview.
class GridDocument : public Document {
    Q_OBJECT

public:
    ~GridDocument() override;

    /// How the document is looked at: its cursor, selection and overlays.
    GridState& state() const { return *state_; }

    /// The name that its value has, else the file's, else untitledName().
    QString title() const override;

    virtual void cancelPreview() = 0;
    virtual bool hasPreview() const = 0;
    /// Makes the stroke in progress an undo step called `text`, with the number of changed cells added;
    /// without changes there is none. Reports what could not be painted.
    virtual void commit(const QString& text) = 0;
    /// Cancels the current gesture, of any tool and in any view, without a trace.
    virtual void endGesture();

    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }
    /// Shows the user the side effects of a gesture.
    void postNotice(const QString& sentence) { emit noticePosted(sentence); }

signals:
    /// Cells within the range look different now.
    void cellsChanged(const stonemason::CellRange& range);
    /// The size is another one, or everything may have changed at once.
    void replaced();
    /// There is another report of problems.
    void reportChanged();
    /// The document is about to change in another way: tools drop the gesture they are in.
    void gestureEnds();
    /// Something could not be done; the sentence gives the reason.
    void refused(const QString& sentence);
    /// Something was done that is easily overlooked.
    void noticePosted(const QString& sentence);

protected:
    explicit GridDocument(std::unique_ptr<GridState> state, QObject* parent = nullptr);

    /// What the value itself is called, as it is in the file; empty: it has no name.
    virtual std::string nameOfValue() const = 0;
    /// What a document without any name is called: "Untitled map".
    virtual QString untitledName() const = 0;

    /// The step that takes the file's content again.
    static QString reloadText();
    /// "Paint Forest (12)": what was done, and in how many cells.
    static QString stepText(const QString& text, std::int64_t cells);
    /// "board.txt cannot store the name and the author; an .sboard file can.": empty when nothing is missing.
    /// @param completeEnding of files that hold everything: ".sboard"
    static QString missingText(const QString& path, const QStringList& missing,
                               const QString& completeEnding);

private:
    std::unique_ptr<GridState> state_;
};

} // namespace stonemason
