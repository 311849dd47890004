// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <QWidget>

#include <optional>

namespace stonemason::wastes {

/// A share of points with its interval on a scale from 0 to 100 %; a line in the middle marks a fair board.
class FairnessBar : public QWidget {
    Q_OBJECT

public:
    explicit FairnessBar(QWidget* parent = nullptr);

    /// nullopt: unknown.
    void show(std::optional<Estimate> share);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The label of the line.
    static QString nameOfMiddle();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Estimate> share_;
};

} // namespace stonemason::wastes
