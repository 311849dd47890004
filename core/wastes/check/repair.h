// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/wastes/board/symmetry.h"

#include <optional>
#include <variant>
#include <vector>

namespace stonemason::wastes {

/// Removes the piece with that index, which stands on that cell.
struct RemovePiece {
    int index = 0;
    Cell cell;
    bool operator==(const RemovePiece&) const = default;
};
/// Lets it enter sludge.
struct LetWalk {
    int index = 0;
    Cell cell;
    bool operator==(const LetWalk&) const = default;
};
/// Of the pieces on the cell only the first of the list stays.
struct KeepFirst {
    Cell cell;
    bool operator==(const KeepFirst&) const = default;
};
/// Makes the tile a normal one.
struct MakeNormal {
    Cell cell;
    bool operator==(const MakeNormal&) const = default;
};
/// A goal for the side where the declared symmetry has it.
struct MirrorGoal {
    Side side = Side::Blue;
    Cell cell;
    bool operator==(const MirrorGoal&) const = default;
};
/// Turns all goals of the side but that one into normal tiles.
struct KeepGoal {
    Side side = Side::Blue;
    Cell cell;
    bool operator==(const KeepGoal&) const = default;
};
struct MakeHoles {
    std::vector<Cell> cells;
    bool operator==(const MakeHoles&) const = default;
};
/// Removes the changed jumps that no piece can make.
struct RemoveImpossibleJumps {
    bool operator==(const RemoveImpossibleJumps&) const = default;
};
/// Makes the board obey its symmetry: copies that half onto the other.
struct CopyHalf {
    Half half = Half::First;
    bool operator==(const CopyHalf&) const = default;
};
struct DeclareSymmetry {
    Symmetry symmetry = Symmetry::None;
    bool operator==(const DeclareSymmetry&) const = default;
};
/// Replaces the pieces of the other side by the mirrored pieces of that one.
struct MirrorPieces {
    Side side = Side::Blue;
    bool operator==(const MirrorPieces&) const = default;
};

using Repair = std::variant<RemovePiece, LetWalk, KeepFirst, MakeNormal, MirrorGoal, KeepGoal, MakeHoles,
                            RemoveImpossibleJumps, CopyHalf, DeclareSymmetry, MirrorPieces>;
using Fix = BasicFix<Repair>;

/// What the repair changes on the board; nullopt when the thing to repair is gone.
std::optional<BoardEdit> editOf(const Board& board, const Repair& repair);
std::optional<BoardEdit> editOf(const Board& board, const Fix& fix);

/// Makes the repair in the board. False: the thing to repair is gone.
bool makeIn(Board& board, const Repair& repair);

/// The symmetry by which one side can get the pieces of the other: the one that is declared, or else obeyed
/// by the tiles; None: there is none.
Symmetry symmetryOfPieces(const Board& board);

} // namespace stonemason::wastes
