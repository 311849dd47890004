// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"
#include "core/text_map/level_file.h"
#include "core/text_map/sign_meanings.h"
#include "core/text_map/text_map.h"
#include "core/text_map/wide_paint.h"
#include "editor/grid/document/exchange_command.h"
#include "editor/grid/document/grid_document.h"
#include "editor/grid/tools/paint_target.h"
#include "editor/text_map/model/background_fill.h"
#include "editor/text_map/model/sign_book.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace stonemason::text_map {

class TextMapViewState;

/// The display name: "CP437 (DOS)".
QString charsetName(Charset charset);

/// One open map of characters. Maps may have millions of cells: the shown state stores the cells only, and
/// strokes over a large part of the map are computed on a background thread.
class TextMapDocument : public GridDocument {
    Q_OBJECT

public:
    /// The book must outlive the document.
    TextMapDocument(TextMap map, SignBook& signs, QObject* parent = nullptr);
    ~TextMapDocument() override;

    SignBook& signs() const { return signs_; }
    Size size() const { return shown_.size(); }
    /// The cells as shown, with the stroke in progress; their values are indices into codes().
    const Grid<SignIndex>& cells() const { return shown_; }
    /// The codes of the map's signs in the book.
    const std::vector<TileIndex>& codes() const { return codes_; }
    /// The code of a cell as shown, and without the stroke in progress.
    TileIndex shown(Cell cell) const { return codes_[shown_[cell]]; }
    TileIndex committed(Cell cell) const { return codes_[map_.cells[cell]]; }
    /// As saving writes it.
    const TextMap& committedMap() const { return map_; }
    TextMapViewState& view() const;

    /// The number of cells with the sign at that index of codes(), as shown.
    std::int64_t cellsOf(SignIndex sign) const { return counts_[sign]; }
    /// How many cells cannot be walked on, as shown.
    std::int64_t walls() const;
    /// The meanings that the user chose for the map's characters.
    const SignMeanings& chosenMeanings() const { return chosen_; }
    /// The code of the same sign with this map's meanings.
    TileIndex codeHere(TileIndex code) const { return signs_.codeIn(code, chosen_); }
    /// Sets the meaning of the sign, as one undo command; nullopt: the meaning in the table.
    void say(TileIndex code, std::optional<Meaning> meaning);
    /// Replaces the chosen meanings of all signs.
    /// @param text of the undo step
    void chooseMeanings(const QString& text, SignMeanings meanings);
    /// Restores meanings chosen earlier, without an undo command.
    void keepMeanings(SignMeanings meanings);
    /// Applies the preset of the game whose level file this is, with the meanings that the lines around the
    /// map define; noteWhenOpened() then reports the game. Each map of the file has its own meanings until
    /// the user chooses others.
    void recogniseGame(GlyphPreset game);
    /// That game, while the chosen meanings are those of its level file; nullptr otherwise.
    const GlyphPreset* recognisedGame() const {
        return recognised_ && chosen_ == recognisedSigns_ ? &*recognised_ : nullptr;
    }

    bool isPassable(Cell cell) const { return !signs_.isWall(shown(cell)); }
    /// Returns a snapshot of the walkable cells of the map as shown now: it may be called later and on
    /// another thread. Takes constant time, but the first call scans all cells.
    std::function<BitGrid()> passability() const;

    /// The name of its sample, as its title while it has no file.
    void setSampleName(const QString& name) { sampleName_ = name; }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString& path) const override;
    BytesWriter bytesWriterFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override { return bytesFor({}); }
    RecoveryWriter recoveryWriter() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    /// Reports the detected character set if it is not UTF-8, letters that are too frequent to be creatures,
    /// and characters that the table does not contain.
    QString noteWhenOpened() const override;
    /// Warns if the file name makes the rows an ambush pattern, or the bytes would be read differently.
    QString lossWhenSavedAs(const QString& path) const override;

    /// Shows these codes as the stroke in progress, in place of what it showed before.
    void preview(const CellCodes& codes);
    /// Adds codes to it, in time linear in the added cells.
    void extendPreview(const CellCodes& codes);
    void cancelPreview() override;
    bool hasPreview() const override { return !touched_.empty(); }
    void endGesture() override;
    void commit(const QString& text) override;
    /// Begins a stroke in that code, computed on a background thread from a copy of the map: it is applied
    /// later, as one undo command, unless the map changes or the stroke is cancelled before.
    /// @param paint its sign and meanings are filled in
    void paintWidely(WidePaint paint, TileIndex code, const QString& text);
    /// The same for filling many cells with one code and then placing a part.
    /// @param put its signs are filled in: by `code` for the cells, by `part` for those of the part
    /// @param before is selected again when the stroke is given up; nullopt: what is selected stays
    void putWidely(WidePut put, TileIndex code, const LiftedPiece& part, const QString& text,
                   std::optional<CellSet> before = {});
    /// By index of codes(): meanings of signs; equal meanings have equal numbers.
    std::vector<int> meanings() const;
    /// The one under way, or nullptr.
    BackgroundFill* backgroundFill() const { return wide_; }
    /// Replaces the map with another one, made from committedMap().
    void replace(const QString& text, TextMap map);
    /// Decodes the bytes of the map, as they would be saved now, with another character set; the bytes stay
    /// the same. Reports why that is not possible. From then on the set counts as the user's choice, even if
    /// undone.
    void reread(Charset charset);
    /// The maps in its file as saving would write it now, of which it is one; none in a file that is one map.
    /// Scans the whole file.
    std::vector<LevelMap> levelMaps() const;
    /// Whether the file contains more maps than the shown one. Takes constant time.
    bool hasLevelMaps() const { return map_.frame || levelCount_ > 0; }
    /// How many there are was found when it was read.
    void setLevelCount(int count) { levelCount_ = count; }
    /// Its number among the maps of its file when that was read, or wholeFileNumber. Takes constant time.
    int mapNumber() const { return map_.frame ? map_.frame->map.number : wholeFileNumber; }
    /// Its number among the maps of its file as saving would write it now, or wholeFileNumber; nullopt:
    /// after edits it is not recognised as one of them.
    /// @param written bytes of that file
    std::optional<int> numberAmong(const std::vector<LevelMap>& maps, std::size_t written) const;
    /// Shows another of levelMaps(), or the whole file, with all changes so far in its place in the file. An
    /// undo step, unless nothing was done yet. Errors: those of readTextMap(), and nothing changes.
    Status goToMap(int number);
    /// Marks the character set as the user's choice, made earlier.
    void keepCharset() { hasChosenCharset_ = true; }
    bool hasChosenCharset() const { return hasChosenCharset_; }

signals:
    /// hasChosenCharset() is now true, and the character set may have changed.
    void charsetChosen();
    /// chosenMeanings() has changed.
    void meaningsChanged();
    /// The user chose mapNumber().
    void mapChosen();
    /// The text of noteWhenOpened() has changed.
    /// @param isOtherMap of its file
    void noteChanged(bool isOtherMap);
    /// A stroke over much of the map is worked out: backgroundFill().
    void backgroundFillBegan(stonemason::text_map::BackgroundFill* stroke);

private:
    template <typename, typename>
    friend class stonemason::ExchangeCommand;
    std::string nameOfValue() const override { return {}; }
    QString untitledName() const override;
    std::optional<SignIndex> indexFor(TileIndex code);
    QString refusalOf(TileIndex code) const;
    QString partNote() const;
    QString gameNote() const;
    QString charsetNote() const;
    QString manyCreatures() const;
    QString unknownCharacters() const;
    std::vector<SignRun> strokeRuns();
    void push(const QString& text, SignChanges changes);
    void beginWidely(BackgroundFill::Work work, const QString& text);
    void selectAsBefore();
    void exchange(std::vector<SignRun>& runs);
    void exchange(Grid<SignIndex>& other);
    void exchange(SignMeanings& other);
    void exchange(TextMap& other);
    void recogniseSigns();
    void adopt();
    void showCells();
    void show(Cell cell, SignIndex sign);
    bool isWay(SignIndex sign) const { return !signs_.isWall(codes_[sign]); }
    void emitChanged(const std::optional<CellRange>& range);

    SignBook& signs_;
    QString sampleName_;
    TextMap map_;                    ///< without the stroke in progress, but for its signs
    Grid<SignIndex> shown_;          ///< the cells with it
    std::vector<Cell> touched_;      ///< by it; some more than once
    TileIndex refusedSign_ = noSign; ///< that the stroke could not write
    SignMeanings chosen_;
    std::optional<GlyphPreset> recognised_; ///< the game whose level file it is, if that shows
    SignMeanings recognisedSigns_{};        ///< the meanings of the characters in this map of it
    std::vector<TileIndex> codes_;
    std::vector<std::int64_t> counts_;       ///< of shown_
    mutable std::optional<CowBitGrid> ways_; ///< of shown_, once they were asked for
    bool hasChosenCharset_ = false;          ///< the character set was chosen, not only detected
    int levelCount_ = 0;                     ///< maps in its file
    BackgroundFill* wide_ = nullptr;         ///< a child, until it ends
    std::optional<CellSet> beforeWide_;      ///< what is selected again when that is given up
};

} // namespace stonemason::text_map
