// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QDialog>

class QLineEdit;

namespace stonemason::kings_conflict {

class MapDocument;

/// Asks for the note on a cell: a new one, or other words for the one there. Without words the note is taken
/// away.
class NoteDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog.
    NoteDialog(MapDocument& document, Cell cell, QWidget* parent = nullptr);

    QLineEdit* field() const { return field_; }

    void accept() override;

private:
    MapDocument& document_;
    Cell cell_;
    QLineEdit* field_;
};

} // namespace stonemason::kings_conflict
