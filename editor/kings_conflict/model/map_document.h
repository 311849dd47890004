// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/growing_edit.h"
#include "editor/grid/document/grid_document_of.h"

#include <concepts>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

class CheckRunner;
class MapViewState;

/// The format of a map's file, and whether it holds more than the map.
struct MapFileFormat {
    MapFormat format = MapFormat::Smap;
    bool holdsMore = false; ///< words or code around the grids, which saving does not write
};

/// The file format of the bytes from which `read` was parsed.
MapFileFormat mapFileFormatOf(std::string_view bytes, const ReadMap& read, const GameProfile& game);

/// The format a map file of this name has: .smap, .as (code) or .txt (text); anything else is an .smap.
MapFormat mapFormatOf(const QString& path);

/// The stroke in progress on a map, over all its layers.
class MapPreview {
public:
    using Change = Edit;
    using Region = CellChanges; ///< from what was seen until now to what is seen
    using Step = CellChanges;   ///< one for each cell

    /// The profile must outlive it.
    explicit MapPreview(const GameProfile& game) : game_(&game) {}

    bool empty() const { return !edit_ || edit_->empty(); }
    Region become(const Edit& edit, const Map& committed, Map& shown);
    Region add(const Edit& edit, const Map& committed, Map& shown);
    /// Adds changes of one layer, and what the symmetry adds to them.
    Region add(Symmetry symmetry, const CellChanges& changes, const Map& committed, Map& shown);
    Step step(const Map&, const Map&) const { return edit_ ? edit_->edit().changes : CellChanges(); }
    std::int64_t changedCells() const { return edit_ ? edit_->changedCells() : 0; }
    std::vector<CellRefusal> refused() const;

private:
    GrowingEdit& editOf(const Map& committed);

    const GameProfile* game_;
    std::optional<GrowingEdit> edit_; ///< of the committed map; none before the first stroke
};

struct MapTraits {
    using Value = Map;
    using View = MapViewState;
    using Format = MapFileFormat;
    using Preview = MapPreview;

    static Size sizeOf(const Map& map) { return map.size(); }
};

/// One open map. Maps may be large: a step holds the cells, or the part of the map, that it changes.
class MapDocument : public GridDocumentOf<MapTraits> {
    Q_OBJECT

public:
    /// The profile must outlive the document. An empty path is a map that was never saved.
    /// @param fileFormat that of the file it was read from; nullopt: there is none
    MapDocument(Map map, const GameProfile& game, std::optional<MapFileFormat> fileFormat = std::nullopt,
                QObject* parent = nullptr);
    ~MapDocument() override;

    const GameProfile& game() const { return game_; }
    const Map& map() const { return shown(); }
    const Map& committedMap() const { return committed(); }
    /// The assumed numbers that apply to the map.
    CheckNumbers numbers() const { return numbersOf(shown(), game_); }

    /// The problems of map(); on large maps it may lag behind, then reportIsCurrent() is false for a moment.
    const Report& report() const { return report_; }
    bool reportIsCurrent() const { return reportIsCurrent_; }

    void setFileBytes(const std::string& bytes) override;
    Result<std::string> recoveryBytes() const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// The changes with what the declared symmetry adds: terrain always, hint layers only when the view's
    /// "mirror hints" is on.
    Edit symmetric(const CellChanges& changes) const;
    /// The symmetry applied to strokes on the layer.
    Symmetry strokeSymmetry(int layer) const;

    using GridDocumentOf::extendPreview;
    /// Adds changes of one layer, and what the declared symmetry adds to them: the stroke is what symmetric()
    /// of all its changes would be.
    void extendPreview(const CellChanges& changes);
    /// A sentence that explains why the layer's cells cannot be changed; empty if they can.
    QString lockText(int layer) const;
    /// Pushes the edit that `compute` returns for committedMap() as one undo step, or none if nothing
    /// differs. Ends the gesture in progress first.
    template <std::invocable<const Map&> Compute>
    void apply(const QString& text, Compute compute) {
        endGesture();
        pushEdit(text, compute(committed_));
    }
    /// The same for an edit that was computed earlier. An edit for another state of the map is refused:
    /// nothing is written.
    void apply(const QString& text, const Edit& edit);
    void applyFix(const QString& text, const Fix& fix);
    void applyFix(const QString& text, const FixEdit& fix);
    void setInfo(MapInfo info);
    /// Declares a symmetry and makes the repairing changes in the same step; refused like a fix.
    void setSymmetry(Symmetry symmetry, const CellChanges& repair = {});
    /// Overrides an assumed number for this map, clamped to its range; the game's own value removes the
    /// override. `index` is the index in numberFields.
    void setNumber(std::size_t index, int value);
    /// Replaces the note on the cell; an empty text removes it. NULs, leading and trailing blanks and
    /// everything beyond maximumCellNote are dropped. Refused beyond maximumCellNotes.
    void setNote(Cell cell, std::string_view words);
    /// Sets the cells that terrain generation must not change, as one undo step; cells off the board are
    /// ignored.
    void setLockedCells(const CellSet& cells, const QString& text);
    /// The cells with their mirror images under the declared symmetry, without those off the board.
    CellSet withMirrored(const CellSet& cells) const;
    /// Resets all numbers to the game's own values.
    void resetNumbers();
    /// Gives the map the size of the game's board, see inBoardSize(), as one step.
    void fitToBoard();

signals:
    /// Cells of a layer look different now; the ranges cover all of them closely: what a stroke painted, and
    /// its mirror image. cellsChanged() follows once for all layers.
    void layerChanged(int layer, const std::vector<stonemason::CellRange>& ranges);
    void infoChanged();
    void symmetryChanged();
    void rulesChanged(); ///< the assumed numbers
    void notesChanged();
    void lockedCellsChanged();

private:
    template <typename, typename>
    friend class stonemason::ExchangeCommand;
    std::string nameOfValue() const override { return committed_.info.name; }
    QString untitledName() const override;
    Result<Content> read(const std::string& bytes) const override;
    Result<std::string> write(const MapFileFormat& format) const override;
    MapFileFormat formatNamed(const QString& path) const override { return {mapFormatOf(path)}; }
    QStringList missingIn(MapFormat format) const;
    void push(const QString& text, CellChanges changes) override;
    void pushEdit(const QString& text, const Edit& edit);
    bool isOfThisMap(const CellChanges& changes);
    bool isUnlocked(const CellChanges& changes);
    QString refusalOf(const MapPreview& preview) const override { return refusalText(preview.refused()); }
    QString refusalText(const std::vector<CellRefusal>& refusals) const;
    void exchange(CellChanges& changes);
    void exchange(MapInfo& other);
    void exchange(Symmetry& other);
    void exchange(NumberChanges& other);
    void exchange(CellNotes& other);
    void exchange(CellSet& lockedCells);
    template <typename Part>
    void exchangePart(Part Map::*part, Part& other);
    bool holds(const MapInfo& info) const { return info == committed_.info; }
    bool holds(const NumberChanges& rules) const { return rules == committed_.rules; }
    void setRules(const NumberChanges& rules);
    void regionChanged(const CellChanges& changes) override;
    void emitChanged(const CellChanges& changes);
    void valueExchanged(const Map& before) override;
    void recheck() override;

    const GameProfile& game_;
    Report report_;
    bool reportIsCurrent_ = false;
    std::unique_ptr<CheckRunner> checks_;
};

/// Undo steps of cells that were painted, and of another map in this one's place.
using PaintCells = ExchangeCommand<MapDocument, CellChanges>;
using ReplaceMap = ExchangeCommand<GridDocumentOf<MapTraits>, Map>;

} // namespace stonemason::kings_conflict
