// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/gallery/gallery_dialog.h"
#include "editor/wastes/view/generate/board_batch.h"

class QComboBox;
class QSpinBox;

namespace stonemason::wastes {

class BoardGallery;
class BoardRenderer;

/// Shows generated boards with what was measured on them, which follow the wishes, and asks for one.
class GeneratedBoardDialog : public GalleryDialog {
    Q_OBJECT

public:
    /// Both outlive the dialog.
    GeneratedBoardDialog(const Profile& profile, BoardRenderer& renderer, QWidget* parent = nullptr);

    /// The chosen board; there is one when the dialog was accepted.
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
