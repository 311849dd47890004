// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_state.h"
#include "editor/text_map/model/sign_book.h"

namespace stonemason::text_map {

/// What the next stroke on a text map would do: the tool, the sign it paints, the stamp.
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

} // namespace stonemason::text_map
