// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool_state.h"

#include <utility>

namespace stonemason::ambush {

/// What to draw of a pattern, and how.
struct PatternStyle {
    bool dark = false;
    bool gridLines = true;
    bool characters = false; ///< the signs' characters in files, drawn over them

    bool operator==(const PatternStyle&) const = default;
};

/// The view state of one open pattern.
class PatternViewState : public GridState {
    Q_OBJECT

public:
    using GridState::GridState;

    bool showsGrid() const { return grid_; }
    void setShowsGrid(bool on) { set(grid_, on); }
    bool showsCharacters() const { return characters_; }
    void setShowsCharacters(bool on) { set(characters_, on); }

    /// What the canvas draws, in the colours of the application's present palette.
    PatternStyle style() const;

signals:
    void styleChanged();

private:
    void set(bool& shown, bool on) {
        if (std::exchange(shown, on) != on) emit styleChanged();
    }

    bool grid_ = true;
    bool characters_ = false;
};

/// The state of the tools for the next stroke on a pattern: the tool, the sign to paint, the stamp.
class PatternBrush : public StampToolState {
    Q_OBJECT

public:
    using StampToolState::StampToolState;

    /// One of allSigns.
    char sign() const { return sign_; }
    void setSign(char sign);

protected:
    QString textOf(const LiftedPiece& stamp) const override;
    std::optional<LiftedPiece> stampFrom(const QString& text) override;

private:
    char sign_ = '.';
};

/// Part of a pattern as text, a line of signs for each row with '?' where it has no cell, and the reverse
/// conversion; nullopt for any other text or an empty part.
QString partText(const LiftedPiece& part);
std::optional<LiftedPiece> partOf(const QString& text);

/// Converts a sign to its code for the tools, and back.
inline TileIndex codeOf(char sign) {
    return TileIndex(static_cast<unsigned char>(sign));
}
inline char signOf(TileIndex code) {
    return static_cast<char>(code);
}

} // namespace stonemason::ambush
