// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cow_bit_grid.h"
#include "core/text_map/text_map.h"
#include "core/text_map/wide_paint.h"
#include "editor/app/document.h"
#include "editor/grid/cell_range.h"
#include "editor/grid/tools/paint_target.h"
#include "editor/text_map/sign_book.h"
#include "editor/text_map/wide_stroke.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace stonemason::text_map {

class TextMapViewState;

/// As people know it: "CP437 (DOS)".
QString charsetName(Charset charset);

/// One open map of characters: its value, its undo history, its file. All changes go through here and become
/// one undo step each. A stroke in progress is a preview: it is shown like the real thing, but only commit()
/// makes it an undo step, and cancelPreview() leaves no trace. Whatever else changes the map gives the
/// gesture under way up first.
class TextMapDocument : public Document {
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
    TextMapViewState& view() const { return *view_; }

    /// How many cells hold the sign of that place in codes(), as shown.
    std::int64_t cellsOf(SignIndex sign) const { return counts_[sign]; }
    /// How many cells cannot be walked on, as shown.
    std::int64_t walls() const;
    bool isPassable(Cell cell) const { return !signs_.isWall(shown(cell)); }
    /// Which cells can be walked on, as the map is shown now, whatever becomes of it: it may run on another
    /// thread, and later. Costs next to nothing, but the first time a look at each cell.
    std::function<BitGrid()> passability() const;

    /// The file's name, else the sample's it was made from, else "Untitled text map".
    QString title() const override;
    void setSampleName(const QString& name) { sampleName_ = name; }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString& path) const override;
    BytesWriter bytesWriterFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override { return bytesFor({}); }
    RecoveryWriter recoveryWriter() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QImage thumbnail(QSize size) const override;
    /// What its bytes are taken for, where they are no UTF-8, and which of its characters the table does not
    /// have.
    QString noteWhenOpened() const override;
    /// A name that makes rows a pattern of ambushes, and bytes that would be read otherwise.
    QString lossWhenSavedAs(const QString& path) const override;

    /// Shows these codes as the stroke in progress, in place of what it showed before.
    void preview(const CellCodes& codes);
    /// Adds codes to it. Costs what is added.
    void extendPreview(const CellCodes& codes);
    void cancelPreview();
    bool hasPreview() const { return !touched_.empty(); }
    /// Gives up what was begun on the map with a tool and not ended, wherever that was.
    void endGesture();
    /// Makes the stroke in progress an undo step called `text` (the number of cells is added); without
    /// changes there is none. Reports what the map cannot hold.
    void commit(const QString& text);
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
    WideStroke* wideStroke() const { return wide_; }
    /// Puts another map, made from committedMap(), in this one's place.
    void replaceMap(const QString& text, TextMap map);
    /// Takes the bytes of the map, as they would be saved now, for other characters; they stay the same.
    /// Reports why they cannot be these. From then on this is the user's choice, undone or not.
    void reread(Charset charset);
    /// What the characters are taken for is a person's choice, made earlier.
    void keepCharset() { hasChosenCharset_ = true; }
    bool hasChosenCharset() const { return hasChosenCharset_; }
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence) { emit refused(sentence); }

signals:
    /// Cells within look different now.
    void cellsChanged(const stonemason::CellRange& range);
    /// The map is of another size, or everything at once may have changed.
    void mapReplaced();
    /// hasChosenCharset(), and what the characters are taken for may be another set.
    void charsetChosen();
    /// Something else is about to change the map: whoever holds a gesture on it gives that up.
    void gestureEnds();
    /// A stroke over much of the map is worked out: wideStroke().
    void wideStrokeBegan(stonemason::text_map::WideStroke* stroke);
    /// Something could not be painted; the sentence gives the reason.
    void refused(const QString& sentence);

private:
    friend class TextMapCommand;
    std::optional<SignIndex> indexFor(TileIndex code);
    QString refusalOf(TileIndex code) const;
    QString unknownCharacters() const;
    std::vector<SignRun> strokeRuns();
    void push(const QString& text, SignChanges changes);
    void beginWidely(WideStroke::Work work, const QString& text);
    void selectAsBefore();
    void write(const std::vector<SignRun>& runs, bool forward);
    void exchangeCells(Grid<SignIndex>& other);
    void exchange(TextMap& other);
    void adopt();
    void showCells();
    void show(Cell cell, SignIndex sign);
    bool isWay(SignIndex sign) const { return !signs_.isWall(codes_[sign]); }
    void tell(const std::optional<CellRange>& range);

    SignBook& signs_;
    QString sampleName_;
    TextMap map_;                    ///< without the stroke in progress, but for its signs
    Grid<SignIndex> shown_;          ///< the cells with it
    std::vector<Cell> touched_;      ///< by it; some more than once
    TileIndex refusedSign_ = noSign; ///< that the stroke could not write
    std::vector<TileIndex> codes_;
    std::vector<std::int64_t> counts_;       ///< of shown_
    mutable std::optional<CowBitGrid> ways_; ///< of shown_, once somebody has asked
    bool hasChosenCharset_ = false;          ///< what the characters are is not only found out
    WideStroke* wide_ = nullptr;             ///< a child, until it ends
    std::optional<CellSet> beforeWide_;      ///< what is selected again when that is given up
    std::unique_ptr<TextMapViewState> view_;
};

} // namespace stonemason::text_map
