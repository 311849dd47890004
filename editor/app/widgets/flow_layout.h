// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace stonemason {

/// Items side by side, going on in a new row where one is full; all at their preferred size.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    FlowLayout(QWidget* parent, int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    int count() const override { return int(items_.size()); }
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    template <typename Place>
    int flow(const QRect& rect, Place place) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
    int gap_;
};

} // namespace stonemason
