// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/wastes/game/view/war_view.h"

#include <QLabel>

namespace stonemason::wastes {

/// The play workspace's part of the status bar: what lies under the pointer or at the keys.
class WarStatus : public QObject {
    Q_OBJECT

public:
    explicit WarStatus(QObject* parent = nullptr);

    void bind(WarDocument* document, WarView* view);

    QLabel* cellLabel() const { return cell_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

private:
    void showCell();

    Binding<WarDocument, WarView> binding_;
    GivenWidgets<QWidget> widgets_;
    QPointer<QLabel> cell_;
};

} // namespace stonemason::wastes
