// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/dialogs.h"

#include <QDialog>

#include <vector>

class QComboBox;

namespace stonemason {

/// Offers what a crash left: for each document its pictures, the file beside what was kept, and a choice.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(const QList<RecoveryOffer>& offers, QWidget* parent);

    /// One per offer. All later when the dialog was not accepted.
    QList<RecoveryChoice> choices() const;

private:
    QWidget* rowFor(const RecoveryOffer& offer);

    std::vector<QComboBox*> boxes_;
};

} // namespace stonemason
