// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/grid/transform.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/paint_target.h"
#include "editor/grid/tools/tool_state.h"
#include "editor/text_map/model/sign_book.h"

#include <QString>

#include <utility>

namespace stonemason::text_map {

/// What to draw of a text map, and how.
struct TextMapStyle {
    bool dark = false;
    bool gridLines = false;
    bool signs = false; ///< the character of every cell, over it

    bool operator==(const TextMapStyle&) const = default;
};

/// The view state of one open text map.
class TextMapViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    /// Whether every cell has its character written over it.
    bool showsSigns() const { return signs_; }
    void setShowsSigns(bool on) { set(signs_, on); }

    /// Where else every stroke appears: Identity (nowhere, at first), HalfTurn, FlipHorizontal or
    /// FlipVertical. The file cannot hold it, so it lasts as long as the map is open.
    Transform mirroring() const { return mirroring_; }
    void setMirroring(Transform transform) {
        if (std::exchange(mirroring_, transform) != transform) emit mirroringChanged();
    }

    /// What the canvas draws, in the colours of the application's present palette.
    TextMapStyle style() const;

signals:
    void styleChanged();
    void mirroringChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = false;
    bool signs_ = false;
    Transform mirroring_ = Transform::Identity;
};

/// The state of the tools for the next stroke on a text map: the tool, the sign to paint, the stamp.
class SignBrush : public StampToolState {
    Q_OBJECT

public:
    /// Begins with the first wall of the book, which must outlive the brush.
    explicit SignBrush(SignBook& signs, QObject* parent = nullptr);

    SignBook& signs() const { return signs_; }
    TileIndex sign() const { return sign_; }
    /// noSign is none to paint with.
    void setSign(TileIndex sign);

protected:
    QString textOf(const LiftedPiece& stamp) const override;
    std::optional<LiftedPiece> stampFrom(const QString& text) override;

private:
    SignBook& signs_;
    TileIndex sign_;
};

/// The placeholder, in the text of a part, for cells of its bounding rectangle that are not in the part.
enum class Untouched : std::uint8_t {
    Blank, ///< a blank: a text for other programs
    Marked ///< a tab, which no cell can hold
};

/// A part of a map as text, a line for each row.
QString partText(const LiftedPiece& part, const SignBook& signs, Untouched untouched);

/// The cells of such a text; tabs and the space beyond the end of a row are not part of it. New signs are
/// added to the book. Errors: those of readTextMap.
Result<LiftedPiece> partOf(const QString& text, SignBook& signs);

} // namespace stonemason::text_map
