// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace stonemason::kings_conflict {

class MapDocument;
class MapRenderer;

/// Replaces one tile (or digit) by another everywhere in the current layer, or in the selection.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    /// `from` is chosen already; what it becomes is the person's to choose.
    ReplaceDialog(MapDocument& document, MapRenderer& renderer, Code from, QWidget* parent = nullptr);

    QComboBox* fromField() const { return from_; }
    QComboBox* toField() const { return to_; }
    QCheckBox* selectionOnly() const { return selectionOnly_; }
    QLabel* countLabel() const { return count_; }
    QPushButton* replaceButton() const { return replace_; }

    void accept() override;

private:
    QComboBox* codeField(bool withUnknown);
    void showCount();
    Code from() const;
    Code to() const; ///< 0 while none is chosen

    MapDocument& document_;
    MapRenderer& renderer_;
    QComboBox* from_;
    QComboBox* to_;
    QCheckBox* selectionOnly_;
    QLabel* count_;
    QPushButton* replace_;
};

} // namespace stonemason::kings_conflict
