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

/// As people know it: "CP437 (DOS)".
QString charsetName(Charset charset);

/// One open map of characters. Maps may be of millions of cells: of the shown one only the cells are kept,
/// and strokes over much of the map are worked out on a thread of their own.
class TextMapDocument : public GridDocument {
    Q_OBJECT

public:
    /// The book must outlive the document.
    TextMapDocument(TextMap map, SignBook& signs, QObject* parent = nullptr);
    ~TextMapDocument() override;

    SignBook& signs() const { return signs_; }
    Size size() const { return shown_.size(); }
    /// The cells as shown, with the stroke in progress; what they hold are places in codes().
    const Grid<SignIndex>& cells() const { return shown_; }
    /// The numbers of the map's signs in the book.
    const std::vector<TileIndex>& codes() const { return codes_; }
    /// What a cell holds as shown, and without the stroke in progress.
    TileIndex shown(Cell cell) const { return codes_[shown_[cell]]; }
    TileIndex committed(Cell cell) const { return codes_[map_.cells[cell]]; }
    /// As saving writes it.
    const TextMap& committedMap() const { return map_; }
    TextMapViewState& view() const;

    /// How many cells hold the sign of that place in codes(), as shown.
    std::int64_t cellsOf(SignIndex sign) const { return counts_[sign]; }
    /// How many cells cannot be walked on, as shown.
    std::int64_t walls() const;
    /// What a person says of the map's characters.
    const SignMeanings& chosenMeanings() const { return chosen_; }
    /// The number of the same sign as this map has it.
    TileIndex codeHere(TileIndex code) const { return signs_.codeIn(code, chosen_); }
    /// Says that the sign is that from now on, as one undo step; nullopt: as the table has it.
    void say(TileIndex code, std::optional<Meaning> meaning);
    /// The same of all signs, in place of what was chosen.
    /// @param text of the undo step
    void chooseMeanings(const QString& text, SignMeanings meanings);
    /// What was chosen earlier: no undo step.
    void keepMeanings(SignMeanings meanings);
    /// The same of the preset of the game whose level file this is, which noteWhenOpened() then says, with
    /// what the lines around the map make of its characters. Another map of the file has its own, as long as
    /// nobody says otherwise.
    void recogniseGame(GlyphPreset game);
    /// That game, while the chosen meanings are those of its level file; nullptr otherwise.
    const GlyphPreset* recognisedGame() const {
        return recognised_ && chosen_ == recognisedSigns_ ? &*recognised_ : nullptr;
    }

    bool isPassable(Cell cell) const { return !signs_.isWall(shown(cell)); }
    /// Which cells can be walked on, as the map is shown now, whatever becomes of it: it may run on another
    /// thread, and later. Costs next to nothing, but the first time a look at each cell.
    std::function<BitGrid()> passability() const;

    /// What it was made from, as its title while it has no file.
    void setSampleName(const QString& name) { sampleName_ = name; }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString& path) const override;
    BytesWriter bytesWriterFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override { return bytesFor({}); }
    RecoveryWriter recoveryWriter() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    /// What its bytes are taken for, where they are no UTF-8, which letters are so many that they are hardly
    /// creatures, and which of its characters the table does not have.
    QString noteWhenOpened() const override;
    /// A name that makes rows a pattern of ambushes, and bytes that would be read otherwise.
    QString lossWhenSavedAs(const QString& path) const override;

    /// Shows these codes as the stroke in progress, in place of what it showed before.
    void preview(const CellCodes& codes);
    /// Adds codes to it. Costs what is added.
    void extendPreview(const CellCodes& codes);
    void cancelPreview() override;
    bool hasPreview() const override { return !touched_.empty(); }
    void endGesture() override;
    void commit(const QString& text) override;
    /// Begins a stroke in that code that is worked out on a thread of its own, on a copy of the map: it is
    /// done later, as one undo step, unless something changes the map or gives it up before.
    /// @param paint its sign and meanings are filled in
    void paintWidely(WidePaint paint, TileIndex code, const QString& text);
    /// The same of writing many cells in one code and putting down a part after that.
    /// @param put its signs are filled in: by `code` for the cells, by `part` for those of the part
    /// @param before is selected again when the stroke is given up; nullopt: what is selected stays
    void putWidely(WidePut put, TileIndex code, const LiftedPiece& part, const QString& text,
                   std::optional<CellSet> before = {});
    /// By place in codes(): what signs mean, those that mean the same alike.
    std::vector<int> meanings() const;
    /// The one under way, or nullptr.
    BackgroundFill* backgroundFill() const { return wide_; }
    /// Puts another map, made from committedMap(), in this one's place.
    void replace(const QString& text, TextMap map);
    /// Takes the bytes of the map, as they would be saved now, for other characters; they stay the same.
    /// Reports why they cannot be these. From then on this is the user's choice, undone or not.
    void reread(Charset charset);
    /// The maps in its file as saving would write it now, of which it is one; none in a file that is one map.
    /// Costs a look at the whole file.
    std::vector<LevelMap> levelMaps() const;
    /// Whether there are more of them than are shown. Costs nothing.
    bool hasLevelMaps() const { return map_.frame || levelCount_ > 0; }
    /// How many there are was found when it was read.
    void setLevelCount(int count) { levelCount_ = count; }
    /// Its number among the maps of its file as that was read, or wholeFileNumber. Costs nothing.
    int mapNumber() const { return map_.frame ? map_.frame->map.number : wholeFileNumber; }
    /// Its number among the maps of its file as saving would write it now, or wholeFileNumber; nullopt: it is
    /// edited so that it is none of them.
    /// @param written bytes of that file
    std::optional<int> numberAmong(const std::vector<LevelMap>& maps, std::size_t written) const;
    /// Shows another of levelMaps(), or the whole file, with all changes so far in its place in the file. An
    /// undo step, unless nothing was done yet. Errors: those of readTextMap(), and nothing changes.
    Status goToMap(int number);
    /// What the characters are taken for is a person's choice, made earlier.
    void keepCharset() { hasChosenCharset_ = true; }
    bool hasChosenCharset() const { return hasChosenCharset_; }

signals:
    /// hasChosenCharset(), and what the characters are taken for may be another set.
    void charsetChosen();
    /// chosenMeanings() has changed.
    void meaningsChanged();
    /// mapNumber() is a person's choice.
    void mapChosen();
    /// noteWhenOpened() says something else now.
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
    bool hasChosenCharset_ = false;          ///< what the characters are is not only found out
    int levelCount_ = 0;                     ///< maps in its file
    BackgroundFill* wide_ = nullptr;         ///< a child, until it ends
    std::optional<CellSet> beforeWide_;      ///< what is selected again when that is given up
};

} // namespace stonemason::text_map
