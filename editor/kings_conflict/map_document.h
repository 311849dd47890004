// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/growing_edit.h"
#include "editor/app/document.h"
#include "editor/grid/cell_range.h"

#include <QString>

#include <concepts>
#include <memory>
#include <optional>
#include <string_view>

namespace stonemason::kings_conflict {

class CheckRunner;
class MapViewState;

/// What a map's file holds besides the map.
struct MapFileFormat {
    MapFormat format = MapFormat::Smap;
    bool holdsMore = false; ///< words or code around the grids, which saving does not write
};

/// That of a file whose bytes were read.
MapFileFormat mapFileFormatOf(std::string_view bytes, const ReadMap& read, const GameProfile& game);

/// One open map: its value, its undo history, its report of problems, its file.
/// All changes go through here and become one undo step each. A stroke in progress is a preview: it is shown
/// and checked like the real thing, but only commit() makes it an undo step and cancelPreview() leaves no
/// trace. Whatever else changes the map, undo and redo among it, gives the gesture under way up first and is
/// computed from the map without it.
class MapDocument : public Document {
    Q_OBJECT

public:
    /// The profile must outlive the document. An empty path is a map that was never saved.
    /// @param fileForm that of the file it was read from; nullopt: there is none
    MapDocument(Map map, const GameProfile& game, std::optional<MapFileFormat> fileForm = std::nullopt,
                QObject* parent = nullptr);
    ~MapDocument() override;

    const GameProfile& game() const { return game_; }
    /// The map as shown: with the stroke in progress.
    const Map& map() const { return map_; }
    /// The map as saving writes it: without the stroke in progress. What changes the map is computed from it.
    const Map& committedMap() const { return committed_; }
    MapViewState& view() const { return *view_; }
    /// The assumed numbers that hold on the map.
    CheckNumbers numbers() const { return numbersOf(map_, game_); }

    /// The problems of map(); on large maps it may lag behind, then reportIsCurrent() is false for a moment.
    const Report& report() const { return report_; }
    bool reportIsCurrent() const { return reportIsCurrent_; }

    /// The map's name, else the file's, else "Untitled map".
    QString title() const override;
    void setFileBytes(const std::string& bytes) override;
    Result<std::string> bytesFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// The changes with what the declared symmetry adds: terrain always, hint layers only when the view's
    /// "mirror hints" is on.
    Edit symmetric(const CellChanges& changes) const;
    /// The symmetry that strokes on the layer have.
    Symmetry strokeSymmetry(int layer) const;

    /// Shows an edit of committedMap() as the stroke in progress, in place of the one shown before.
    void preview(const Edit& edit);
    /// Adds an edit to the stroke in progress, over what that has written so far. Costs what it adds, however
    /// long the stroke is.
    void extendPreview(const Edit& edit);
    /// Adds changes of one layer, and what the declared symmetry adds to them: the stroke is what symmetric()
    /// of all its changes would be.
    void extendPreview(const CellChanges& changes);
    void cancelPreview();
    /// Gives up what was begun on the map with a tool and not ended, wherever that was.
    void endGesture();
    /// Makes the stroke in progress an undo step called `text` (the number of cells is added); without
    /// changes there is no step. Reports refusals.
    void commit(const QString& text);
    /// A sentence why the layer's cells cannot be changed; empty: they can.
    QString lockText(int layer) const;
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }
    bool hasPreview() const { return !stroke_.empty(); }
    /// Makes the edit that `compute` finds for a map one undo step; without a difference there is none. The
    /// map is committedMap(), and the gesture under way has been given up before.
    template <std::invocable<const Map&> Compute>
    void apply(const QString& text, Compute compute) {
        endGesture();
        push(text, compute(committed_));
    }
    /// The same for an edit that was worked out before. One that was made for another state of the map is
    /// refused: nothing is written.
    void apply(const QString& text, const Edit& edit);
    void applyFix(const QString& text, const Fix& fix);
    void applyFix(const QString& text, const FixEdit& fix);
    void setInfo(MapInfo info);
    /// Declares a symmetry and makes the repairing changes in the same step; refused like a fix.
    void setSymmetry(Symmetry symmetry, const CellChanges& repair = {});
    /// Assumes another number on this map, held within its range; the game's own value is no change. `index`
    /// is that in numberFields.
    void setNumber(std::size_t index, int value);
    /// Writes a note on the cell in place of the one there; without words there is none any more. NULs,
    /// blanks at the ends and what is beyond maximumCellNote are left out. Refused beyond maximumCellNotes.
    void setNote(Cell cell, std::string_view words);
    /// All of the game's own.
    void resetNumbers();
    /// Puts another map, made from committedMap(), in this one's place (turning the map, adding a missing
    /// hint grid, reloading).
    void replaceMap(const QString& text, Map map);

signals:
    /// Cells of a layer look different now; the ranges cover all of them closely: what a stroke painted, and
    /// its mirror image.
    void cellsChanged(int layer, const std::vector<stonemason::CellRange>& ranges);
    /// Size, layers or everything at once may have changed.
    void mapReplaced();
    void infoChanged();
    void symmetryChanged();
    void rulesChanged(); ///< the assumed numbers
    void notesChanged();
    void reportChanged();
    /// Something else is about to change the map: whoever holds a gesture on it gives that up.
    void gestureEnds();
    /// Something could not be painted; the sentence gives the reason.
    void refused(const QString& sentence);

private:
    friend class MapCommand;
    MapFormat formatFor(const QString& path) const;
    QString missingIn(MapFormat format) const;
    void push(const QString& text, const Edit& edit);
    void pushMerged(const QString& text, CellChanges changes);
    bool isOfThisMap(const CellChanges& changes);
    bool isUnlocked(const CellChanges& changes);
    void write(const CellChanges& changes, bool forward);
    void exchange(Map& other);
    void exchange(MapInfo& other);
    void exchange(Symmetry& other);
    void exchange(NumberChanges& other);
    void exchange(CellNotes& other);
    void setRules(const NumberChanges& rules);
    void show(const CellChanges& changes);
    void tellChanged(const CellChanges& changes);
    void tellRefused(const std::vector<CellRefusal>& refusals);
    void contentChanged();

    const GameProfile& game_;
    Map committed_;
    Map map_;            ///< the committed one with the stroke on it
    GrowingEdit stroke_; ///< of the committed map
    Report report_;
    bool reportIsCurrent_ = false;
    std::optional<MapFileFormat> fileFormat_; ///< nullopt: no file yet, or one that holds no map
    std::unique_ptr<MapViewState> view_;
    std::unique_ptr<CheckRunner> checks_;
};

/// The form a map file of this name has: .smap, .as (code) or .txt (text); anything else is an .smap.
MapFormat mapFormatOf(const QString& path);

} // namespace stonemason::kings_conflict
