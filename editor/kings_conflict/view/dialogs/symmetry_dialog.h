// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/dialogs/half_choice_dialog.h"

#include <array>

class QLabel;

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;

/// Asks how to repair a map that breaks a symmetry; changed cells are ringed in the previews. The default is
/// the half painted last or, without a stroke, the half with more painted cells. The dialog updates when the
/// map is reloaded from its file.
class SymmetryDialog : public HalfChoiceDialog {
    Q_OBJECT

public:
    SymmetryDialog(MapDocument& document, MapRenderer& renderer, Symmetry symmetry,
                   QWidget* parent = nullptr);

    /// Declares the symmetry and makes the chosen repair: one undo step.
    void apply();

    void accept() override;

private:
    void workOut();
    void showChoice(int index);
    void showRefused();

    MapDocument& document_;
    MapRenderer& renderer_;
    Symmetry symmetry_;
    std::array<Edit, 3> edits_;
    QLabel* refused_;
};

} // namespace stonemason::kings_conflict
