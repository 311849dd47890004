// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/preview/site_search.h"

#include <QWidget>

namespace stonemason::ambush {

/// A map in small with the sites that a pattern finds there.
class SitePicture : public QWidget {
    Q_OBJECT

public:
    explicit SitePicture(QWidget* parent = nullptr);

    void show(SiteAnswer answer);
    /// Shows nothing.
    void clear();
    const SiteAnswer& answer() const { return answer_; }
    /// Where the map lies in the widget; empty while there is none.
    QRectF mapRect() const;

    QSize sizeHint() const override { return {280, 160}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintSites(QPainter& painter, const QRectF& map) const;

    SiteAnswer answer_;
};

} // namespace stonemason::ambush
