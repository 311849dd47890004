// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/token_battle/duel/view/duel_binding.h"

#include <QLabel>

namespace stonemason::token_battle {

/// The play workspace's part of the status bar: what lies under the pointer or at the keys, in words; the
/// score. The labels belong to the status bar once it has taken them.
class DuelStatus : public QObject {
    Q_OBJECT

public:
    explicit DuelStatus(QObject* parent = nullptr);

    void bind(DuelDocument* document, DuelView* view);

    QLabel* cellLabel() const { return cell_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

private:
    void showCell();
    void showScore();

    DuelBinding binding_;
    GivenWidgets<QWidget> widgets_;
    QPointer<QLabel> cell_;
    QPointer<QLabel> score_;
};

} // namespace stonemason::token_battle
