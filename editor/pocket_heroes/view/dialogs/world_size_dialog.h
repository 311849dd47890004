// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/resizing.h"

#include <QDialog>

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;

namespace stonemason::pocket_heroes {

class WorldDocument;
class WorldRenderer;

/// Asks for another size of a world: how many cells a side, where the present map lies on the new one, and
/// the ground that is added. Previews the resized world and lists what would be off the map; accepting
/// applies the change as one undo command.
class WorldSizeDialog : public QDialog {
    Q_OBJECT

public:
    /// Document and renderer outlive the dialog.
    WorldSizeDialog(WorldDocument& document, WorldRenderer& renderer, QWidget* parent = nullptr);

    QComboBox* sizeField() const { return size_; }
    QComboBox* groundField() const { return ground_; }
    QAbstractButton* anchorButton(Anchor anchor) const;
    QLabel* verdict() const { return verdict_; }
    /// What was done, once it was accepted: sentences for the status bar.
    QString doneText() const { return doneText_; }

    void accept() override;

private:
    QWidget* buildAnchors();
    Anchor anchor() const;
    Resized outcome() const;
    void showOutcome();
    QString lostText(const Resized& resized) const;

    WorldDocument& document_;
    WorldRenderer& renderer_;
    QComboBox* size_;
    QComboBox* ground_;
    QButtonGroup* anchors_; ///< the id of a button is 3 * row + column
    QLabel* picture_;
    QLabel* verdict_;
    QPushButton* ok_ = nullptr;
    QString doneText_;
};

} // namespace stonemason::pocket_heroes
