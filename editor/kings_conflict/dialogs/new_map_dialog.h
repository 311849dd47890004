// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <QDialog>

#include <vector>

class QLineEdit;

namespace stonemason {

class MapRenderer;
class PictureButton;

/// Asks what a new map is to be: its name, its symmetry, and whether it starts plain or from a published map.
class NewMapDialog : public QDialog {
    Q_OBJECT

public:
    /// `samples` are maps to start from. They obey a symmetry of their own, which is taken over.
    NewMapDialog(const GameProfile& game, MapRenderer& renderer, std::vector<Map> samples,
                 QWidget* parent = nullptr);

    /// The map as chosen; meaningful at any time.
    Map map() const;

    QLineEdit* nameField() const { return name_; }
    /// In the order of the profile's symmetries without None; of plain first, then the samples.
    const std::vector<PictureButton*>& symmetryChoices() const { return symmetries_; }
    const std::vector<PictureButton*>& startChoices() const { return starts_; }

private:
    QWidget* buildSymmetries();
    QWidget* buildStarts();
    void startChosen();
    const Map* chosenSample() const;
    Symmetry chosenSymmetry() const;

    const GameProfile& game_;
    MapRenderer& renderer_;
    std::vector<Map> samples_;
    QLineEdit* name_;
    std::vector<PictureButton*> symmetries_;
    std::vector<Symmetry> offered_;
    std::vector<PictureButton*> starts_;
};

} // namespace stonemason
