// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/dialogs.h"

#include <QDialog>

class QListWidget;

namespace stonemason {

/// Asks about several unsaved documents at once: ticked ones are saved.
class SaveListDialog : public QDialog {
    Q_OBJECT

public:
    SaveListDialog(const QList<Document*>& documents, QWidget* parent);

    /// Cancelled unless a button was pressed.
    const SaveAnswer& answer() const { return answer_; }

private:
    void save();
    void discard();

    const QList<Document*> documents_;
    QListWidget* list_;
    SaveAnswer answer_{.cancelled = true, .save = {}};
};

} // namespace stonemason
