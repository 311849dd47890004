// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;

namespace stonemason::wastes {

/// What a person has changed of pieces; what is not named stays as it is.
struct PieceChange {
    std::optional<Side> side{};
    std::optional<int> rank{};
    std::optional<bool> walks{};
    std::optional<bool> jumps{};

    /// With a rank come the abilities that it has by the profile, unless the piece had others than its rank
    /// before, or they are named.
    void applyTo(Piece& piece, const Profile& profile) const;
};

/// Whether the piece can do just what the profile gives its rank.
bool hasUsualAbilities(const Piece& piece, const Profile& profile);

/// The properties of one or several pieces: fields in which they differ are left open.
class PieceForm : public QWidget {
    Q_OBJECT

public:
    explicit PieceForm(const Profile& profile, QWidget* parent = nullptr);

    /// No pieces: nothing to fill in.
    void show(const std::vector<Piece>& pieces);

    QComboBox* sideField() const { return side_; }
    QComboBox* rankField() const { return rank_; }

signals:
    void changed(const stonemason::wastes::PieceChange& change);

private:
    QComboBox* side_;
    QComboBox* rank_;
    QCheckBox* walks_;
    QCheckBox* jumps_;
};

} // namespace stonemason::wastes
