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

/// The changes that the user made to pieces; a member without a value leaves its property as it is.
struct PieceChange {
    std::optional<Side> side{};
    std::optional<int> rank{};
    std::optional<bool> walks{};
    std::optional<bool> jumps{};

    /// A change of rank also sets the abilities that the profile gives the new rank, unless the piece's
    /// abilities differed from those of its old rank or are changed explicitly.
    void applyTo(Piece& piece, const Profile& profile) const;
};

/// Whether the piece has exactly the abilities that the profile gives its rank.
bool hasUsualAbilities(const Piece& piece, const Profile& profile);

/// The properties of one or several pieces: fields in which they differ are left undetermined.
class PieceForm : public QWidget {
    Q_OBJECT

public:
    explicit PieceForm(const Profile& profile, QWidget* parent = nullptr);

    /// Without pieces the form is empty.
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
