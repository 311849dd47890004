// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/gallery/gallery_dialog.h"
#include "editor/grid/gallery/gallery_of.h"
#include "editor/wastes/view/generate/board_batch.h"

class QComboBox;
class QSpinBox;

namespace stonemason::wastes {

class BoardRenderer;

/// The traits of a gallery of boards.
struct BoardGalleryTraits {
    using Batch = BoardBatch;
    using Item = BatchBoard;

    std::optional<Error> whyNot(const BoardBatch& batch) const {
        return whyNotGenerated(profile, batch.request);
    }
    LiveJob<std::vector<BatchBoard>, std::vector<BatchBoard>>::Work maker(const BoardBatch& batch) const;
    bool isThere(const BatchBoard& item) const { return item.measure.has_value(); }
    bool isDone(const BatchBoard& item) const { return item.measure || item.failure; }
    GalleryPicture pictureOf(const BatchBoard& item, int side, double ratio) const;
    QString failureText(const Error& error) const;

    const Profile& profile;
    BoardRenderer& renderer;
    bool isDark = false;
};

/// Generated boards as pictures to choose from, each with its measurement.
class BoardGallery : public GalleryOf<BoardGalleryTraits> {
    Q_OBJECT

public:
    /// Both must outlive the gallery.
    BoardGallery(const Profile& profile, BoardRenderer& renderer, QWidget* parent = nullptr);
};

/// The properties of a generated board: its seed, and the actual values of the wishes.
QString generatedBoardText(const BatchBoard& item, const Profile& profile);

class BoardGallery;
class BoardRenderer;

/// Shows generated boards with their measurements, updated with the wishes, to choose one.
class GeneratedBoardDialog : public GalleryDialog {
    Q_OBJECT

public:
    /// Both must outlive the dialog.
    GeneratedBoardDialog(const Profile& profile, BoardRenderer& renderer, QWidget* parent = nullptr);

    /// The chosen board; it has a value if the dialog was accepted.
    std::optional<Board> board() const;

    QSpinBox* rowsField() const { return rows_; }
    QSpinBox* columnsField() const { return columns_; }
    QComboBox* symmetryField() const { return symmetry_; }
    WishFields* wishes() const { return wishes_; }
    BoardGallery* gallery() const { return gallery_; }

protected:
    void make() override;
    std::uint64_t nextSeed() const override;

private:
    void addChoices();
    BoardBatch batch() const;
    void choiceChanged();

    const Profile& profile_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QComboBox* symmetry_;
    WishFields* wishes_;
    BoardGallery* gallery_;
};

} // namespace stonemason::wastes
