// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/symmetry.h"

#include <QDialog>

#include <array>

class QLabel;

namespace stonemason {

class MapDocument;
class MapRenderer;
class PictureButton;

/// Asks how a map that breaks a symmetry shall come to obey it: by copying one half onto the other, shown as
/// pictures of the outcome with the changed cells ringed, or not at all for now. It follows a map that is
/// read anew from its file meanwhile.
class SymmetryDialog : public QDialog {
    Q_OBJECT

public:
    SymmetryDialog(MapDocument& document, MapRenderer& renderer, Symmetry symmetry,
                   QWidget* parent = nullptr);

    /// Bottom left, top right, leave as it is.
    PictureButton* choice(int index) const { return choices_[std::size_t(index)]; }
    /// Declares the symmetry and makes the chosen repair: one undo step.
    void apply();

    void accept() override;

private:
    void addChoice(int index, const QString& title);
    void workOut();
    void showChoice(int index);
    void showRefused();
    int chosen() const;

    MapDocument& document_;
    MapRenderer& renderer_;
    Symmetry symmetry_;
    std::array<Edit, 3> edits_;
    std::array<PictureButton*, 3> choices_{};
    QLabel* intro_;
    QLabel* refused_;
};

} // namespace stonemason
