// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <QWidget>

#include <optional>

namespace stonemason::wastes {

/// A share of points with its interval on a scale from 0 to 100 %, one half in the middle.
class FairnessBar : public QWidget {
    Q_OBJECT

public:
    explicit FairnessBar(QWidget* parent = nullptr);

    /// nullopt: nothing is known.
    void show(std::optional<Estimate> share);

    QSize sizeHint() const override { return {160, 30}; }
    QSize minimumSizeHint() const override { return {100, 30}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Estimate> share_;
};

} // namespace stonemason::wastes
